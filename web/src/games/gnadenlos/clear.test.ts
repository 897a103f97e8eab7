import { describe, expect, it } from "vitest";
import { bidStands, bringsPayday, canShow, costOf, isOnlyOne, mostVultures, nearestGoal, rivals, stepOf } from "./clear";
import { ADVENTURERS, PHASES, type Facts, type SeatFacts, type View } from "./generated";

const seat = (more: Partial<SeatFacts>): SeatFacts => ({ to_goal: 22, vultures: 0, is_out: false, ...more }) as SeatFacts;
const seats = (...all: Partial<SeatFacts>[]): Facts => ({ seats: all.map(seat) }) as Facts;
const at = (name: string): number => ADVENTURERS.indexOf(name as (typeof ADVENTURERS)[number]);
const held = (...names: string[]): number[] => ADVENTURERS.map((name) => (names.includes(name) ? 1 : 0));

describe("where a turn stands", () => {
  const view = (resume: (typeof PHASES)[number]): View => ({ resume: PHASES.indexOf(resume) }) as View;

  it("goes by what is asked", () => {
    expect(stepOf({ phase: "steal" } as Facts, view("show"))).toBe("event");
    expect(stepOf({ phase: "lay" } as Facts, view("show"))).toBe("hiring");
  });

  it("gaps belong to what left them", () => {
    expect(stepOf({ phase: "fill" } as Facts, view("after-theft"))).toBe("event");
    expect(stepOf({ phase: "fill" } as Facts, view("payday"))).toBe("payday");
  });
});

describe("how near the end is", () => {
  it("is told of whoever is nearest and still in the game", () => {
    expect(nearestGoal(seats({ to_goal: 9 }, { to_goal: 2, is_out: true }, { to_goal: 12 }), 2)).toEqual({ seat: 0, n: 9 });
  });

  it("is told of the reader where several are as near", () => {
    expect(nearestGoal(seats({ to_goal: 9 }, { to_goal: 9 }), 1)).toEqual({ seat: 1, n: 9 });
    expect(mostVultures(seats({ vultures: 1 }, { vultures: 2 }, { vultures: 2 }), 2)).toEqual({ seat: 2, n: 2 });
  });
});

describe("what a choice is up against", () => {
  const values = Object.fromEntries(ADVENTURERS.map((name, i) => [name, [i % 8, 0, 0]])) as unknown as Facts["values"];
  const facts = { values, memory: { adventurers: [[], ["lund", "dan"]] } } as unknown as Facts;
  const view = { seat: 0, hand: held("harrow", "dan"), discard: held("barnaby"), row: held("lund"), shown: [at("moran") + 1, 0] } as unknown as View;

  it("are those that somebody else may have", () => {
    const found = rivals(facts, view, "dan", "gold");
    expect(found.n).toBe(ADVENTURERS.length - 5);
    expect(found.higher + found.lower).toBeLessThanOrEqual(found.n);
    expect(rivals(facts, view, "harrow", "gold").lower).toBe(0);
  });

  it("and what a good memory knows of them", () => {
    expect(canShow(facts, 1, "gold")).toBe(at("dan") % 8);
    expect(canShow(facts, 0, "gold")).toBe(0);
  });

  it("who had but one was not asked", () => {
    expect(isOnlyOne({ shown: [3], n_hand: [0] } as unknown as View, 0)).toBe(true);
    expect(isOnlyOne({ shown: [3], n_hand: [1] } as unknown as View, 0)).toBe(false);
    expect(isOnlyOne({ shown: [0], n_hand: [0] } as unknown as View, 0)).toBe(false);
  });
});

describe("a bid", () => {
  const facts = { bids: { sums: [5, 10, null] }, seats: [{}, {}, {}] } as unknown as Facts;
  const view = { rank: [0, 11, 0], n_row: 2, is_setup: 0 } as unknown as View;

  it("stands among those that have been made", () => {
    expect(bidStands(facts, view, 0, 12)).toEqual({ rank: 1, of: 2, hires: true });
    expect(bidStands(facts, view, 0, 5)).toEqual({ rank: 2, of: 2, hires: true }); // somebody may still bid less
  });

  it("that is the lowest of all hires nobody", () => {
    const last = { ...facts, bids: { sums: [5, 10, 7] } } as unknown as Facts;
    expect(bidStands(last, { ...view, rank: [0, 11, 8] } as unknown as View, 0, 5)).toEqual({ rank: 3, of: 3, hires: false });
  });

  it("brings payday if those who would hire fill the market", () => {
    const bids = (n: number): Facts => ({ market: { n, payday: 18 }, bids: { sums: [null, 10, 7], notes: [[], ["b4", "b3", "b3"], ["c4", "c3"]] } }) as unknown as Facts;
    const then = { is_setup: 0, n_row: 2, rank: [0, 11, 8] } as unknown as View;
    expect(bringsPayday(bids(12), then, 0, { sum: 11, notes: 3 })).toBe(true);
    expect(bringsPayday(bids(12), then, 0, { sum: 8, notes: 2 })).toBe(false);
    expect(bringsPayday(bids(13), then, 0, { sum: 1, notes: 3 })).toBe(true); // with what the others have bid
    expect(bringsPayday(bids(12), then, 0, { sum: 1, notes: 3 })).toBe(false);
  });

  it("costs what the own colour promises, and others’ notes cost nothing", () => {
    expect(costOf(["a4", "b3", "a1"], 0)).toBe(5);
    expect(costOf(["b3", "a0"], 0)).toBe(0);
  });
});
