// What is worth a word at this table.

import type { Occasion } from "../../lib/games/game-page";
import type { Event } from "../../lib/server/protocol";
import { eventOf } from "./generated";

const RICH = 6; // nuggets at once

export function occasion(event: Event): Occasion | null {
  const { what, seat, n } = eventOf(event);
  if (what === "lost") return { seat, on: "harm" };
  if (what === "in-vain") return { seat, on: "miss" };
  return what === "paid" && n >= RICH ? { seat, on: "gain" } : null;
}
