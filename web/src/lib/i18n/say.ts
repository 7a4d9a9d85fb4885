/** Every sentence of the page: messages of the catalogues, by id and arguments (the same files and the same rules as fourcures.words). */
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import type { Said, Shown } from "$lib/net/protocol";

type Pattern = NonNullable<Message["value"]>;
export type Arg = string | number | string[];

/** What every page needs, and a table of the base game; other pages, other parts of a table and modules bring their own. */
const files = import.meta.glob<string>("$locales/en/{game,kinds,map,server,web,web3,web_why}.ftl", { query: "?raw", import: "default", eager: true });

const bundle = new FluentBundle("en", { useIsolating: false });
/** Messages that are loaded later. */
export const learn = (text: string): void => void bundle.addResource(new FluentResource(text));
Object.values(files).forEach(learn);

/** What somebody typed is shown as it was typed. */
const VERBATIM: readonly string[] = ["found", "token", "step", "allowed", "why", "name"];

/** A code by its name (`name-CAI`), a list by its names, anything else as it is. */
function shown(value: Arg): string | number {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "string" && /^[\p{L}\p{N}]+$/u.test(value) ? name(value) : value;
}

/** The message in words; an id that no catalogue knows is said as it is. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  const found = pattern(id);
  if (!found) return [id, ...Object.entries(args).map(([k, v]) => `${k}=${String(v)}`)].join(" ");
  const named = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, VERBATIM.includes(k) && typeof v === "string" ? v : shown(v)]));
  return bundle.formatPattern(found, named, []); // what is missing stays visible in the text
}

/** What the server said; what only its other clients can be told is said in general. */
export const said = (message: Said): string => (has(message.id) ? t(message.id, message.args) : t("ui-refused"));

/** Modules that say nothing of their own. */
const SILENT: readonly string[] = ["base", "ask", "grounded", "anytime", "prompted", "closed"];
let whole = false;

const modulesOf = (rules: string): string[] => rules.split("/")[0]!.split("+");

/** Everything that a table with these rules says is here. */
export const knows = (rules: string): boolean => whole || modulesOf(rules).every((module) => SILENT.includes(module));

/** Loads what the modules say. */
export async function learnModules(): Promise<void> {
  await import("./modules");
  whole = true;
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** What is special about a table: values of its options, and its modules.  Where they change a message ID, there is one named ID-VALUE. */
let dress: readonly string[] = [];

/** From now on names and texts are those of this table; the colours of the page follow. */
export function wear({ city = "", colours = "" }: Shown = {}, rules = ""): void {
  dress = [city, colours, ...modulesOf(rules)];
  document.documentElement.dataset["colours"] = colours;
}

/** The message as this table says it. */
function pattern(id: string): Pattern | null | undefined {
  const own = dress.find((value) => has(`${id}-${value}`));
  return bundle.getMessage(own ? `${id}-${own}` : id)?.value;
}

/** The name of a city, role, event or disease. */
export function name(code: string): string {
  const found = pattern(`name-${code}`);
  return found ? bundle.formatPattern(found) : code;
}
