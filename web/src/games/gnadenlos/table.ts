// What the board reads of a view and its facts, and the names of things.

import type { Face } from "../../lib/games/game-page";
import type { Event, Move } from "../../lib/server/protocol";
import { ADVENTURERS, NOTES, type EventName, type Facts, type View } from "./generated";

export const COLOURS = ["a", "b", "c", "d"] as const;
export const INKS = ["oxblood", "indigo", "pine", "ochre"] as const;

/** Whose colour a note has. */
export const ownerOf = (note: string): number => note.charCodeAt(0) - 97;
export const valueOf = (note: string): number => Number(note.slice(1));

/** A hand as single things, each with a key that stays its own while it stays there. */
export function things(counts: readonly number[], names: readonly string[]): { name: string; key: string }[] {
  return counts.flatMap((n, i) => Array.from({ length: n }, (_, copy) => ({ name: names[i]!, key: `${names[i]}.${copy}` })));
}

/** Own notes first, then those of others, each by value. */
export function notesInHand(view: View, me: number): { name: string; key: string }[] {
  const notes = things(view.notes, NOTES);
  return [...notes.filter((note) => ownerOf(note.name) === me), ...notes.filter((note) => ownerOf(note.name) !== me)];
}

/** Who is for hire: one after the other, or pair by pair at set-up. */
export function forHire(view: View): { pair: number; names: string[] }[] {
  const offered = view.row.flatMap((pair, i) => (pair > 0 ? [{ pair, name: ADVENTURERS[i]! }] : []));
  if (!view.is_setup) return offered.map(({ name }) => ({ pair: 0, names: [name] }));
  const pairs = [...new Set(offered.map(({ pair }) => pair))].sort();
  return pairs.map((pair) => ({ pair, names: offered.filter((one) => one.pair === pair).map((one) => one.name) }));
}

/** How likely a note at a place is called on payday, in per cent; further out than payday needs rows, more than that. */
export function chance(facts: Facts, place: number): string {
  const { called, columns } = facts.market;
  const row = Math.ceil(place / columns);
  const percent = Math.round(100 * (called[row - 1] ?? called.at(-1) ?? 0));
  return row > called.length ? `>${percent}` : `${percent}`;
}

/** How many gaps lie before the last row of the market: those that somebody chooses for. */
export function gapsBefore(view: View, columns: number): number {
  const first = view.n_market - 1 - ((view.n_market - 1) % columns);
  return view.market.slice(0, Math.max(0, first)).filter((note) => note === 0).length;
}

/** Where notes would come to lie if they were laid so, one after the other. */
export function laidSo(view: View, notes: readonly string[]): Map<number, string> {
  return new Map(notes.map((note, i) => [view.n_market + 1 + i, note]));
}

/** Notes in the order they would be laid if this one, by its place among them, came first. */
export function withFirst(notes: readonly string[], first: number): string[] {
  return notes[first] === undefined ? [...notes] : [notes[first], ...notes.filter((_, i) => i !== first)];
}

/** How many vultures sit on the ridge: all of them when the market is full. */
export function gathered(n: number, payday: number, most = 6): number {
  return Math.min(most, Math.floor((most * n) / payday));
}

/** The last word of a name, or of what a title has before its place: no two adventurers share it. */
export const surname = (name: string): string => name.split(/ (?:of|von|van) /)[0]!.split(" ").at(-1)!;

/** What a board lets people do with a thing that stands for a move: attributes of its button; null: nothing now. */
export type Play = (move: string) => Record<string, unknown> | null;

export function players(
  moves: ReadonlyMap<string, Move>,
  choose: (move: string) => void,
  look: (move: string | null) => void,
): Play {
  return (notation) => {
    const move = moves.get(notation);
    if (!move) return null;
    return {
      "data-move": notation,
      "aria-label": move.label,
      onclick: () => choose(notation),
      onpointerenter: () => look(notation),
      onpointerleave: () => look(null),
      onfocus: () => look(notation),
      onblur: () => look(null),
    };
  };
}

/** The same for a thing that can be dragged to where its move leads. */
export function dragging(move: string): Record<string, unknown> {
  return {
    draggable: true,
    ondragstart: (event: DragEvent) => {
      event.dataTransfer?.setData("text/plain", move);
      if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
    },
  };
}

/** A thing on its way. What lies in the market is moved within it as it lies there: face down. */
export function face(item: string, event?: Pick<Event, "what">): Face | null {
  const [kind = "", name = ""] = event?.what === "moved" ? [] : item.split(" ");
  if (kind === "note") return { of: `gnadenlos/note-${name[0]}`, box: "0 0 96 64", width: 54 };
  if (kind === "adventurer") return { of: `gnadenlos/${name}`, box: "0 0 120 144", width: 60 };
  if (kind === "event") return { of: `gnadenlos/${name}`, box: "0 0 200 140", width: 110 };
  if (kind === "nugget") return { of: "gnadenlos/gold", box: "0 0 48 48", width: 30 };
  if (kind === "vulture") return { of: "gnadenlos/vulture-4", box: "0 0 64 64", width: 60 };
  return { of: "gnadenlos/note-back", box: "0 0 96 64", width: 54 };
}

/** What a scene has told already: it does not fly once more when the table is shown as it is after it. */
const PLAYED: ReadonlySet<string> = new Set<EventName>(["paid", "vulture"]);

export const faceAfter = (item: string, event?: Pick<Event, "what">): Face | null => (PLAYED.has(event?.what ?? "") ? null : face(item, event));
