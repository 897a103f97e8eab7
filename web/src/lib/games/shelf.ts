// How games look on the shelf: found in their folders, apart from all that only a table or the rules need.

import type { ShelfCard } from "./game-page";

const FOUND = import.meta.glob<ShelfCard>("../../games/*/shelf-card.ts", { eager: true, import: "shelfCard" });

const CARDS: ReadonlyMap<string, ShelfCard> = new Map(
  Object.entries(FOUND).map(([path, card]) => [path.split("/").at(-2)!, card]),
);

/** Undefined: the game brings none, and has a plain cover and a small bill. */
export const shelfCardOf = (game: string): ShelfCard | undefined => CARDS.get(game);
