// How many can play, and how many sit down when somebody wants to play at once.

import type { GameInfo } from "../server/protocol";
import { t } from "../words/words.svelte";

const USUAL = 3;

/** How many bots somebody plays against: two, or as near to that as the game allows. */
export function botsFor(game: Pick<GameInfo, "seats">): number {
  const [few, many] = [Math.min(...game.seats), Math.max(...game.seats)];
  return Math.min(many, Math.max(few, USUAL)) - 1;
}

/** For how many it is, in words. */
export function forPlayers(game: Pick<GameInfo, "seats">): string {
  const [from, to] = [Math.min(...game.seats), Math.max(...game.seats)];
  return from === to ? t("web-for-so-many", { n: to }) : t("web-for-players", { from, to });
}
