// The cards by the engine's numbers: outlaws 0 … 6, their photos 7 … 13, the other sheriff cards 14 … 19.

import type { Face } from "../../lib/games/game-page";
import { t } from "../../lib/words/words.svelte";
import { KINDS, OUTLAWS } from "./generated";

export const N_OUTLAWS = OUTLAWS.length;
export const PHOTO = 7;
export const WYATT_EARP = 14;
export const MOST_WANTED = 17;
/** The phase in which nothing is played any more. */
export const OVER = 6;
const TONES = ["plum", "ochre", "pine", "oxblood", "indigo", "orange", "slate"] as const;

/** The number of a card's kind; -1: none of ours, or hidden. */
export const kindOf = (card: string | null | undefined): number => (KINDS as readonly string[]).indexOf(card ?? "");
export const isOutlaw = (kind: number): boolean => kind < N_OUTLAWS;
export const isPhoto = (kind: number): boolean => kind >= PHOTO && kind < WYATT_EARP;
/** The outlaw that a card is of; -1: none. */
export const outlawOf = (kind: number): number => (kind < WYATT_EARP ? kind % N_OUTLAWS : -1);
export const tone = (outlaw: number): string => `var(--${TONES[outlaw] ?? "ink"})`;

export const outlawName = (outlaw: number): string => t(`wyatt-earp-${OUTLAWS[outlaw]}`);
export const cardName = (kind: number): string =>
  isPhoto(kind) ? t("wyatt-earp-photo", { outlaw: outlawName(outlawOf(kind)) }) : t(`wyatt-earp-${KINDS[kind]}`);
export const money = (n: number): string => t("wyatt-earp-money", { n });

export const art = (kind: number): string => `wyatt-earp/${KINDS[kind]}`;
export function emblem(kind: number): string {
  return isPhoto(kind) ? "wyatt-earp/emblem-photo" : `wyatt-earp/emblem-${KINDS[kind]}`;
}

/** A card or a bill on its way. */
export function face(item: string): Face | null {
  if (item === "bill") return { of: "wyatt-earp/bill-1", box: "0 0 160 72", width: 56 };
  if (item === "?") return { of: "wyatt-earp/card-back", box: "0 0 200 280", width: 48 };
  return (KINDS as readonly string[]).includes(item) ? { of: `wyatt-earp/${item}`, box: "0 0 200 240", width: 56 } : null;
}
