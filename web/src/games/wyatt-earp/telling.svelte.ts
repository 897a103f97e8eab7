// What stays on the table for a while after a step: the card a shot turned, the discard pile as far as it is known, and
// the last reckoning, which can be read once more.

import type { Position } from "../../lib/server/protocol";
import { factsOf, viewOf } from "./generated";
import { heap, lastShot, reckoning, type Shot } from "./news";
import type { Reckoned } from "./scenes";

export class Telling {
  shot = $state.raw<Shot | null>(null);
  lies = $state.raw<number[]>([]);
  last = $state.raw<Reckoned | null>(null);
  private before: Position | null = null;

  arrive(next: Position): void {
    const { before } = this;
    const seen = before?.n ?? -1;
    const isBack = next.n < seen;
    const fresh = next.steps.filter((step) => step.n > seen);
    const found = reckoning(fresh, viewOf(next).n_seats);
    if (found) this.last = { found, purses: factsOf(next).money, rewards: before ? factsOf(before).poster : [], covered: before ? factsOf(before).covered : [] };
    this.shot = lastShot(fresh, isBack ? null : this.shot);
    this.lies = heap(fresh, isBack ? [] : this.lies);
    this.before = next;
  }
}
