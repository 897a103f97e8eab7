// What is worth a word at this table.

import type { Occasion } from "../../lib/games/game-page";
import { seatIn } from "../../lib/games/places";
import type { Event } from "../../lib/server/protocol";
import { eventOf } from "./generated";

const RICH = 3; // coins at once

export function occasion(event: Event): Occasion | null {
  const { what, seat, n, target } = eventOf(event);
  if (what === "aimed") return { seat: seatIn(target), on: "harm" };
  if (what === "hit") return { seat, on: "act" };
  if (what === "missed") return { seat, on: "miss" };
  return what === "shared" && n >= RICH ? { seat, on: "gain" } : null;
}
