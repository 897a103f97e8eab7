import { describe, expect, it } from "vitest";
import type { Event, Step } from "../../lib/server/protocol";
import { fraction } from "./facts";
import type { View } from "./generated";
import { byPlace, cardOf, cardsOf, doing, faceOf, handInMemory, hasLeft, pileInMemory, tilesOf } from "./pieces";
import { lastRaid, raidOf } from "./raid";

const event = (what: string, more: Partial<Event> = {}): Event => ({
  ...{ what, seat: -1, item: null, n: 0, source: null, target: null },
  ...more,
});
const step = (n: number, events: Event[], back_to: number | null = null): Step => ({ n, seat: 0, events, lines: [], back_to });

const RAID = [
  event("revealed", { seat: 0, item: "card gold-mine-7" }),
  event("revealed", { seat: 2, item: "card saloon-2" }),
  event("die", { n: 0 }),
  event("die", { n: 1 }),
  event("stars", { n: 1, item: "die", source: "dice", target: "field" }),
  event("took", { seat: 0, item: "tile gold-mine-3", source: "stacks", target: "loot-1" }),
  event("in-vain", { seat: 2, n: 2 }),
  event("discarded", { seat: 0, item: "card gold-mine-7", source: "laid-1", target: "pile-gold-mine" }),
];

describe("numbers", () => {
  it("are set as a printer sets them", () => {
    expect([fraction(13, 4), fraction(8, 4), fraction(2, 3), fraction(5, 1), fraction(0, 2)]).toEqual(["3¼", "2", "⅔", "5", "0"]);
    expect(fraction(9, 7)).toBe("1 2/7");
  });
});

describe("pieces", () => {
  it("have a key by kind and copy", () => {
    const counts = Array<number>(36).fill(0);
    counts[3] = 2;
    counts[12] = 1;
    expect(tilesOf(counts).map((tile) => tile.key)).toEqual(["bank-4.0", "bank-4.1", "hotel-1.0"]);
    expect(byPlace(tilesOf(counts)).map((group) => [group.place, group.tiles.length])).toEqual([["bank", 2], ["hotel", 1]]);
  });

  it("are named as the engine names them", () => {
    expect(cardsOf([...Array<number>(8).fill(0), 1])[0]?.name).toBe("gold-mine-1");
    expect(cardOf(0)).toBeNull();
    expect(cardOf(48)?.name).toBe("cattle-8");
    expect(faceOf("tile gold-mine-3")?.of).toBe("el-paso/tile-gold-mine");
    expect(faceOf("card gold-mine-3")?.of).toBe("el-paso/raid-gold-mine");
    expect(faceOf("?")?.of).toBe("el-paso/raid-back");
  });
});

describe("seats", () => {
  const v = { phase: 0, active: 1, has_laid: 0b001, in_town: 0b0111, leaving: 0 } as View;

  it("show what they are about, not what they chose", () => {
    expect([0, 1, 2, 3].map((seat) => doing(v, seat, [1]))).toEqual(["laid", "choosing", "waiting", "gone"]);
    expect(doing({ ...v, phase: 1 }, 1, [1])).toBe("packing");
    expect([0, 1].map((seat) => doing({ ...v, phase: 2 }, seat, [1]))).toEqual(["ready", "drawing"]);
    expect(doing({ ...v, phase: 3 }, 0, [])).toBe("done");
  });

  it("are gone once they have ridden out, and what they have is for the next town", () => {
    const refilling = { ...v, phase: 2, has_laid: 0 };
    expect([0, 3].map((seat) => doing(refilling, seat, [1]))).toEqual(["ready", "gone"]);
    expect([0, 3].map((seat) => hasLeft(refilling, seat))).toEqual([false, true]);
    const emptied = { ...v, phase: 1, active: 0, in_town: 0, leaving: 0b010 };
    expect([0, 1, 2].map((seat) => hasLeft(emptied, seat))).toEqual([false, false, true]); // who packs and who is to pack are there
    expect(hasLeft({ ...v, phase: 3 }, 3)).toBe(false);
  });

  it("are only ready after the sheriffs, who leave nobody in town", () => {
    expect([0, 3].map((seat) => doing({ ...v, phase: 2, in_town: 0 }, seat, []))).toEqual(["ready", "ready"]);
  });

  it("are remembered with what was seen of their hands", () => {
    const known = [Array<number>(48).fill(0)];
    known[0]![2] = 1;
    const seen = { known, n_held: [[2, 0, 1, 0, 0, 0]], queue: [[5, 2]], n_queue: [2], n_fresh: [3] } as unknown as View;
    expect(handInMemory(seen, 0)).toEqual([{ place: "bank", cards: "3?" }, { place: "hotel", cards: "?" }]);
    expect(pileInMemory(seen, 0)).toBe("???52");
  });
});

describe("a raid", () => {
  it("is read from what was told", () => {
    const raid = raidOf(step(4, RAID))!;
    expect(raid.faces).toEqual(["star", "brand"]);
    expect(raid.seats.get(0)).toMatchObject({ card: { name: "gold-mine-7" }, took: { name: "gold-mine-3" }, why: null });
    expect(raid.seats.get(2)).toMatchObject({ took: null, why: "six" });
    expect(raidOf(step(5, [event("laid")]))).toBeNull();
  });

  it("is over with the town, and with a move taken back", () => {
    const raid = lastRaid([step(4, RAID), step(5, [event("drew")])], null);
    expect(raid?.n).toBe(4);
    expect(lastRaid([step(6, [event("town")])], raid)).toBeNull();
    expect(lastRaid([step(6, [], 4)], raid)).toBeNull();
  });
});
