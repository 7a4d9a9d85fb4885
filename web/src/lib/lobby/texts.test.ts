import { describe, expect, it } from "vitest";
import { t } from "$lib/i18n";
import { ago, LANGUAGES, languageName } from "./texts";

describe("times and languages in words", () => {
  it("say how long ago something was", () => {
    const now = 1_000_000_000;
    expect([5, 59, 60, 119, 3600, 86399, 86400, 30 * 86400].map((past) => ago(now - past, now))).toEqual([
      "this minute", "this minute", "1 minute ago", "1 minute ago", "1 hour ago", "23 hours ago", "yesterday", "30 days ago",
    ]);
    expect(ago(now + 20, now)).toBe("this minute"); // the server's clock is ahead
  });

  it("name every language that can be chosen", () => {
    expect(LANGUAGES.filter((code) => languageName(code) === code)).toEqual([]);
    expect(t("plan-language", { language: languageName("de") })).toBe("German");
  });
});
