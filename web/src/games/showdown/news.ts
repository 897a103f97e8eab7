// What has just happened that lies nowhere any more: the cards of the last showdown, and the card of the last shot.

import type { Step } from "../../lib/server/protocol";
import { eventOf, KINDS } from "./generated";

export interface Round {
  /** [seat]: the card it turned up; -1: none. */
  kinds: number[];
  /** [seat]: the coins it took from the strongbox. */
  gains: number[];
}

export interface Shot {
  /** Of the step, to tell one shot from the next. */
  n: number;
  seat: number;
  target: number;
  kind: number;
  isHit: boolean;
}

const kindOf = (item: string | null): number => (KINDS as readonly (string | null)[]).indexOf(item);
const seatOf = (place: string | null): number => Number(place?.split("-")[1] ?? 0) - 1;

export function lastRound(steps: readonly Step[], before: Round | null): Round | null {
  let round = before;
  for (const step of steps) {
    const events = step.events.map(eventOf);
    if (events.some((event) => event.what === "revealed")) round = { kinds: [-1, -1, -1, -1], gains: [0, 0, 0, 0] };
    for (const event of events) {
      if (event.what === "revealed") round!.kinds[event.seat] = kindOf(event.item);
      else if (event.what === "shared" && round) round.gains[event.seat] = event.n;
    }
  }
  return round;
}

/** The last shot, until the next cards are turned up. */
export function lastShot(steps: readonly Step[], before: Shot | null): Shot | null {
  let shot = before;
  for (const { n, events } of steps) {
    for (const event of events.map(eventOf)) {
      if (event.what === "revealed") shot = null;
      else if (event.what === "aimed") shot = { n, seat: event.seat, target: seatOf(event.target), kind: -1, isHit: false };
      else if (event.what === "turned" && shot) shot = { ...shot, kind: kindOf(event.item) };
      else if (event.what === "hit" && shot) shot = { ...shot, isHit: true };
    }
  }
  return shot;
}
