// A raid as it was told: whose cards were turned up, what the dice showed, what each got.

import type { Step } from "../../lib/server/protocol";
import { eventOf } from "./generated";
import { piece, type Piece } from "./pieces";

export type DieFace = "star" | "brand" | "six";
const FACES: readonly DieFace[] = ["star", "brand", "six"];
const WHY = ["gone", "brand", "six", "here"] as const;

export interface Outcome {
  card: Piece;
  /** The tile taken */
  took: Piece | null;
  /** Or why not */
  why: (typeof WHY)[number] | null;
  /** Tiles lost to the sheriffs */
  lost: number;
}

export interface Raid {
  /** The step it happened in */
  n: number;
  /** By seat */
  seats: Map<number, Outcome>;
  faces: DieFace[];
  isSheriffs: boolean;
}

function named(item: string | null): Piece {
  return piece((item ?? "").split(" ")[1] ?? "");
}

export function raidOf(step: Step): Raid | null {
  const seats = new Map<number, Outcome>();
  const raid: Raid = { n: step.n, seats, faces: [], isSheriffs: false };
  for (const event of step.events.map(eventOf)) {
    const outcome = seats.get(event.seat);
    if (event.what === "revealed") seats.set(event.seat, { card: named(event.item), took: null, why: null, lost: 0 });
    else if (event.what === "die") raid.faces.push(FACES[event.n] ?? "star");
    else if (event.what === "sheriffs") raid.isSheriffs = true;
    else if (event.what === "took" && outcome) outcome.took = named(event.item);
    else if (event.what === "lost" && outcome) outcome.lost = event.n;
    else if (event.what === "in-vain" && outcome) outcome.why = WHY[event.n] ?? "gone";
  }
  return seats.size > 0 ? raid : null;
}

/** The last raid of the present town, after more steps. */
export function lastRaid(steps: readonly Step[], known: Raid | null): Raid | null {
  let last = known;
  for (const step of steps) {
    if (last && step.back_to !== null && step.back_to <= last.n) last = null;
    last = raidOf(step) ?? last;
    if (step.events.map(eventOf).some((event) => event.what === "town")) last = null;
  }
  return last;
}
