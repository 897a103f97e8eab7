// What the examples of Wyatt Earp show. Cards are written as the engine writes them: 2belle-starr+photo-belle-starr.

import type { Example } from "../../../lib/games/game-page";
import type { Edition } from "../../../lib/rules/rulebook";
import { isOutlaw, isPhoto, kindOf } from "../cards";
import { KINDS } from "../generated";

export interface Laying extends Example {
  /** One after the other; `turned`: the card that was shot for, and hit. */
  steps: { seat: number; cards: string; turned?: string; bills: number }[];
}

export interface Shots extends Example {
  shots: { card: string; turned: string; hit: boolean }[];
}

export interface Robbed extends Example {
  owner: number;
  row: string;
  thief: number;
  turned: string;
  taken: string;
  discarded: string;
}

export interface Reckoned extends Example {
  outlaw: string;
  bills: number;
  rows: { seat: number; cards: string; covered: boolean; points: number; paid: number }[];
  stays: number;
}

/** The kinds of cards written so, one by one. */
export function kindsOf(cards: string): number[] {
  return cards.split("+").flatMap((word) => {
    const [, n, name] = /^(\d*)(.+)$/.exec(word) ?? [];
    return Array.from({ length: Number(n || 1) }, () => kindOf(name));
  });
}

/** What the edition says of a kind. */
export function cardOf(edition: Edition, kind: number): { sp: number; hole: boolean } {
  const name = isOutlaw(kind) ? "outlaw" : isPhoto(kind) ? "photo" : (KINDS[kind] ?? "");
  return edition.cards?.[name] as { sp: number; hole: boolean };
}
