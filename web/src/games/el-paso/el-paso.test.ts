import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Position, Step } from "../../lib/server/protocol";
import { actsOf } from "./acts";
import { fraction, percent } from "./facts";
import type { View } from "./generated";
import { byPlace, cardOf, cardsOf, doing, faceOf, handInMemory, pileInMemory, tilesOf } from "./pieces";
import { freshRaid, lastRaid, movesAfter, raidOf } from "./raid";
import { Stage } from "./scene.svelte";

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

  it("say small chances exactly enough", () => {
    expect([percent(1 / 243, "en"), percent(1 / 3, "en"), percent(1, "en")]).toEqual(["0.4%", "33%", "100%"]);
    expect([percent(1 / 243, "de"), percent(1 / 3, "nl")]).toEqual(["0,4\u00a0%", "33%"]);
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

  it("is fresh once", () => {
    expect(freshRaid([step(4, RAID)], 3)?.n).toBe(4);
    expect(freshRaid([step(4, RAID)], 4)).toBeNull();
  });

  it("moves tiles from the stack of their place", () => {
    expect(movesAfter(RAID).filter((one) => one.item).map((one) => one.source)).toEqual(["dice", "stacks-gold-mine"]);
  });
});

describe("the sheriffs", () => {
  const SHERIFFS = [
    event("revealed", { seat: 0, item: "card bank-7" }),
    event("revealed", { seat: 1, item: "card hotel-2" }),
    event("die", { n: 0 }),
    event("stars", { n: 1, item: "die", source: "dice", target: "field" }),
    event("sheriffs"),
    event("lost", { seat: 0, item: "*", n: 3, source: "loot-1", target: "bag" }),
  ];
  const seats = [3, 0].map((tiles) => ({ nuggets: 1, tiles, points: tiles, sale: tiles }));
  const facts = { dice: { free: 1, stars: 4, sheriffs: 1 / 3 }, seats, leave: { nuggets: 3, keep: 1 } };
  const at = (n: number, town: number, steps: Step[]): Position =>
    ({ n, steps, facts, view: { town, loot: [[3], [0]] } }) as unknown as Position;
  const stage = (): Stage => {
    const made = new Stage();
    made.arrive(at(3, 0, []));
    made.arrive(at(4, 0, [step(4, SHERIFFS)]));
    return made;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("come last: cards, dice, stars, then they; other raids end with the dice", () => {
    expect(actsOf(raidOf(step(4, SHERIFFS))!).map((one) => one.act)).toEqual(["laid", "turned", "rolled", "stars", "sheriffs"]);
    expect(actsOf(raidOf(step(4, RAID))!).map((one) => one.act)).toEqual(["laid", "turned", "rolled"]);
  });

  it("hold the old town until it has been read what they took", () => {
    const made = stage();
    const next = at(6, 1, [step(6, [event("town", { n: 1 })])]);
    const seen: unknown[] = [];
    for (const { ms } of actsOf(made.scene!.raid)) {
      const { act, facts: shown, view } = made.scene!;
      seen.push([act, shown.dice.stars, shown.dice.free, view.loot[0]]);
      if (act === "turned") made.arrive(next);
      expect(made.isBehind(next)).toBe(true);
      vi.advanceTimersByTime(ms);
    }
    expect(seen).toEqual([["laid", 4, 1, [3]], ["turned", 4, 1, [3]], ["rolled", 4, 1, [3]], ["stars", 5, 0, [3]], ["sheriffs", 5, 0, [0]]]);
    expect([made.scene, made.raid, made.isBehind(next)]).toEqual([null, null, false]);
  });

  it("are announced by one click and gone with the next", () => {
    const made = stage();
    made.skip();
    expect(made.scene).toMatchObject({ act: "sheriffs", facts: { dice: { stars: 5 } } });
    expect(made.scene!.raid.seats.get(0)!.lost).toBe(3);
    made.skip();
    expect(made.scene).toBeNull();
  });

  it("are gone at once if the move is taken back", () => {
    const made = stage();
    made.arrive(at(5, 0, [step(5, [], 3)]));
    expect([made.scene, made.raid]).toEqual([null, null]);
  });

  it("keep nobody waiting who wants no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(stage()).toMatchObject({ scene: null, raid: { isSheriffs: true } });
  });
});
