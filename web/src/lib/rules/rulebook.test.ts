import { describe, expect, it } from "vitest";
import type { Mark, Rulebook, RuleSection } from "../server/protocol";
import { marksIn, spansOf, rulesPath, search } from "./rulebook";

const rule = (number: string, text: string) => ({ number, text, marks: [] });
const SECTIONS: RuleSection[] = [
  { title: "Set-up", rules: [rule("SD-1", "The box holds coins."), rule("SD-2", "Hands are secret, and so are cards (SD-1).")] },
  { title: "The end", rules: [rule("SD-40", "Größe counts.")] },
];

describe("the rules", () => {
  it("are found by every word asked for, whatever its case or accents, and by number", () => {
    const found = (asked: string): string[] => search(SECTIONS, asked).flatMap(({ rules }) => rules.map((r) => r.number));
    expect(found("SECRET cards")).toEqual(["SD-2"]);
    expect(found("grosse")).toEqual([]);
    expect(found("große größe")).toEqual(["SD-40"]);
    expect(found("grö")).toEqual(["SD-40"]);
    expect(found("sd40")).toEqual(["SD-40"]);
    expect(found(" ")).toEqual(["SD-1", "SD-2", "SD-40"]);
  });

  it("are shown in spans: links, and what was searched for", () => {
    expect(spansOf("Cards (SD-1) are cards.", "card")).toEqual([
      { text: "Card", kind: "found" },
      { text: "s (", kind: "plain" },
      { text: "SD-1", kind: "rule" },
      { text: ") are ", kind: "plain" },
      { text: "card", kind: "found" },
      { text: "s.", kind: "plain" },
    ]);
  });

  it("of a table are found under its house rules", () => {
    expect(rulesPath("gnadenlos")).toBe("/rules/gnadenlos");
    expect(rulesPath("gnadenlos", {}, "GN-20")).toBe("/rules/gnadenlos#GN-20");
    expect(rulesPath("gnadenlos", { buy: 4, experienced: true }, "GN-20")).toBe(
      "/rules/gnadenlos?house=buy:4,experienced:true#GN-20",
    );
  });
});

describe("the box", () => {
  it("names each mark that occurs once, in order", () => {
    const row = (...marks: Mark[]) => ({ name: "", title: "", origins: [], cells: [marks.map((mark) => ({ text: "", mark }))] });
    const table = { name: "", title: "", columns: [""], mark: null, column_marks: [] };
    const box = [{ ...table, rows: [row("assumed"), row("found", "assumed")] }, { ...table, rows: [row("book")] }];
    const book: Rulebook = { game: "el-paso", house: {}, sections: [], box, edition: {} };
    expect(marksIn(book)).toEqual(["book", "found", "assumed"]);
  });
});
