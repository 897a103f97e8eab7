// What is worth a word at this table.

import type { Occasion } from "../../lib/games/game-page";
import type { Event } from "../../lib/server/protocol";
import { eventOf } from "./generated";

const RICH = 3; // nuggets at once

export function occasion(event: Event): Occasion | null {
  const { what, seat, n } = eventOf(event);
  if (what === "vulture" || what === "shot") return { seat, on: "harm" };
  if (what === "bankrupt" || what === "unable") return { seat, on: "miss" };
  if (what === "stole") return { seat, on: "act" };
  return what === "hired" || (what === "rushed" && n >= RICH) ? { seat, on: "gain" } : null;
}
