/** What is read aloud: the lines of the log in as few sentences as they allow, a chain of outbreaks in one. */
import { said, t } from "$lib/i18n/say";
import type { Entry, Said } from "$lib/net/protocol";
import { joined } from "$lib/table/news";
import "./texts";

const MOST = 12; // sentences at once
const OF_CHAIN: readonly string[] = ["log-cubes", "log-spared", "log-shielded"];

export function spoken(lines: readonly Said[]): string {
  const out: string[] = [];
  const rest = joined(lines.filter((line) => !line.id.startsWith("log-pass")));
  for (let i = 0; i < rest.length; i++) {
    const line = rest[i]!;
    if (line.id === "log-outbreak") {
      // the cubes that it brings are told by its cities
      const cities: string[] = [];
      for (; i < rest.length && (rest[i]!.id === "log-outbreak" || OF_CHAIN.includes(rest[i]!.id)); i++)
        if (rest[i]!.id === "log-outbreak") cities.push(String(rest[i]!.args?.["city"]));
      i--;
      out.push(cities.length > 1 ? t("access-chain", { disease: String(line.args?.["disease"]), cities, n: cities.length }) : said(line));
    } else {
      out.push(said(line));
      const next = rest[i + 1];
      if (line.id === "log-infect" && next?.id === "log-cubes" && next.args?.["city"] === line.args?.["city"]) i++;
    }
  }
  return out.slice(-MOST).join(" ");
}

/** What has happened since somebody last did something, with that. */
export function latest(log: readonly Entry[]): string {
  const at = log.findLastIndex((entry) => entry.turn > 0 && entry.seat !== null && entry.said[0]?.id.startsWith("log-pass") === false);
  return spoken(log.slice(Math.max(at, 0)).flatMap((entry) => (entry.turn ? entry.said : [])));
}
