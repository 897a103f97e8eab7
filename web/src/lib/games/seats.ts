// How many sit down when somebody wants to play at once.

import type { GameInfo } from "../server/protocol";

const USUAL = 3;

/** How many bots somebody plays against: two, or as near to that as the game allows. */
export function botsFor(game: Pick<GameInfo, "seats">): number {
  const [few, many] = [Math.min(...game.seats), Math.max(...game.seats)];
  return Math.min(many, Math.max(few, USUAL)) - 1;
}
