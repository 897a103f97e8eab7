import { describe, expect, it } from "vitest";
import { loadExamples } from "./examples";
import type { GameName, Language } from "../server/protocol";

const CAPTIONS = import.meta.glob("../../../../src/posse/text/*/examples.ftl", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const RULES = import.meta.glob("../../../../src/posse/text/en/*-rules.ftl", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const GAMES: GameName[] = ["wyatt-earp", "el-paso", "gnadenlos", "showdown"];

describe.each(GAMES)("examples of %s", (game) => {
  it("stand beside rules that there are, five of them at least", async () => {
    const words = RULES[`../../../../src/posse/text/en/${game}-rules.ftl`]!;
    const numbers = [...words.matchAll(/^([A-Z]{2}-\d+) = /gm)].map(([, number]) => number);
    const found = (await loadExamples(game)).all;
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(5);
    expect(found.filter(({ rule }) => !numbers.includes(rule))).toEqual([]);
  });

  it.each(["en", "de", "nl"] as Language[])("have captions in %s", async (language) => {
    const words = CAPTIONS[`../../../../src/posse/text/${language}/examples.ftl`]!;
    const found = (await loadExamples(game)).all;
    expect(found.filter(({ name }) => !words.includes(`\nweb-example-${name} = `))).toEqual([]);
  });
});
