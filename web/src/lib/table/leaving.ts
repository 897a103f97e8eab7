// What leaving a table means for whoever sits there.

import type { TableInfo } from "../server/protocol";

/** A seat before the game is given back; in a game against bots alone there is only giving up, and where others play on, a bot takes over. */
export type Leaving = "stand-up" | "give-up" | "hand-over";

/** Null: there is nothing to leave. */
export function leavingOf(info: TableInfo, me: string | null): Leaving | null {
  const mine = info.seats.find((seat) => me !== null && seat.person === me);
  if (info.status === "open") return mine || (me !== null && info.host === me) ? "stand-up" : null;
  if (info.status !== "playing" || !mine) return null;
  const isAlone = info.seats.every((seat) => seat.person === null || seat.person === me);
  if (isAlone) return info.is_rated ? null : "give-up";
  return mine.is_stood_in ? null : "hand-over";
}
