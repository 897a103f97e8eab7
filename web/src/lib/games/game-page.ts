// What a game's board is given, and what it gives back.

import type { Component } from "svelte";
import type { Event, Foreseen, GameName, Move, Position, TableInfo } from "../server/protocol";

export interface BoardProps {
  info: TableInfo;
  position: Position;
  /** Whose eyes these are; -1: a spectator's, or all open in a replay. */
  me: number;
  names: string[];
  /** What may be played now, by notation; empty while a move is under way. */
  moves: Map<string, Move>;
  choose: (move: string) => void;
  /** The move whose outcome is being looked at, and what would follow from it, if that can be known. */
  foreseen: Foreseen | null;
  look: (move: string | null) => void;
}

/** How a thing that moves is drawn while it is on its way. */
export interface Face {
  of: string;
  box: string;
  width: number;
}

export interface Board {
  default: Component<BoardProps>;
  /** `item` is the engine's name, "?" where it is hidden; `event`: what moves it, if anything does. */
  face: (item: string, event?: Event) => Face | null;
  /** Moves the board shows in a way of its own; all others stand in the list below it. */
  shows?: (move: Move) => boolean;
  /** What is asked, or waited for, in the game's own words. */
  prompt?: (asked: Asked) => string;
  /** What a move would do, in the game's own words. */
  foretell?: (considered: Considered) => string[];
  /** The board itself shows who sits where, who is waited for, and their time. */
  hasSeats?: boolean;
}

export interface Asked {
  position: Position;
  me: number;
  names: string[];
}

/** A move that is thought about, and what the server foresees of it, once it has said so. */
export interface Considered extends Asked {
  move: Move;
  foreseen: Foreseen | null;
}

export const BOARDS: Record<GameName, () => Promise<Board>> = {
  "wyatt-earp": () => import("../../games/wyatt-earp/Board.svelte") as unknown as Promise<Board>,
  "el-paso": () => import("../../games/el-paso/Board.svelte") as unknown as Promise<Board>,
  gnadenlos: () => import("../../games/gnadenlos/Board.svelte") as unknown as Promise<Board>,
  showdown: () => import("../../games/showdown/Board.svelte") as unknown as Promise<Board>,
};
