import { describe, expect, it } from "vitest";
import { auctionEnded } from "./auction";
import type { Event } from "./generated";

const event = (what: Event["what"], seat = -1, n = 0, item: Event["item"] = null): Event => ({ what, seat, item, n, source: null, target: null });

describe("an auction", () => {
  const bids = [event("bids", 0, 5), event("unable", 1), event("bids", 2, 7), event("hired", 2, 1, "adventurer lund"), event("hired", 0, 1, "adventurer dan")];

  it("is over with the turn, a payday or the game", () => {
    expect(auctionEnded(bids)).toBeNull();
    expect(auctionEnded([...bids, event("turn", 1)])).not.toBeNull();
  });

  it("lists all bids, the highest first, and last who could not bid", () => {
    expect(auctionEnded([...bids, event("payday", 1)])).toEqual([
      { seat: 2, sum: 7, notes: [], hired: ["lund"] },
      { seat: 0, sum: 5, notes: [], hired: ["dan"] },
      { seat: 1, sum: null, notes: [], hired: [] },
    ]);
  });

  it("knows both of a pair", () => {
    const pair = [event("bids", 1, 7), event("hired", 1, 1, "adventurer lund"), event("hired", 1, 1, "adventurer otto"), event("turn", 0)];
    expect(auctionEnded(pair)?.[0]?.hired).toEqual(["lund", "otto"]);
  });

  it("in which nobody was hired is none", () => {
    expect(auctionEnded([event("bids", 0, 5), event("turn", 1)])).toBeNull();
  });

  it("has no part in the one before it", () => {
    const later = [...bids, event("turn", 1), event("bids", 1, 3), event("hired", 1, 1, "adventurer otto"), event("turn", 2)];
    expect(auctionEnded(later)).toEqual([{ seat: 1, sum: 3, notes: [], hired: ["otto"] }]);
  });
});
