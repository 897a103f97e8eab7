// What is worth a word at this table.

import type { Occasion } from "../../lib/games/game-page";
import { seatIn } from "../../lib/games/places";
import type { Event } from "../../lib/server/protocol";
import { eventOf } from "./generated";

const RICH = 3; // bills at once

export function occasion(event: Event): Occasion | null {
  const { what, seat, n, source, target } = eventOf(event);
  if (what === "covered") return { seat: seatIn(target), on: "harm" };
  if (what === "robbed") return { seat: seatIn(source), on: "harm" };
  if (what === "gave") return { seat, on: "harm" };
  if (what === "hit") return { seat, on: "act" };
  if (what === "missed") return { seat, on: "miss" };
  return what === "paid" && n >= RICH ? { seat, on: "gain" } : null;
}
