import { GROUPS } from "$lib/lobby/wish.svelte";
import "./modules";
import "$lib/analysis/texts";
import "$lib/bots/mates";
import "$lib/lobby/texts";
import "$lib/lobby/watching";
import "$lib/review/texts";
import "$lib/stats/texts";
import "$lib/plans/words";
import "$lib/people/notices.svelte";
import "$lib/people/texts";
import "$lib/replay/texts";
import "$lib/robots/texts";
import "$lib/table/aside";
import "$lib/table/look";
import { describe, expect, it, vi } from "vitest";
import { TOOL_OF } from "$lib/table/keys";
import { PHRASES } from "$lib/talk/phrases";
import { AtTable, InLobby } from "$lib/talk/room";
import { SIGNS } from "$lib/talk/signs";
import "$lib/talk/words";
import "$lib/waiting/texts";
import { ELSEWHERE, PARTS } from "./parts";
import { has, name, t, wear } from "./say";

const sources = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** The file of a path as it is imported. */
const fileOf = (path: string, from: string): string | undefined => {
  const whole = new URL(path.replace(/^\$lib/, "/src/lib"), `file://${from}`).pathname;
  return ["", ".ts", "/index.ts"].map((end) => whole + end).find((file) => file in sources);
};

/** These files and all that they import at once. */
function together(...files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) // grows on the way
    for (const [, path] of sources[file]!.matchAll(/^\s*(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)"/gm)) {
      const next = fileOf(path!, file);
      if (next) found.add(next);
    }
  return found;
}

const askedBy = (texts: string[]): string[] => [...new Set(texts.flatMap((text) => [...text.matchAll(/"((?:ui|map)-[\w-]+)"/g)].map((m) => m[1]!)))];

/** Families of ids that are put together at run time. */
const MADE: Record<string, string[]> = {
  "ui-tool-": [...Object.values(TOOL_OF), ...Object.values(TOOL_OF).map((tool) => `${tool}-hint`)],
  "ui-do-": ["drive", "direct", "charter", "shuttle", "ops_flight", "join", "treat", "build", "give", "take", "cure", "store", "done", "pass", "discard", "put", "airlift", "forecast", "grant", "quiet", "resilient", "accept", "decline", "enough", "fetch", "collect", "sample", "restore", "sample_cure", "sample_cure_any", "remove", "relieve", "unleash", "resolve", "borrowed", "travelban", "hospital", "assignment", "vaccine", "research", "remote", "orders", "treat_near", "lead", "send", "flight", "suppress", "pair_cure", "sanitation", "zoneban", "sequencing", "hide", "biodrive", "biodirect", "biocharter", "biodraw", "infect_here", "infect_there", "sabotage", "escape", "biodiscard", "biodone", "capture", "respond", "rush", "splice_cure", "dispense", "clear", "come", "quell", "rank", "hold", "suffer", "advance", "conference", "response", "rumor", "planning", "delivery", "quarantine", "quarantine_far", "initiative"],
  "ui-way-": ["drive", "direct", "charter", "shuttle", "ops_flight", "join", "treat", "build", "share", "cure", "event", "pawn", "flight", "lead", "respond"],
  "ui-way-short-": ["drive", "direct", "charter", "shuttle", "ops_flight", "join", "airlift", "grant", "resilient", "cure", "sample_cure", "sample_cure_any", "collect", "fetch", "sample", "restore", "store", "remove", "relieve", "unleash", "resolve", "research", "flight", "lead", "treat_near", "send", "suppress", "pair_cure", "hide", "biodrive", "biodirect", "biocharter", "infect_there", "sabotage", "escape", "biodiscard", "respond", "rush", "splice_cure", "dispense", "clear", "come", "quell", "rank", "hold", "suffer", "response", "delivery", "quarantine_far", "initiative"],
  "ui-deed-": ["move", "join", "ops_flight", "store", "fetch", "collect", "sample", "restore", "flight", "treat_near", "send", "suppress", "capture", "respond", "dispense", "clear", "quarantine", "quarantine_far"],
  "ui-ask-": ["event", "pawn", "disease", "direction", "city", "way", "card", "cards", "partner", "station", "deed", "role"],
  "ui-direction-": ["give", "take"],
  "ui-over-": ["win", "outbreaks", "cubes", "cards"],
  "ui-part-": ["act", "draw", "infect", "rival"],
  "ui-step-": ["hand", "order", "consent", "spare", "relief", "vaccinate", "remote", "mutate", "open", "biowin", "biohide", "bio", "biohand", "after", "confer", "quell", "arrange", "alarm"],
  "ui-wait-": ["act", "hand", "order", "window", "consent", "step", "biowin", "biohide", "bio", "biohand"],
  "ui-passed-": ["self", "order", "clock", "team"],
  "ui-order-": ["always", "moments", "epidemics", "city", "never"],
  "ui-bio-": ["nowhere", "hidden", "spotted", "captured", "beaten"],
  "ui-bio-did-": ["here", "there", "sabotage"],
  "ui-bot-": ["learner", "colleague", "expert", "master"],
  "ui-bots-": ["learner", "colleague", "expert", "master"],
  "ui-window-": ["0", "1", "2", "3", "4", "5", "6", "7"],
  "ui-tab-": ["map", "team", "infection", "chat", "log"],
  "ui-talk-": [...AtTable.COMMANDS, ...InLobby.COMMANDS.map((command) => `${command}-lobby`)],
  "ui-talk-sign-": SIGNS,
  "phrase-": PHRASES.map(([id]) => id.replace("phrase-", "")),
  "ui-tier-": ["discard", "known", "layer", "unseen", "removed"].flatMap((kind) => [kind, `${kind}-hint`]),
  "ui-plan-": ["done", "stuck", "open"],
  "ui-news-": ["drawn", "struck", "infected", "mutated", "outbreaks", "quiet"],
  "ui-group-": GROUPS.map(([group]) => group),
  "ui-clock-": ["none", "soft", "hours"].map((clock) => `${clock}-hint`),
  "ui-zero-": ["wait", "pass", "team"],
  "ui-lane-": ["epidemic", "outbreak", "cure"],
  "ui-mark-": ["epidemic", "outbreak", "cure", "eradicated"],
  "ui-did-": ["drives", "flights", "treated", "stations", "shared", "given", "cures", "events", "km", "outbreaks"],
  "ui-hints-": ["solo", "yes", "no"],
  "ui-win-": ["chance", "low", "high"],
  "ui-mean-": ["all", "won", "lost"],
  "ui-end-": ["win", "outbreaks", "cubes", "cards", "lost"],
  "ui-theme-": ["system", "light", "dark"],
  "ui-ground-": ["atlas", "plain", "contrast", "nodes"],
  "ui-motion-": ["1", "2", "off"],
  "ui-beat-": ["increase", "infect", "intensify"],
  "level-": ["official", "sheet", "bsw"].flatMap((levels) => ["4", "5", "6", "7"].map((n) => `${levels}-${n}`)),
  "extra-": ["mutation", "mutated", "strain", "effects", "spent", "epidemics", "lost", "treated", "turn", "group", "crises", "standing", "past", "patient", "quarantines"],
  "pawn-": ["MED", "DIS", "SCI", "QUA", "RES", "OPS", "PLA", "ARC", "CON", "EPL", "FIE", "GEN", "FDI", "LIA", "PIL", "COL", "VIR", "BIO", "FIR", "GSP", "PHA", "TRO"],
  "role-": ["MED", "SCI", "RES", "QUA", "DIS", "OPS", "PLA"],
  "event-": ["AIRLIFT", "FORECAST", "GRANT", "QUIET", "RESILIENT"],
};

describe("the catalogue", () => {
  it("has every message that the page asks for by its id", () => {
    const asked = askedBy(Object.values(sources));
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((id) => !has(id))).toEqual([]);
  });

  it("has every message that is put together at run time", () => {
    expect(Object.entries(MADE).flatMap(([stem, ends]) => ends.map((end) => stem + end)).filter((id) => !has(id))).toEqual([]);
  });

  it("knows all families that are put together at run time", () => {
    const made = Object.values(sources).flatMap((text) => [...text.matchAll(/t\(`([\w-]+-)\$\{/g)].map((m) => m[1]!));
    expect([...new Set(made)].filter((stem) => !(stem in MADE) && !["ui-land-", "name-", "mark-", "rule-"].includes(stem))).toEqual([]);
  });
});

describe("what a table of the base game has at once", () => {
  it("is all that its files ask for", async () => {
    const files = [...together("/src/main.ts", "/src/lib/table/TablePage.svelte", "/src/lib/table/Game.svelte")];
    expect(files).toContain("/src/lib/table/TopBar.svelte");
    expect(files).not.toContain("/src/lib/table/Menu.svelte");
    vi.resetModules();
    const { has, speak } = await import("./say");
    await speak("en");
    const later = ["ui-plans", "ui-passkey-there", "ui-passkey-not", "ui-tier-away"]; // with the first proposal, on the pages of people, and where somebody plays against all
    expect(askedBy(files.map((file) => sources[file]!)).filter((id) => !has(id) && !later.includes(id) && !id.startsWith("ui-bio-"))).toEqual([]);
  });

  it("is told from what modules bring", async () => {
    vi.resetModules();
    const { has, knows, learnModules, speak } = await import("./say");
    await speak("en");
    expect(["base/4", "base+ask+prompted+closed/7", "base+brink/5", "base+something-new/5"].map(knows)).toEqual([true, true, false, false]);
    const roles = ["name-MED", "role-PLA", "event-GRANT", "role-OPS-grounded", "level-bsw-6", "log-deal-closed", "ui-consent"];
    const brought = ["name-EPL", "role-BIO", "name-p", "challenge-crises", "ui-do-rush", "why-held"];
    expect([...roles, ...brought].filter(has)).toEqual(roles);
    await learnModules();
    expect(brought.filter((id) => !has(id))).toEqual([]);
    expect(knows("base+brink/5")).toBe(true);
  });
});

describe("a message", () => {
  it("names codes, and joins lists", () => {
    expect(name("MOS")).toBe("Moscow");
    expect(t("log-cure", { who: "SCI", disease: "b", cards: ["PAR", "LON"] })).toBe("Scientist discovers the blue cure with Paris, London.");
  });

  it("leaves what somebody typed as it was typed", () => {
    expect(t("ui-join-of", { name: "MOS" })).toBe("Join MOS");
  });

  it("is said as it is when no catalogue knows it", () => {
    expect(t("nowhere-at-all", { n: 3 })).toBe("nowhere-at-all n=3");
  });
});

describe("another language", () => {
  it("says names in its forms, and chooses by its numbers", async () => {
    vi.resetModules();
    const { speak, t, teach, name } = await import("./say");
    const { tongue } = await import("./tongue.svelte");
    await speak("ru");
    expect([tongue.language, document.documentElement.lang, name("MOS")]).toEqual(["ru", "ru", "Москва"]);
    teach("move = { $who } едет из { $from_gen } в { $city_acc }.\nmany = { $n ->\n [one] { $n } кубик\n [few] { $n } кубика\n *[many] { $n } кубиков\n } { $cities_gen } { $name_gen }");
    expect(t("move", { who: "Ann", from: "MOS", city: "ATL" })).toBe("Ann едет из Москвы в Атланту.");
    expect(t("move", { who: "Ann", from: "Toronto", city: "CHI" })).toBe("Ann едет из Toronto в Чикаго.");
    expect([1, 2, 5, 11, 21].map((n) => t("many", { n, cities: ["MOS", "ATL"], name: "MOS" }).split(" ")[1])).toEqual(["кубик", "кубика", "кубиков", "кубиков", "кубик"]);
    expect(t("many", { n: 2, cities: ["MOS", "ATL"], name: "MOS" })).toBe("2 кубика Москвы, Атланты MOS");
  });

  it("brings along all that was loaded, and nothing of the one before", async () => {
    vi.resetModules();
    const { has, learn, speak, t } = await import("./say");
    const loaded = learn("talk"); // before there is a language
    await Promise.all([speak("de"), loaded]);
    const [german, title] = [t("ui-talk-lines"), t("ui-menu")];
    expect(has("ui-talk-lines") && !has("ui-robots")).toBe(true);
    await Promise.all([speak("es"), speak("it")]); // the last one counts
    expect([t("ui-talk-lines"), t("ui-menu")]).not.toEqual([german, title]);
    await speak("de");
    expect([t("ui-talk-lines"), t("ui-menu")]).toEqual([german, title]);
  });
});

describe("the catalogues", () => {
  it("come with a part of the page, or no page needs them", () => {
    const files = Object.keys(import.meta.glob("../../../../src/fourcures/locales/en/*.ftl", { query: "?url" })).map((path) => path.split("/").at(-1)!.replace(".ftl", ""));
    expect(files.length).toBeGreaterThan(30);
    const named = new Set([...Object.values(PARTS).flat(), ...ELSEWHERE]);
    expect([files.filter((file) => !named.has(file)), [...named].filter((file) => !files.includes(file))]).toEqual([[], []]);
  });
});

describe("a table of its own kind", () => {
  it("calls things by its names", () => {
    wear({ city: "toronto", colours: "sheet" }, "base+grounded+anytime/5");
    expect([name("MON"), name("k"), name("r"), name("b")]).toEqual(["Toronto", "violet", "orange", "blue"]);
    expect(t("log-treat", { who: "MED", disease: "k", city: "MON" })).toBe("Medic treats violet in Toronto.");
    expect(t("role-OPS")).toBe("Builds a research station without a card.");
    expect(document.documentElement.dataset["colours"]).toBe("sheet");
    wear();
    expect([name("MON"), name("k")]).toEqual(["Montréal", "black"]);
    expect(t("role-OPS")).toContain("flies");
  });
});
