import { describe, expect, it } from "vitest";
import type { Event } from "../../lib/server/protocol";
import { Auctioneer } from "./auction";

const event = (what: string, seat = -1, item: string | null = null, n = 0): Event => ({ what, seat, item, n, source: null, target: null });

/** All of it in one step, or each event in a step of its own from a given one on. */
function heard(auctioneer: Auctioneer, events: Event[], from?: number): unknown[] {
  return events.map((one, i) => auctioneer.hear(one, from === undefined ? 1 : from + i)).filter(Boolean);
}

describe("an auction", () => {
  const bids = [event("bids", 0, null, 3), event("bids", 1, null, 7), event("unable", 2), event("bids", 3, null, 0)];
  const hires = [event("hired", 1, "adventurer lund"), event("hired", 0, "adventurer dan")];
  const told = [
    { seat: 1, sum: 7, hired: ["lund"] },
    { seat: 0, sum: 3, hired: ["dan"] },
    { seat: 3, sum: 0, hired: [] },
    { seat: 2, sum: null, hired: [] },
  ];

  it("is told once it is over, the highest bid first", () => {
    const auctioneer = new Auctioneer();
    expect(heard(auctioneer, [...bids, ...hires])).toEqual([]);
    expect(heard(auctioneer, [event("took-back", 3, "note d0", 1), event("payday"), event("turn", 1)])).toEqual([told]);
  });

  it("knows both of a pair", () => {
    const auctioneer = new Auctioneer();
    const pair = [event("hired", 1, "adventurer lund"), event("hired", 1, "adventurer otto")];
    expect(heard(auctioneer, [bids[1]!, ...pair, event("turn", 0)])).toEqual([[{ seat: 1, sum: 7, hired: ["lund", "otto"] }]]);
  });

  it("is not over while notes are laid, step by step, between hires", () => {
    const auctioneer = new Auctioneer();
    const laid = [event("laid", 1, "note b4", 1), event("laid", 1, "note b3", 1)];
    expect(heard(auctioneer, [...bids, hires[0]!, ...laid, hires[1]!, event("laid", 0, "note a3", 1)], 5)).toEqual([]);
    expect(heard(auctioneer, [event("payday")], 20)).toEqual([told]);
  });

  it("is not told where nobody was hired, nor twice", () => {
    const auctioneer = new Auctioneer();
    expect(heard(auctioneer, [...bids, event("turn", 1), event("turn", 2)])).toEqual([]);
    expect(heard(auctioneer, [...bids, ...hires, event("payday"), event("turn", 0)])).toEqual([told]);
  });

  it("forgets whom one hired when that is taken back", () => {
    const auctioneer = new Auctioneer();
    heard(auctioneer, [...bids, event("hired", 1, "adventurer otto")], 1);
    auctioneer.takeBack(5);
    expect(heard(auctioneer, [...hires, event("turn", 1)], 7)).toEqual([told]);
  });

  it("is open again when what ended it is taken back", () => {
    const auctioneer = new Auctioneer();
    expect(heard(auctioneer, [...bids, ...hires, event("turn", 1)], 1)).toEqual([told]);
    auctioneer.takeBack(6);
    expect(heard(auctioneer, [hires[1]!, event("turn", 1)], 9)).toEqual([told]);
  });
});
