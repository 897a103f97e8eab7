import { describe, expect, it } from "vitest";
import type { GameName, Language } from "./protocol";
import { editionOf, loadEdition, loadRules, pieces, search, sectionsOf } from "./rules";

const FTL = `## Set-up

SD-1 = The box holds coins.
# ruled, assumed
SD-2 = Hands are secret,
    and so are cards (SD-1).
sd-word = no rule

## The end

SD-40 = Größe counts.
`;
const GAMES: GameName[] = ["wyatt-earp", "el-paso", "gnadenlos", "showdown"];

describe("the rules", () => {
  it("are read with their sections, numbers and marks", () => {
    expect(sectionsOf(FTL)).toEqual([
      {
        title: "Set-up",
        rules: [
          { number: "SD-1", text: "The box holds coins.", marks: [] },
          { number: "SD-2", text: "Hands are secret, and so are cards (SD-1).", marks: ["ruled", "assumed"] },
        ],
      },
      { title: "The end", rules: [{ number: "SD-40", text: "Größe counts.", marks: [] }] },
    ]);
  });

  it.each(GAMES)("of %s are the same numbers with the same marks in all languages", async (game) => {
    const [en, de, nl] = await Promise.all(
      (["en", "de", "nl"] as Language[]).map(async (language) =>
        (await loadRules(game, language)).map(({ rules }) => rules.map(({ number, marks }) => ({ number, marks }))),
      ),
    );
    expect(en!.flat().length).toBeGreaterThan(10);
    expect(de).toEqual(en);
    expect(nl).toEqual(en);
  });

  it("are marked where they are ours, or rest on what nobody could tell us", async () => {
    const marked = (await loadRules("gnadenlos", "en")).flatMap(({ rules }) => rules);
    expect(marked.find(({ number }) => number === "GN-16")?.marks).toEqual(["assumed"]);
    expect(marked.find(({ number }) => number === "GN-63")?.marks).toEqual(["ruled"]);
    expect(marked.find(({ number }) => number === "GN-20")?.marks).toEqual([]);
  });

  it("are found by every word asked for, whatever its case or accents, and by number", () => {
    const found = (asked: string): string[] => search(sectionsOf(FTL), asked).flatMap(({ rules }) => rules.map((r) => r.number));
    expect(found("SECRET cards")).toEqual(["SD-2"]);
    expect(found("grosse")).toEqual([]);
    expect(found("große größe")).toEqual(["SD-40"]);
    expect(found("grö")).toEqual(["SD-40"]);
    expect(found("sd40")).toEqual(["SD-40"]);
    expect(found(" ")).toEqual(["SD-1", "SD-2", "SD-40"]);
  });

  it("are shown in pieces: links, and what was searched for", () => {
    expect(pieces("Cards (SD-1) are cards.", "card")).toEqual([
      { text: "Card", kind: "found" },
      { text: "s (", kind: "plain" },
      { text: "SD-1", kind: "rule" },
      { text: ") are ", kind: "plain" },
      { text: "card", kind: "found" },
      { text: "s.", kind: "plain" },
    ]);
  });
});

describe("an edition", () => {
  it("is read, with what is assumed", () => {
    const toml = `title = "T"\n[towns] # places\nx = { lacks = ["a", "b"], rate = 4 } # assumed; rates: found\n[track]\ngoal = 29 # book\nzones = [ # up\n  { to = 7, up = 4 }, # assumed\n]\n`;
    expect(editionOf(toml)).toEqual({
      towns: { x: { value: { lacks: ["a", "b"], rate: 4 }, isAssumed: true } },
      track: { goal: { value: 29, isAssumed: false }, zones: { value: [{ to: 7, up: 4 }], isAssumed: true } },
    });
  });

  it.each(GAMES)("of %s can be read whole", async (game) => {
    const sections = Object.values(await loadEdition(game));
    expect(sections.length).toBeGreaterThan(1);
    expect(sections.every((section) => Object.keys(section).length > 0)).toBe(true);
  });

  it("of El Paso says which towns are assumed", async () => {
    const { towns } = await loadEdition("el-paso");
    const assumed = Object.entries(towns!).filter(([, town]) => town.isAssumed);
    expect(assumed.map(([name]) => name)).toEqual(["cheyenne", "abilene", "santa-fe", "san-diego", "tombstone"]);
  });
});
