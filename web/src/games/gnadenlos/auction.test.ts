import { describe, expect, it } from "vitest";
import type { Event } from "../../lib/protocol";
import { Auctioneer } from "./auction";

const event = (what: string, seat = -1, item: string | null = null, n = 0): Event => ({ what, seat, item, n, source: null, target: null });
const heard = (auctioneer: Auctioneer, ...events: Event[]): unknown[] => events.map((one) => auctioneer.hear(one)).filter(Boolean);

describe("an auction", () => {
  const bids = [event("bids", 0, null, 3), event("bids", 1, null, 7), event("unable", 2), event("bids", 3, null, 0)];
  const hires = [event("hired", 1, "adventurer lund"), event("hired", 0, "adventurer dan")];

  it("is told once it is over, the highest bid first", () => {
    const auctioneer = new Auctioneer();
    expect(heard(auctioneer, ...bids, ...hires)).toEqual([]);
    expect(heard(auctioneer, event("took-back", 3, "note d0", 1), event("payday"), event("turn", 1))).toEqual([
      [
        { seat: 1, sum: 7, hired: ["lund"] },
        { seat: 0, sum: 3, hired: ["dan"] },
        { seat: 3, sum: 0, hired: [] },
        { seat: 2, sum: null, hired: [] },
      ],
    ]);
  });

  it("knows both of a pair", () => {
    const auctioneer = new Auctioneer();
    const pair = [event("hired", 1, "adventurer lund"), event("hired", 1, "adventurer otto")];
    expect(heard(auctioneer, bids[1]!, ...pair, event("turn", 0))).toEqual([[{ seat: 1, sum: 7, hired: ["lund", "otto"] }]]);
  });

  it("is not told where nobody was hired, or where it was taken back", () => {
    const auctioneer = new Auctioneer();
    expect(heard(auctioneer, ...bids, event("turn", 1), event("turn", 2))).toEqual([]);
    heard(auctioneer, ...bids, ...hires);
    auctioneer.forget();
    expect(heard(auctioneer, event("turn", 1))).toEqual([]);
  });
});
