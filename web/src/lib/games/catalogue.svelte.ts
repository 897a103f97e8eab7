// The games that can be played here, as the server lists them: titles, seats and house rules in the reader's language. And
// the bots to play them against.

import { get } from "../server/api";
import type { GameInfo, HouseValue, Language, Level, LevelInfo } from "../server/protocol";

class Catalogue {
  /** In the order of the shelf. */
  games = $state.raw<readonly GameInfo[]>([]);

  private known = $state.raw<readonly LevelInfo[]>([]);
  /** The levels that people play against, weakest first; those of other packages come last. */
  readonly opponents: readonly Level[] = $derived(this.known.filter((level) => level.is_opponent).map(({ name }) => name));
  /** All that can sit at a table. */
  readonly levels: readonly Level[] = $derived([...new Set([...this.opponents, ...this.known.map(({ name }) => name)])]);

  /** Whether a bot of this level takes its time; such bots think on the server. */
  thinks(level: string): boolean {
    return this.known.some(({ name, thinks }) => name === level && thinks);
  }

  async load(language: Language): Promise<void> {
    [this.games, this.known] = await Promise.all([get<GameInfo[]>(`/api/games?language=${language}`), get<LevelInfo[]>("/api/levels")]);
  }

  of(game: string): GameInfo | undefined {
    return this.games.find((one) => one.name === game);
  }
}

export const catalogue = new Catalogue();

/** The house rules a table plays by, all of them, as words take them: a yes or no is a word. Empty: the game is not known. */
export function houseOf(game: string, changed: Record<string, HouseValue>): Record<string, string | number> {
  const rules = catalogue.of(game)?.house ?? [];
  return Object.fromEntries(
    rules.map(({ name, value }) => {
      const played = changed[name] ?? value;
      return [name, typeof played === "boolean" ? (played ? "yes" : "no") : played];
    }),
  );
}

/** What a game is called; one that is not played here any more, by its short name. */
export const titleOf = (game: string): string => catalogue.of(game)?.title ?? game;
