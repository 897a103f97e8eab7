// Why something cannot be played now, in the reader's words.

import type { Looked } from "../../lib/games/game-page";
import type { Because, Position, TableInfo } from "../../lib/server/protocol";
import { list } from "../../lib/words/dates";
import { t } from "../../lib/words/words.svelte";

export interface Reason {
  line: string;
  rule: string | null;
}

interface Asked {
  looked: Looked | null;
  info: TableInfo;
  position: Position;
  me: number;
  names: readonly string[];
  /** What the server last said. */
  because: Because | null;
}

/** The move that the server is to be asked about; null: there is none, or it is plain without asking. */
export function moveToAsk({ looked, info, position, me }: Omit<Asked, "because" | "names">): string | null {
  if (!looked?.cannot || !("move" in looked.cannot) || me < 0) return null;
  return info.status === "playing" && position.offer !== null ? looked.cannot.move : null;
}

/** Null: nobody has to be told, or the server has not answered yet. */
export function reasonOf({ looked, info, position, me, names, because }: Asked): Reason | null {
  const cannot = looked?.cannot;
  if (!cannot || info.status !== "playing") return null;
  if ("line" in cannot) return { line: cannot.line, rule: cannot.rule ?? null };
  if (me < 0) return null;
  if (!position.actors.includes(me)) {
    return { line: t("look-not-your-turn", { names: list(position.actors.map((seat) => names[seat] ?? "")), n: position.actors.length }), rule: null };
  }
  return because?.move === cannot.move && because.rule ? { line: because.line, rule: because.rule } : null;
}
