// An auction from its first bid to the last note that is laid for it, which takes several steps.

import type { Event } from "../../lib/server/protocol";
import type { EventName } from "./generated";

export interface Bid {
  seat: number;
  /** What it came to; null: the seat could not bid. */
  sum: number | null;
  hired: string[];
}

const TOLD: ReadonlySet<string> = new Set<EventName>(["bids", "unable", "hired"]);
/** What ends an auction, at the latest. */
const OVER: ReadonlySet<string> = new Set<EventName>(["payday", "turn", "end", "over"]);

export class Auctioneer {
  /** What was said at auctions, and when; also of past ones, for steps may be taken back. */
  private heard: { step: number; event: Event }[] = [];

  /** Returns all bids, the highest first, once it is over and somebody was hired. */
  hear(event: Event, step: number): Bid[] | null {
    if (TOLD.has(event.what)) this.heard.push({ step, event });
    if (!OVER.has(event.what)) return null;
    const before = this.heard.findLastIndex((one) => OVER.has(one.event.what));
    const bids = bidsOf(this.heard.slice(before + 1).map((one) => one.event));
    this.heard.push({ step, event });
    return bids.some((bid) => bid.hired.length) ? bids : null;
  }

  /** This step and all after it were taken back. */
  takeBack(step: number): void {
    this.heard = this.heard.filter((one) => one.step < step);
  }
}

function bidsOf(events: readonly Event[]): Bid[] {
  const bids = new Map<number, Bid>();
  for (const { what, seat, n, item } of events) {
    if (what === "hired") bids.get(seat)?.hired.push(item?.split(" ")[1] ?? "");
    else bids.set(seat, { seat, sum: what === "bids" ? n : null, hired: [] });
  }
  return [...bids.values()].sort((a, b) => (b.sum ?? -1) - (a.sum ?? -1));
}
