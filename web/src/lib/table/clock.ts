// A seat's time: of this move, and in reserve once that is gone.

import type { Position, Ticking } from "../server/protocol";

export interface Left {
  moveMs: number;
  reserveMs: number;
}

export function leftAfter(clock: Ticking, usedMs: number): Left {
  const used = Math.max(0, usedMs);
  return {
    moveMs: Math.max(0, clock.move_ms - used),
    reserveMs: Math.max(0, clock.bank_ms - Math.max(0, used - clock.move_ms)),
  };
}

export const clockOf = (position: Position, seat: number): Ticking | null => position.clocks.find((one) => one.seat === seat) ?? null;

/** How it stands: time of the move left; the reserve running; hardly anything left; nothing. */
export type Urgency = "calm" | "reserve" | "short" | "out";

export const SHORT_MS = 20_000;

export function urgencyOf({ moveMs, reserveMs }: Left): Urgency {
  const all = moveMs + reserveMs;
  if (all <= 0) return "out";
  if (all <= SHORT_MS) return "short";
  return moveMs > 0 ? "calm" : "reserve";
}

/** 4:05. What is left of a second counts as one. */
export function asTime(ms: number): string {
  const s = Math.ceil(ms / 1000);
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
