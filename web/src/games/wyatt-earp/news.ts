// What has just happened that lies nowhere any more: the card of a shot, and the reckoning of a hand.

import type { Step } from "../../lib/server/protocol";
import { kindOf, N_OUTLAWS } from "./cards";
import { eventOf, OUTLAWS, type Event, type EventName } from "./generated";

export interface Shot {
  /** Of the step and the event, to tell one shot from the next. */
  key: string;
  seat: number;
  kind: number;
  isHit: boolean;
}

export interface Duel {
  seat: number;
  kind: number;
}

export interface Reckoning {
  n: number;
  /** The number of the rule by which the hand ended. */
  why: number;
  seat: number;
  /** [outlaw][seat] */
  points: number[][];
  /** One bill each, in the order they are paid. */
  bills: { outlaw: number; seat: number }[];
  /** [outlaw]: the reward stays, or a rest of it. */
  notes: ("stays" | "left" | null)[];
  duel: Duel[];
  isOver: boolean;
}

const FORGETS: ReadonlySet<EventName> = new Set(["drew", "took", "hand-starts", "over"]);

/** The last shot of the turn that is being played. */
export function lastShot(steps: readonly Step[], before: Shot | null): Shot | null {
  let shot = before;
  for (const step of steps) {
    step.events.map(eventOf).forEach((event, i) => {
      const kind = kindOf(event.item);
      if (event.what === "shot") shot = { key: `${step.n}.${i}`, seat: event.seat, kind, isHit: false };
      else if (event.what === "hit" && shot) shot = { ...shot, isHit: true };
      else if (FORGETS.has(event.what)) shot = null;
    });
  }
  return shot;
}

/**
 * The discard pile as it grew, the top card last, as far as anybody could have watched it. What is taken out of its
 * middle, or taken back, leaves an order that nobody knows.
 */
export function heap(steps: readonly Step[], before: readonly number[]): number[] {
  let lies = [...before];
  for (const step of steps) {
    if (step.back_to !== null) lies = [];
    for (const event of step.events.map(eventOf)) {
      if (event.source === event.target) continue;
      if (event.source === "discards") lies = event.what === "took" ? lies.slice(0, -1) : [];
      if (event.target === "discards") lies.push(kindOf(event.item));
    }
  }
  return lies;
}

const outlawAt = (place: string | null): number => OUTLAWS.findIndex((outlaw) => place === `poster-${outlaw}`);

/** The reckoning among these steps, the last if there are several. */
export function reckoning(steps: readonly Step[], nSeats: number): Reckoning | null {
  const endOf = (step: Step): Event | undefined => step.events.map(eventOf).find((event) => event.what === "hand-ends");
  const step = steps.findLast(endOf);
  const ends = step && endOf(step);
  if (!ends) return null;
  const found: Reckoning = {
    n: step.n,
    why: ends.n,
    seat: ends.seat,
    points: Array.from({ length: N_OUTLAWS }, () => Array<number>(nSeats).fill(0)),
    bills: [],
    notes: Array<null>(N_OUTLAWS).fill(null),
    duel: [],
    isOver: false,
  };
  for (const event of step.events) take(found, eventOf(event));
  return found;
}

function take(found: Reckoning, event: Event): void {
  if (event.what === "points") found.points[outlawAt(event.target)]![event.seat] = event.n;
  else if (event.what === "stays") found.notes[outlawAt(event.target)] = "stays";
  else if (event.what === "left") found.notes[outlawAt(event.source)] = "left";
  else if (event.what === "paid") {
    for (let i = 0; i < event.n; i += 1) found.bills.push({ outlaw: outlawAt(event.source), seat: event.seat });
  } else if (event.what === "duel") found.duel.push({ seat: event.seat, kind: kindOf(event.item) });
  else if (event.what === "over") found.isOver = true;
}

/** [outlaw][seat]: what has been paid by the first `n` bills. */
export function paid(found: Reckoning, n: number): number[][] {
  const sums = found.points.map((row) => row.map(() => 0));
  for (const bill of found.bills.slice(0, n)) sums[bill.outlaw]![bill.seat]! += 1;
  return sums;
}
