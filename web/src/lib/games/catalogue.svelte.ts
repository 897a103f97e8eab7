// The games that can be played here, as the server lists them: titles, seats and house rules in the reader's language.

import { get } from "../server/api";
import type { GameInfo, Language } from "../server/protocol";

class Catalogue {
  /** In the order of the shelf. */
  games = $state.raw<readonly GameInfo[]>([]);

  async load(language: Language): Promise<void> {
    this.games = await get<GameInfo[]>(`/api/games?language=${language}`);
  }

  of(game: string): GameInfo | undefined {
    return this.games.find((one) => one.name === game);
  }
}

export const catalogue = new Catalogue();

/** What a game is called; one that is not played here any more, by its short name. */
export const titleOf = (game: string): string => catalogue.of(game)?.title ?? game;
