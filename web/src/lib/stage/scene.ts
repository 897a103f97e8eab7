// Scenes: what is too big to be seen in a table that simply changes. A game says which scenes a step brings; the page
// plays them one after the other, and shows the table of after the step when they have been seen.

import type { Position, Step, TableInfo } from "../server/protocol";

export interface Scene<T = unknown> {
  /** The game's name for it. */
  kind: string;
  /** One of a kind: of the step and the event, as in `12.3`. */
  key: string;
  /** How long each of its acts lasts, in milliseconds, for who likes it calm; at least one. */
  acts: readonly number[];
  /** It remains after its last act until it has been read. */
  stays?: boolean;
  data: T;
}

export interface Playing<T = unknown> {
  scene: Scene<T>;
  /** Which act; as many as there are: it is over, and stays until it has been read. */
  act: number;
}

/** Steps that have just come in, and the table before and after them. */
export interface Arrival {
  before: Position;
  now: Position;
  fresh: readonly Step[];
  /** The whole story up to now, without what was taken back. */
  story: readonly Step[];
  me: number;
  names: readonly string[];
}

export interface SceneProps extends Omit<Arrival, "fresh" | "story" | "names"> {
  playing: Playing;
  info: TableInfo;
  names: string[];
  /** On to what comes after this scene. */
  next: () => void;
}
