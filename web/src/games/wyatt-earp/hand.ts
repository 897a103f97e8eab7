// The own hand: every card has a key of its own, so that it keeps its place and slides when others come and go.

import { isOutlaw, isPhoto, outlawOf } from "./cards";

export type Order = "outlaws" | "came";

export interface Held {
  key: string;
  kind: number;
  /** The first of a group: an outlaw with its photo, or the sheriff cards. */
  starts: boolean;
}

/** The keys of the cards held, those known before in their order, new ones behind them. */
export function keysOf(counts: readonly number[], before: readonly string[]): string[] {
  const held = counts.flatMap((n, kind) => Array.from({ length: n }, (_, copy) => `${kind}.${copy}`));
  const wanted = new Set(held);
  const kept = before.filter((key) => wanted.has(key));
  const known = new Set(kept);
  return [...kept, ...held.filter((key) => !known.has(key))];
}

export const kindOf = (key: string): number => Number(key.split(".")[0]);

/** Outlaws by name, each with its photo behind it, then the sheriff cards. */
function rank(kind: number): number {
  if (isOutlaw(kind)) return kind * 2;
  return isPhoto(kind) ? outlawOf(kind) * 2 + 1 : 100 + kind;
}

const group = (kind: number): number => outlawOf(kind);

export function arranged(keys: readonly string[], order: Order): Held[] {
  const cards = keys.map((key) => ({ key, kind: kindOf(key) }));
  if (order === "outlaws") cards.sort((a, b) => rank(a.kind) - rank(b.kind) || (a.key < b.key ? -1 : 1));
  return cards.map((card, i) => {
    const last = cards[i - 1];
    return { ...card, starts: order === "outlaws" && last !== undefined && group(last.kind) !== group(card.kind) };
  });
}
