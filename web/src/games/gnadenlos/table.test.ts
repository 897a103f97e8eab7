import { describe, expect, it } from "vitest";
import { ADVENTURERS, NOTES, type Facts, type View } from "./generated";
import { chance, face, forHire, gapsBefore, gathered, laidSo, notesInHand, ownerOf, surname, things, valueOf, withFirst } from "./table";
import { Horseshoe } from "./track";

const blank = (): View =>
  ({ hand: ADVENTURERS.map(() => 0), notes: NOTES.map(() => 0), row: ADVENTURERS.map(() => 0), is_setup: 0 }) as unknown as View;

describe("things on the table", () => {
  it("are 29 adventurers and 20 kinds of notes", () => {
    expect(ADVENTURERS).toHaveLength(29);
    expect(NOTES).toHaveLength(20);
    expect([ownerOf("c4"), valueOf("c4")]).toEqual([2, 4]);
  });

  it("in a hand have keys of their own", () => {
    expect(things([0, 2], ["a0", "a1"]).map((note) => note.key)).toEqual(["a1.0", "a1.1"]);
  });

  it("own notes lie before those of others", () => {
    const view = blank();
    view.notes[NOTES.indexOf("a3")] = 1;
    view.notes[NOTES.indexOf("b1")] = 2;
    expect(notesInHand(view, 1).map((note) => note.name)).toEqual(["b1", "b1", "a3"]);
  });

  it("for hire are single, or pairs at set-up", () => {
    const view = blank();
    view.row[1] = 1;
    view.row[3] = 1;
    expect(forHire(view).map((one) => one.names)).toEqual([["lund"], ["dan"]]);
    view.is_setup = 1;
    view.row[5] = 2;
    expect(forHire(view)).toEqual([
      { pair: 1, names: ["lund", "dan"] },
      { pair: 2, names: ["moran"] },
    ]);
  });

  it("are called by their last names", () => {
    expect(["The Baroness of Bluff", "Baronin von Bluff", "Barones van Bluff"].map(surname)).toEqual(["Baroness", "Baronin", "Barones"]);
  });
});

describe("the market", () => {
  const facts = { market: { columns: 6, called: [0.32, 0.56, 0.82] } } as unknown as Facts;
  const market = (text: string): View => {
    const notes = [...text].map((one) => (one === "-" ? 0 : -1));
    return { market: [...notes, 0, 0, 0], n_market: notes.length } as unknown as View;
  };

  it("is called less often further in, and more often further out than payday needs", () => {
    expect([1, 6, 7, 18, 19].map((place) => chance(facts, place))).toEqual(["32", "32", "56", "82", ">82"]);
  });

  it("has gaps to choose for before its last row only", () => {
    expect(gapsBefore(market("oo-o-ooooo"), 6)).toBe(2);
    expect(gapsBefore(market("ooooooo-oo"), 6)).toBe(0);
    expect(gapsBefore(market("oo-ooo"), 6)).toBe(0);
    expect(gapsBefore(market(""), 6)).toBe(0);
  });

  it("gets notes at its end, the one that is looked at first", () => {
    expect([...laidSo(market("oooo"), withFirst(["a3", "a1", "b0"], 1))]).toEqual([
      [5, "a1"],
      [6, "a3"],
      [7, "b0"],
    ]);
    expect(withFirst(["a3", "a1", "a1"], -1)).toEqual(["a3", "a1", "a1"]);
    expect(withFirst(["a3", "a1", "a1"], 2)).toEqual(["a1", "a3", "a1"]);
  });

  it("shows a note on its way unless it is moved there", () => {
    expect(face("note b3", { what: "laid" })?.of).toBe("gnadenlos/note-b");
    expect(face("note b3", { what: "moved" })?.of).toBe("gnadenlos/note-back");
    expect(face("?", { what: "stole" })?.of).toBe("gnadenlos/note-back");
  });
});

describe("vultures", () => {
  it("gather as payday comes near", () => {
    expect([0, 6, 17, 18, 21].map((n) => gathered(n, 18))).toEqual([0, 2, 5, 6, 6]);
  });
});

describe("the horseshoe", () => {
  it("opens to the left, with spaces evenly apart", () => {
    const shoe = new Horseshoe(800, 400, 20);
    expect(shoe.space(1, 35)).toEqual({ x: 20, y: 20 });
    const last = shoe.space(35, 35);
    expect([Math.round(last.x), Math.round(last.y)]).toEqual([20, 380]);
    expect(shoe.space(18, 35).x).toBeCloseTo(780);
    expect(shoe.path(1, 7, 35).startsWith("M20.0 20.0L")).toBe(true);
  });

  it("never leaves its room, however small", () => {
    const shoe = new Horseshoe(0, 0, 20);
    expect(Number.isFinite(shoe.space(12, 35).x)).toBe(true);
  });
});
