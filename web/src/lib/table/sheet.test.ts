import { describe, expect, it } from "vitest";
import type { Sheet, SheetHand, SheetLine } from "../server/protocol";
import { ownHands, partsOf, plainText } from "./sheet";

const line = (text: string): SheetLine => ({ type: "line", text: [{ text, tone: "" }], is_aside: false });
const hand = (title: string, ...names: string[]): SheetHand => ({
  type: "hand",
  title,
  cards: names.map((name) => ({ name, tone: "", n: 1 })),
  empty: "none",
});
const sheet = (...blocks: Sheet["blocks"]): Sheet => ({ title: [], blocks, turn: [] });

describe("a sheet", () => {
  it("is laid out as papers, and things side by side between them", () => {
    const [market, mine] = [hand("Market", "ace"), hand("Hand")];
    const parts = partsOf(sheet(line("a"), line("b"), market, mine, line("c")));
    expect(parts).toEqual([
      { kind: "paper", blocks: [line("a"), line("b")] },
      { kind: "things", hand: market },
      { kind: "things", hand: mine },
      { kind: "paper", blocks: [line("c")] },
    ]);
  });

  it("of a seat has hands that a spectator does not see", () => {
    const [market, mine] = [hand("Market", "ace"), hand("Hand", "king")];
    expect(ownHands(sheet(line("a"), market, mine), sheet(line("a"), market))).toEqual([mine]);
  });

  it("is read without its tones and the spaces that line it up", () => {
    expect(plainText([{ text: "▸ ", tone: "lamp" }, { text: "Ann ", tone: "strong" }])).toBe("▸ Ann");
  });
});
