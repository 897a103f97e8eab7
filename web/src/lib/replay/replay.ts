// A finished game, ply by ply: where one can step to, and what a board is given there.

import type { Ply, Position, RecordDetail, Replay, TableInfo, View } from "../server/protocol";

/** Whose eyes: a seat, a spectator's, or all open. */
export type Eyes = number | "all";
export const SPECTATOR = -1;

/** In an address seats count from 1, as people count them; 0 is a spectator. */
export function eyesOf(text: string | null, nSeats: number): Eyes | null {
  if (text === "all") return "all";
  if (text === null || !/^\d$/.test(text)) return null;
  const seat = Number(text) - 1;
  return seat < nSeats ? seat : null;
}

export const eyesText = (eyes: Eyes): string => (eyes === "all" ? "all" : String(eyes + 1));

export function plyOf(text: string | null, last: number): number | null {
  return text !== null && /^\d+$/.test(text) ? Math.min(Number(text), last) : null;
}

/** The last ply of every turn: where the next is another seat's, or a heading begins something new. */
export function turnEnds(plies: readonly Pick<Ply, "seat" | "lines">[]): number[] {
  return plies.flatMap((ply, n) => {
    const next = plies[n + 1];
    const ends = n === 0 || !next || next.seat !== ply.seat || ply.lines.some((line) => line.is_heading);
    return ends ? [n] : [];
  });
}

export const nextTurn = (ends: readonly number[], n: number): number => ends.find((end) => end > n) ?? n;
export const lastTurn = (ends: readonly number[], n: number): number => ends.findLast((end) => end < n) ?? n;

/** The table as it stood, for a board. */
export function infoOf(detail: RecordDetail): TableInfo {
  const { record } = detail;
  return {
    id: record.id,
    game: record.game,
    status: "over",
    seats: record.players.map((player) => ({
      name: player.name,
      person: player.person,
      bot: player.bot,
      is_kept: false,
      is_here: true,
      is_stood_in: false,
      kept_for: null,
      is_gone: false,
      bot_wanted_by: [],
      is_offered: false,
    })),
    host: null,
    is_public: record.is_public,
    is_rated: record.is_rated,
    house: detail.house,
    options: { ...detail.options, clock: null },
    commitment: detail.commitment,
    created_ms: record.started_ms,
    n_steps: detail.n_plies,
    n_watchers: 0,
    result: record.result,
    rematch: null,
  };
}

/** What the board is given at a ply: no offer, no clock. */
export function positionOf(replay: Replay, n: number): Position {
  const ply = replay.plies[n]!;
  return {
    type: "position",
    table: replay.id,
    seat: replay.seat ?? SPECTATOR,
    n,
    view: ply.view as unknown as View,
    facts: ply.facts,
    actors: ply.actors,
    offer: null,
    can_undo: false,
    undo_knows: false,
    clocks: [],
    steps: replay.plies
      .slice(0, n + 1)
      .map(({ n, seat, events, lines }) => ({ n, seat, events, lines, back_to: null })),
    result: n === replay.plies.length - 1 ? replay.result : null,
  };
}
