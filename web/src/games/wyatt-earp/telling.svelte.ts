// What stays on the table for a while after a step: the card a shot turned, the discard pile as far as it is known, and
// a reckoning until it has been read.

import type { Event, Position } from "../../lib/server/protocol";
import { factsOf, viewOf } from "./generated";
import { dealt, heap, lastShot, reckoning, type Reckoning, type Shot } from "./news";

export class Telling {
  shot = $state.raw<Shot | null>(null);
  lies = $state.raw<number[]>([]);
  /** The last reckoning, and whether it is being read. */
  last = $state.raw<{ found: Reckoning; purses: number[]; rewards: number[] } | null>(null);
  isRead = $state(true);
  /** The table as it lay when the hand ended: it is not cleared before the reckoning has been read. */
  held = $state.raw<Position | null>(null);
  private waiting: Event[] = [];
  private before: Position | null = null;

  arrive(next: Position): void {
    const { before } = this;
    const seen = before?.n ?? -1;
    const isBack = next.n < seen;
    const fresh = next.steps.filter((step) => step.n > seen);
    const found = reckoning(fresh, viewOf(next).n_seats);
    if (found) this.last = { found, purses: factsOf(next).money, rewards: before ? factsOf(before).poster : [] };
    if (isBack) this.clear();
    if (found && before) [this.held, this.isRead, this.waiting] = [this.held ?? before, false, []];
    if (this.held) this.waiting = [...this.waiting, ...dealt(fresh)];
    this.shot = lastShot(fresh, isBack ? null : this.shot);
    this.lies = heap(fresh, isBack ? [] : this.lies);
    this.before = next;
  }

  /** The reckoning has been read: the table is cleared. What was dealt meanwhile is returned. */
  read(): Event[] {
    const { waiting } = this;
    this.clear();
    return waiting;
  }

  private clear(): void {
    [this.held, this.isRead, this.waiting] = [null, true, []];
  }
}
