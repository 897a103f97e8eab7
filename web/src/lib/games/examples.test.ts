import { describe, expect, it } from "vitest";
import type { Language } from "../server/protocol";
import { GAME_PAGES } from "./find";

const CAPTIONS = import.meta.glob("../../../../src/posse/text/*/examples.ftl", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const RULES = import.meta.glob("../../../../src/posse/text/en/*-rules.ftl", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;

describe.each([...GAME_PAGES])("examples of %s", (game, page) => {
  it("stand beside rules that there are, five of them at least", async () => {
    const words = RULES[`../../../../src/posse/text/en/${game}-rules.ftl`]!;
    const numbers = [...words.matchAll(/^([A-Z]{2}-\d+) = /gm)].map(([, number]) => number);
    const found = (await page.rules()).examples;
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(5);
    expect(found.filter(({ rule }) => !numbers.includes(rule))).toEqual([]);
  });

  it.each(["en", "de", "nl"] as Language[])("have captions in %s", async (language) => {
    const words = CAPTIONS[`../../../../src/posse/text/${language}/examples.ftl`]!;
    const found = (await page.rules()).examples;
    expect(found.filter(({ name }) => !words.includes(`\nweb-example-${name} = `))).toEqual([]);
  });
});
