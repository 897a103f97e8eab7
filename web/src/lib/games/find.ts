// The games that have a folder in `web/src/games/`: found there, not listed anywhere.

import { bring } from "../../art/sprites";
import { prefs } from "../browser/preferences.svelte";
import type { Board, GamePage, RulesDrawings } from "./game-page";

const FOLDERS = import.meta.glob<GamePage>("../../games/*/index.ts", { eager: true, import: "default" });

export const GAME_PAGES: ReadonlyMap<string, GamePage> = new Map(
  Object.entries(FOLDERS).map(([path, page]) => [path.split("/").at(-2)!, page]),
);

/** The game's own part of the page; undefined: it has none. */
export const pageOf = (game: string): GamePage | undefined => GAME_PAGES.get(game);

/** The game's own table, its pictures there, or the plain one that every game has; that also for readers who want every
    table as text. */
export async function boardOf(game: string): Promise<Board> {
  const page = prefs.tablesAsText ? undefined : pageOf(game);
  if (!page) return (await import("../../parts/plain-board/board")).board;
  const [board] = await Promise.all([page.board(), bring(game)]);
  return board;
}

export async function drawingsOf(game: string): Promise<RulesDrawings | null> {
  return pageOf(game)?.rules() ?? null;
}
