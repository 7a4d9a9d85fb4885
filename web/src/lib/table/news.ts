/** What the cards have brought since somebody last did something: for the flash on the map, and shorter lines in the log. */
import type { Entry, Said } from "$lib/net/protocol";

export interface News {
  drawn: string[];
  struck: string[];
  infected: string[];
  mutated: string[];
  outbreaks: string[];
  quiet: boolean;
}

const code = (line: Said, key: string): string => String(line.args?.[key] ?? "");

/** The cards turned at the end of the log; nothing once somebody has acted again, or before the first turn. */
export function newsOf(log: readonly Entry[]): News | null {
  const news: News = { drawn: [], struck: [], infected: [], mutated: [], outbreaks: [], quiet: false };
  const epidemics: string[] = []; // the last one first, as the log is read
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    if (entry.turn === 0 || (entry.seat !== null && entry.said[0]?.id !== "log-pass")) break;
    for (const line of entry.said.toReversed()) {
      if (line.id === "log-draw") news.drawn.unshift(code(line, "card"));
      else if (line.id === "log-strain") epidemics.push(code(line, "city"));
      else if (line.id === "log-epidemic") news.drawn.unshift(epidemics.shift() ?? "EPI");
      else if (line.id === "log-mutant" || line.id === "log-threat") news.mutated.unshift(code(line, "city"));
      else if (line.id === "log-strike") news.struck.unshift(code(line, "city"));
      else if (line.id === "log-infect") news.infected.unshift(code(line, "city"));
      else if (line.id === "log-outbreak") news.outbreaks.unshift(code(line, "city"));
      else if (line.id === "log-skipped") news.quiet = true;
    }
  }
  return news.drawn.length || news.infected.length || news.quiet ? news : null;
}

/** Cubes of one disease that came to or left one city one after the other are one line; a setup card is said by its cubes,
 *  and one cube treated needs no second line. */
export function joined(lines: readonly Said[]): Said[] {
  const out: Said[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const same = last && last.id === line.id && (line.id === "log-cubes" || line.id === "log-lifted") && last.args?.["city"] === line.args?.["city"] && last.args?.["disease"] === line.args?.["disease"];
    if (same) out[out.length - 1] = { id: line.id, args: { ...line.args, n: Number(last.args?.["n"] ?? 1) + Number(line.args?.["n"] ?? 1) } };
    else if (line.id === "log-lifted" && last?.id === "log-treat" && Number(line.args?.["n"]) === 1) continue;
    else if (line.id === "log-cubes" && last?.id === "log-sow" && last.args?.["city"] === line.args?.["city"]) out[out.length - 1] = line;
    else out.push(line);
  }
  return out;
}
