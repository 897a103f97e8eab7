// Made by `make types` from src/posse/games/showdown/. What is changed here is lost.

import { named, type EventOf } from "../../lib/games/named";

export const KINDS = ["jack", "king", "ace", "vest"] as const;
export type Kind = (typeof KINDS)[number];

export const PHASES = ["choose", "aim", "answer", "over"] as const;
export type Phase = (typeof PHASES)[number];

export interface Facts {
  value: number[]; // [kind]: what it counts at a showdown, SD-12
  hole: boolean[]; // [kind]
  copies: number[]; // [kind]
  bounty: number[]; // [seat]: what a hit costs it, SD-24
  coins: number[]; // [seat]
  leaders: number[]; // seats
  hit: number | null; // in per cent
}

export interface View {
  hand: number[]; // 4; own
  known: number[][]; // 4 × 4; [seat, kind]; cards all saw go to that hand and not leave it
  n_hand: number[]; // 4; [seat]
  has_laid: number[]; // 4; [seat]
  discard: number[]; // 4; [kind]
  coins: number[]; // 4; [seat]
  laid: number; // own; kind + 1, or 0
  strongbox: number;
  bank: number;
  phase: number;
  shooter: number; // the seat with the revolver
  target: number; // whom the last shot was aimed at
  n_pile: number;
  n_seats: number;
  seat: number; // whose view this is; -1: a spectator's
}

export type EventName =
  | "staked" | "chosen" | "revealed" | "shared" | "aimed" | "held" | "turned" | "missed" | "hit" | "dodged"
  | "paid" | "passed" | "drawn" | "ended";

export type Item = "jack" | "king" | "ace" | "vest" | "coin";

export type EventPlace =
  | "pile" | "discard" | "shown" | "bank" | "strongbox" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "laid-1"
  | "laid-2" | "laid-3" | "laid-4" | "purse-1" | "purse-2" | "purse-3" | "purse-4";

export type Group = "lay" | "shoot" | "hold" | "vest" | "take-it";

/** Something that happened, in this game's names. */
export type Event = EventOf<EventName, Item, EventPlace>;

export const { viewOf, factsOf, eventOf } = named<View, Facts, Event>();
