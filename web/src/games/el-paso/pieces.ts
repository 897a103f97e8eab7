// Tiles, cards and seats of a view as things that can be laid out.

import type { Face } from "../../lib/games/game-page";
import { PLACES, type Place, type View } from "./generated";

export const [DECIDING, KEEPING, REFILLING, OVER] = [0, 1, 2, 3];

const N_VALUES = 6;
export const N_RANKS = 8;

export interface Piece {
  /** Kind and copy: the same piece has the same key as long as it lies there. */
  key: string;
  /** As the engine writes it: bank-4 */
  name: string;
  place: Place;
  value: number;
}

export function piece(name: string, copy = 0): Piece {
  const cut = name.lastIndexOf("-");
  return { key: `${name}.${copy}`, name, place: name.slice(0, cut) as Place, value: Number(name.slice(cut + 1)) };
}

function pieces(counts: readonly number[], nValues: number): Piece[] {
  return counts.flatMap((n, i) => {
    const name = `${PLACES[Math.floor(i / nValues)]}-${(i % nValues) + 1}`;
    return Array.from({ length: n }, (_, copy) => piece(name, copy));
  });
}

export const tilesOf = (counts: readonly number[]): Piece[] => pieces(counts, N_VALUES);
export const cardsOf = (counts: readonly number[]): Piece[] => pieces(counts, N_RANKS);

/** A card by its number, counted from 1; 0: none. */
export function cardOf(number: number): Piece | null {
  if (number === 0) return null;
  const i = number - 1;
  return piece(`${PLACES[Math.floor(i / N_RANKS)]}-${(i % N_RANKS) + 1}`);
}

/** Tiles by place, in the order of the places. */
export function byPlace(tiles: readonly Piece[]): { place: Place; tiles: Piece[] }[] {
  return PLACES.map((place) => ({ place, tiles: tiles.filter((tile) => tile.place === place) })).filter(
    (group) => group.tiles.length > 0,
  );
}

export const isIn = (bits: number, seat: number): boolean => ((bits >> seat) & 1) === 1;

export type Doing = "laid" | "choosing" | "waiting" | "gone" | "packing" | "drawing" | "ready" | "done";

/** What it has is for the next town. */
export const hasLeft = (v: View, seat: number): boolean =>
  v.phase !== OVER && !isIn(v.in_town, seat) && !isIn(v.leaving, seat) && !(v.phase === KEEPING && v.active === seat);

/** What a seat is about, as everybody can see it; never what it has chosen. */
export function doing(v: View, seat: number, actors: readonly number[]): Doing {
  if (v.phase === OVER) return "done";
  if (v.phase === REFILLING && actors.includes(seat)) return "drawing";
  if (v.phase === REFILLING) return v.in_town > 0 && hasLeft(v, seat) ? "gone" : "ready"; // the sheriffs leave nobody in town
  if (v.phase === KEEPING && v.active === seat) return "packing";
  if (isIn(v.has_laid, seat)) return "laid";
  if (v.phase === DECIDING && v.active === seat) return "choosing";
  return hasLeft(v, seat) ? "gone" : "waiting";
}

/** The cards of a place that can be drawn, as a perfect memory has them: `???52`. */
export function pileInMemory(v: View, place: number): string {
  const played = (v.queue[place] ?? []).slice(0, v.n_queue[place]).join("");
  return "?".repeat(v.n_fresh[place] ?? 0) + played;
}

/** What a perfect memory knows of a hand, place by place: `3?`, one known and one not. */
export function handInMemory(v: View, seat: number): { place: Place; cards: string }[] {
  return PLACES.map((place, i) => {
    const known = (v.known[seat] ?? []).slice(i * N_RANKS, (i + 1) * N_RANKS);
    const ranks = known.flatMap((n, rank) => (n ? [rank + 1] : []));
    const unknown = (v.n_held[seat]?.[i] ?? 0) - ranks.length;
    return { place, cards: ranks.join("") + "?".repeat(Math.max(0, unknown)) };
  }).filter((one) => one.cards);
}

/** How a thing is drawn while it is on its way. */
export function faceOf(item: string): Face | null {
  if (item === "die") return { of: "el-paso/die-star", box: "0 0 64 64", width: 40 };
  if (item === "nugget") return { of: "el-paso/nugget", box: "0 0 48 48", width: 30 };
  if (item === "?") return { of: "el-paso/raid-back", box: "0 0 160 224", width: 52 };
  const [kind, name = ""] = item.split(" ");
  const place = name.slice(0, name.lastIndexOf("-"));
  if (kind === "tile") return { of: `el-paso/tile-${place}`, box: "0 0 96 96", width: 48 };
  return { of: `el-paso/raid-${place}`, box: "0 0 160 224", width: 60 };
}
