// An auction from its first bid to its last hire, which takes several steps.

import type { Event } from "../../lib/protocol";

export interface Bid {
  seat: number;
  /** What it came to; null: the seat could not bid. */
  sum: number | null;
  hired: string[];
}

/** What ends an auction, at the latest. */
const OVER = new Set(["payday", "turn", "end", "over"]);

export class Auctioneer {
  private bids = new Map<number, Bid>();

  /** Returns all bids, the highest first, once it is over and somebody was hired. */
  hear(happened: Event): Bid[] | null {
    const { what, seat, n } = happened;
    if (what === "bids") this.bids.set(seat, { seat, sum: n, hired: [] });
    if (what === "unable") this.bids.set(seat, { seat, sum: null, hired: [] });
    if (what === "hired") this.bids.get(seat)?.hired.push(happened.item?.split(" ")[1] ?? "");
    if (!OVER.has(what) || !this.bids.size) return null;
    const bids = [...this.bids.values()].sort((a, b) => (b.sum ?? -1) - (a.sum ?? -1));
    this.forget();
    return bids.some((bid) => bid.hired.length) ? bids : null;
  }

  /** What was heard is not so: moves were taken back. */
  forget(): void {
    this.bids.clear();
  }
}
