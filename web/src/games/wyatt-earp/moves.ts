// Which thing on the table a move belongs to.

import type { Move } from "../../lib/server/protocol";
import { KINDS, OUTLAWS } from "./generated";

export type Moves = ReadonlyMap<string, Move>;

const SHOTS = ["bank-robbery", "fastest-gun", "hideout", "stagecoach-robbery"];

/** The card of the hand that a move plays or throws; null: none. */
export function cardOf(move: string): string | null {
  const [verb = "", first = "", second = ""] = move.split(" ");
  if (verb === "lay") return second;
  if (verb === "photo") return `photo-${first}`;
  if (verb === "discard") return first;
  if (verb === "ask" || verb === "rob") return "most-wanted";
  if (verb === "earp" || verb === "answer") return "wyatt-earp";
  return SHOTS.includes(verb) ? verb : null;
}

/** The row that a move is aimed at, as the engine names places; null: none. */
export function rowOf(move: string, me: number): string | null {
  const [verb = "", first = "", second = ""] = move.split(" ");
  if (verb === "choose") return `row-${first}-${second}`;
  if (verb === "lay") return `row-${me + 1}-${second}`;
  if (verb === "photo") return `row-${me + 1}-${first}`;
  return null;
}

export const movesOfCard = (moves: Moves, kind: number): Move[] =>
  [...moves.values()].filter((move) => cardOf(move.move) === KINDS[kind]);

export const movesOfRow = (moves: Moves, seat: number, outlaw: number, me: number): Move[] =>
  [...moves.values()].filter((move) => rowOf(move.move, me) === `row-${seat + 1}-${OUTLAWS[outlaw]}`);

/** What a card does that is dragged to a place. A card that needs a hit is played wherever in its rows it is dropped. */
export function dropped(moves: Moves, kind: number, place: string, me: number): Move[] {
  const own = movesOfCard(moves, kind);
  if (place === "discards") return own.filter((move) => move.group === "discard");
  const here = own.filter((move) => rowOf(move.move, me) === place);
  if (here.length) return here;
  return own.filter((move) => rowOf(move.move, me) === null && move.group !== "discard");
}
