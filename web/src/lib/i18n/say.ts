/** Every sentence of the page: messages of the catalogues, by id and arguments (the same files and the same rules as fourcures.words). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Said } from "$lib/net/protocol";

export type Arg = string | number | string[];

const files = import.meta.glob<string>(["$locales/en/*.ftl", "!$locales/en/{cli,notation}.ftl"], { query: "?raw", import: "default", eager: true });

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

/** What somebody typed is shown as it was typed. */
const VERBATIM: readonly string[] = ["found", "token", "step", "allowed", "why", "name"];

/** A code by its name (`name-CAI`), a list by its names, anything else as it is. */
function shown(value: Arg): string | number {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "string" && /^[\p{L}\p{N}]+$/u.test(value) ? name(value) : value;
}

/** The message in words; an id that no catalogue knows is said as it is. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return [id, ...Object.entries(args).map(([k, v]) => `${k}=${String(v)}`)].join(" ");
  const named = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, VERBATIM.includes(k) && typeof v === "string" ? v : shown(v)]));
  return bundle.formatPattern(pattern, named);
}

/** What the server said; what only its other clients can be told is said in general. */
export const said = (message: Said): string => (has(message.id) ? t(message.id, message.args) : t("ui-refused"));

/** The name of a city, role, event or disease. */
export function name(code: string): string {
  const pattern = bundle.getMessage(`name-${code}`)?.value;
  return pattern ? bundle.formatPattern(pattern) : code;
}

export const has = (id: string): boolean => bundle.hasMessage(id);
