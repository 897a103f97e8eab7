// An auction from its first bid to the last note that is laid for it, which takes several steps.

import type { Event, EventName } from "./generated";

export interface Bid {
  seat: number;
  /** What it came to; null: the seat could not bid. */
  sum: number | null;
  /** The IOUs it was made of. */
  notes: string[];
  hired: string[];
}

/** What ends an auction, at the latest. */
const OVER: ReadonlySet<EventName> = new Set(["payday", "turn", "end", "over"]);

/** All bids, the highest first, of the auction that the last of these events ends; null: it ends none, or nobody was hired. */
export function auctionEnded(story: readonly Event[]): Bid[] | null {
  const ending = story.at(-1);
  if (!ending || !OVER.has(ending.what)) return null;
  const before = story.slice(0, -1);
  const bids = bidsOf(before.slice(before.findLastIndex((event) => OVER.has(event.what)) + 1));
  return bids.some((bid) => bid.hired.length) ? bids : null;
}

function bidsOf(events: readonly Event[]): Bid[] {
  const bids = new Map<number, Bid>();
  for (const { what, seat, n, item } of events) {
    const its = bids.get(seat) ?? { seat, sum: null, notes: [], hired: [] };
    const thing = item?.split(" ")[1] ?? "";
    if (what === "adds") its.notes.push(thing);
    else if (what === "bids") its.sum = n;
    else if (what === "hired") its.hired.push(thing);
    else if (what !== "unable") continue;
    bids.set(seat, its);
  }
  return [...bids.values()].sort((a, b) => (b.sum ?? -1) - (a.sum ?? -1));
}
