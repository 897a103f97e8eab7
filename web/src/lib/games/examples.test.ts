import { describe, expect, it } from "vitest";
import type { Language } from "../server/protocol";
import { GAME_PAGES } from "./find";

const WORDS = import.meta.glob<string>("../../../../src/posse/games/*/words/*/{examples,rules}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const wordsOf = (game: string, language: Language, file: string): string =>
  WORDS[`../../../../src/posse/games/${game.replaceAll("-", "_")}/words/${language}/${file}.ftl`]!;

describe.each([...GAME_PAGES])("examples of %s", (game, page) => {
  it("stand beside rules that there are, five of them at least", async () => {
    const words = wordsOf(game, "en", "rules");
    const numbers = [...words.matchAll(/^([A-Z]{2}-\d+) = /gm)].map(([, number]) => number);
    const found = (await page.rules()).examples;
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(5);
    expect(found.filter(({ rule }) => !numbers.includes(rule))).toEqual([]);
  });

  it.each(["en", "de", "nl"] as Language[])("have captions in %s", async (language) => {
    const words = wordsOf(game, language, "examples");
    const found = (await page.rules()).examples;
    expect(found.filter(({ name }) => !words.includes(`\n${game}-example-${name} = `))).toEqual([]);
  });
});
