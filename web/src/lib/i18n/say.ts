/** Every sentence of the page: messages of the catalogues, by id and arguments (the same files and the same rules as fourcures.words). */
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import type { Said, Shown } from "$lib/net/protocol";
import catalogues from "virtual:words";
import type { Language } from "./parts";
import { tongue } from "./tongue.svelte";

export type Arg = string | number | string[];

/** The messages of one language, as far as they are here. */
class Words {
  readonly bundle: FluentBundle;
  /** Forms that a name may have beside the plain one: cases, or with an article. */
  forms: string[] = [];
  private readonly parts = new Map<string, Promise<void>>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  has = (part: string): boolean => this.parts.has(part);

  learn(part: string): Promise<void> {
    const learning = this.parts.get(part) ?? this.load(part);
    this.parts.set(part, learning);
    return learning;
  }

  private async load(part: string): Promise<void> {
    try {
      const { base, parts } = await catalogues[this.language]();
      this.add(part === "base" ? base : (await parts[part]!()).default);
    } catch (error) {
      this.parts.delete(part);
      throw error;
    }
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
    const forms = this.bundle.getMessage("name-forms")?.value;
    if (forms) this.forms = this.bundle.formatPattern(forms).split(" ");
  }
}

let words = new Words("en");
const wanted = new Set(["base"]);
let changing: Promise<void> = Promise.resolve();

/** From now on the page speaks this language: all that it needed so far is loaded first. */
export function speak(language: Language): Promise<void> {
  const changed = change(new Words(language), changing);
  changing = changed.catch(() => undefined); // then the page goes on in the language it has
  return changed;
}

async function change(next: Words, before: Promise<void>): Promise<void> {
  await before;
  while (![...wanted].every(next.has)) await Promise.all([...wanted].map((part) => next.learn(part)));
  words = next;
  tongue.language = next.language;
  tongue.words++;
  document.documentElement.lang = next.language;
}

/** Loads what a part of the page says (parts.ts), in this language and in those that follow. */
export async function learn(part: string): Promise<void> {
  wanted.add(part);
  await changing;
  if (words.has(part)) return words.learn(part);
  await words.learn(part);
  tongue.words++;
}

/** Says these messages too; for tests. */
export const teach = (text: string): void => words.add(text);

/** What somebody typed is shown as it was typed. */
const VERBATIM: readonly string[] = ["found", "token", "step", "allowed", "why", "name"];

/** A code by its name (`name-CAI`), a list by its names, anything else as it is. */
function shown(value: Arg, form = ""): string | number {
  if (Array.isArray(value)) return value.map((each) => shown(each, form)).join(", ");
  return typeof value === "string" && /^[\p{L}\p{N}]+$/u.test(value) ? named(value, form) : value;
}

/** The message in words; an id that no catalogue knows is said as it is.  `$city_gen` is the form `gen` of the name of `$city`. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  const found = message(id)?.value;
  if (!found) return [id, ...Object.entries(args).map(([k, v]) => `${k}=${String(v)}`)].join(" ");
  const named: Record<string, string | number> = {};
  for (const [k, v] of Object.entries(args)) {
    const say = VERBATIM.includes(k) && typeof v === "string" ? () => v : (form?: string) => shown(v, form);
    named[k] = say();
    for (const form of words.forms) named[`${k}_${form}`] = say(form);
  }
  return words.bundle.formatPattern(found, named, []); // what is missing stays visible in the text
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
  await learn("modules");
  whole = true;
}

export const has = (id: string): boolean => (void tongue.words, words.bundle.hasMessage(id));

/** What is special about a table: values of its options, and its modules.  Where they change a message ID, there is one named ID-VALUE. */
let dress: readonly string[] = [];

/** From now on names and texts are those of this table; the colours of the page follow. */
export function wear({ city = "", colours = "" }: Shown = {}, rules = ""): void {
  dress = [city, colours, ...modulesOf(rules)];
  document.documentElement.dataset["colours"] = colours;
}

/** The message as this table says it. */
function message(id: string): Message | undefined {
  const own = dress.find((value) => has(`${id}-${value}`));
  void tongue.words; // what shows a message shows it anew when the language changes
  return words.bundle.getMessage(own ? `${id}-${own}` : id);
}

/** The name of a city, role, event or disease. */
export const name = (code: string): string => named(code, "");

function named(code: string, form: string): string {
  const found = message(`name-${code}`);
  const pattern = found?.attributes[form] ?? found?.value;
  return pattern ? words.bundle.formatPattern(pattern) : code;
}
