// Made by `make types` from src/posse/games/gnadenlos/. What is changed here is lost.

import { named, type EventOf } from "../../lib/games/named";

export const ADVENTURERS = [
  "harrow", "lund", "barnaby", "dan", "celestine", "moran", "brannigan", "delaroche", "tuttle", "pemberley", "malone",
  "orson", "fontaine", "quill", "percy", "otto", "valdez", "augustin", "harlan", "redfern", "voss", "willi",
  "marchetti", "baroness", "rufus", "wendell", "bess", "akers", "hollis",
] as const;
export type Adventurer = (typeof ADVENTURERS)[number];

export const NOTES = [
  "a0", "a1", "a2", "a3", "a4", "b0", "b1", "b2", "b3", "b4", "c0", "c1", "c2", "c3", "c4", "d0", "d1", "d2", "d3",
  "d4",
] as const;
export type Note = (typeof NOTES)[number];

export const KINDS = ["rush-1", "rush-2", "rush-3", "high-noon", "card-sharps"] as const;
export type Kind = (typeof KINDS)[number];

export const PHASES = [
  "show", "steal", "fill", "buy", "bid", "hire", "lay", "last-buy", "over", "turn", "after-theft", "before-buy",
  "before-hire", "next-bid", "next-hire", "next-lay", "payday", "next-gap", "end-turn", "ending", "next-last",
] as const;
export type Phase = (typeof PHASES)[number];

export const GOOD_AT = ["gold", "revolver", "cards"] as const;
export type GoodAt = (typeof GOOD_AT)[number];

export interface Zone {
  to: number;
  up: number;
  down: number;
}

export interface Track {
  spaces: number;
  start: number;
  goal: number;
  fall: number;
  zones: Zone[];
}

export interface Undertaker {
  steps: number;
  of: number;
}

/** GN-11: what has been turned since they were shuffled, and what is still to come, by kind. */
export interface Events {
  turned: Record<string, number>;
  left: Record<string, number>;
  n_turned: number;
  of: number;
}

export interface EventFacts {
  kind: string;
  good_at: GoodAt;
  first: number;
  second: number;
}

export interface SeatFacts {
  fame: number;
  gold: number;
  vultures: number;
  vultures_left: number;
  adventurers: number;
  notes: number;
  to_goal: number;
  zone: number;
  up: number;
  down: number;
  is_out: boolean;
  acts: boolean;
  has_revolver: boolean;
  hires: boolean; // GN-30, if it has the revolver
}

export interface Market {
  n: number;
  columns: number;
  payday: number; // GN-40
  left: number;
  called: number[]; // [row]: the chance that a note there is called
}

/** GN-31, GN-34: what has been bid, and who picks before whom. */
export interface Bids {
  taken: number[];
  sums: (number | null)[]; // [seat]
  notes: string[][]; // [seat]
  order: number[]; // seats
  picks: number;
}

/** GN-20, GN-63: where so many spaces lead, what is left, and whether the end comes. */
export interface Buy {
  fame: number;
  gold: number;
  short: number;
  ends: boolean;
}

export interface Own {
  debts: number[]; // [value]: own notes that are neither in the own hand nor in the own bid
  n_debts: number;
  debt: number;
  due: number; // what a payday calls on average
  short: number; // if all of it were called
  worth: Record<string, number>;
  buys: Buy[]; // [spaces]
  adds: Record<string, number>;
}

/** GN-65: what all have seen and could remember. */
export interface Memory {
  market: (string | null)[];
  debts: number[]; // [seat]
  adventurers: string[][]; // [seat]
  notes: (Record<string, number>)[]; // [seat]
}

export interface Facts {
  phase: Phase;
  values: Record<string, [number, number, number]>; // by adventurer: at gold, revolver and cards
  track: Track;
  undertaker: Undertaker;
  events: Events;
  event: EventFacts | null;
  seats: SeatFacts[];
  leaders: number[]; // seats
  market: Market;
  gap: number | null; // GN-18: the place that is to be filled now
  bids: Bids;
  own: Own | null;
  memory: Memory;
}

export interface View {
  gold: number[]; // 4; [seat]
  taken: number; // bits of the sums that have been bid
  hand: number[]; // 29; own
  known: number[][]; // 4 × 29; [seat, adventurer]: all know it is in hand, or shown
  notes: number[]; // 20; own
  open_notes: number[][]; // 4 × 20; [seat, note]: how many all know to be in hand
  discard: number[]; // 29; [adventurer]
  row: number[]; // 29; [adventurer]: 1 if for hire; at set-up the number of its pair
  pile: number[]; // 29; once it was made of discards
  market: number[]; // 33; [place]: the note, + 1; 0: a gap; or UNKNOWN
  bid: number[][]; // 4 × 3; [seat, i]: notes bid, + 1, in the order named
  n_bid: number[]; // 4; [seat]: notes bid
  rank: number[]; // 4; [seat]: the sum bid, + 1; 0: none, or served
  events: number[]; // 5; [kind]: not turned yet; their order is decided when turned
  shown: number[]; // 4; [seat]: the adventurer, + 1; others' only when all are turned up
  n_notes: number[]; // 4; [seat]: notes in hand
  n_hand: number[]; // 4; [seat]: adventurers in hand, without the one shown
  fame: number[]; // 4; [seat]: the space of its hat
  vultures: number[]; // 4; [seat]
  has_shown: number; // bits of seats
  n_pile: number;
  n_discard: number;
  n_row: number; // adventurers in `row`
  n_market: number; // places, gaps too
  n_turned: number; // events since they were shuffled
  event: number; // the kind turned last, + 1
  undertaker: number; // steps taken
  choosing: number; // bits of the seats that still have to show an adventurer
  thieves: number; // bits of the seats that may still steal
  loot: number; // how many notes each thief takes
  first: number; // the place a single thief named first, or the gap that is to be filled, + 1
  n_asked: number; // seats that have bid, or could not; or have bought at the end
  n_winners: number; // seats that still get an adventurer
  is_setup: number; // 1: pairs are auctioned
  revolver: number; // who has it
  active: number; // who is asked
  phase: number;
  n_seats: number;
  seat: number; // whose view this is; -1: a spectator's
  renewed: number; // 1: the pile was made of discards, so all know what is in it
  resume: number; // the phase that goes on when the gaps in the market are filled; 0: none are
}

export type EventName =
  | "got-notes" | "laid-first" | "dealt" | "won-roll" | "turn" | "no-event" | "event" | "events-shuffled"
  | "undertaker" | "shows" | "revealed" | "no-effect" | "rushed" | "no-theft" | "names" | "stole" | "declined"
  | "moved" | "shot" | "spent" | "back" | "fame" | "bought" | "offered" | "shuffled" | "no-hiring" | "adds"
  | "bids" | "unable" | "in-hand" | "hired" | "laid" | "took-back" | "unclaimed" | "payday" | "roll" | "turned"
  | "paid" | "bankrupt" | "vulture" | "returned" | "payday-over" | "end" | "out" | "over";

export type Item =
  | "note a0" | "note a1" | "note a2" | "note a3" | "note a4" | "note b0" | "note b1" | "note b2" | "note b3"
  | "note b4" | "note c0" | "note c1" | "note c2" | "note c3" | "note c4" | "note d0" | "note d1" | "note d2"
  | "note d3" | "note d4" | "adventurer harrow" | "adventurer lund" | "adventurer barnaby" | "adventurer dan"
  | "adventurer celestine" | "adventurer moran" | "adventurer brannigan" | "adventurer delaroche"
  | "adventurer tuttle" | "adventurer pemberley" | "adventurer malone" | "adventurer orson"
  | "adventurer fontaine" | "adventurer quill" | "adventurer percy" | "adventurer otto" | "adventurer valdez"
  | "adventurer augustin" | "adventurer harlan" | "adventurer redfern" | "adventurer voss" | "adventurer willi"
  | "adventurer marchetti" | "adventurer baroness" | "adventurer rufus" | "adventurer wendell"
  | "adventurer bess" | "adventurer akers" | "adventurer hollis" | "event rush-1" | "event rush-2"
  | "event rush-3" | "event high-noon" | "event card-sharps" | "nugget" | "vulture";

export type EventPlace =
  | "pile" | "discard" | "row" | "event-pile" | "event-discard" | "bank" | "pair-1" | "pair-2" | "pair-3"
  | "pair-4" | "market-1" | "market-2" | "market-3" | "market-4" | "market-5" | "market-6" | "market-7"
  | "market-8" | "market-9" | "market-10" | "market-11" | "market-12" | "market-13" | "market-14" | "market-15"
  | "market-16" | "market-17" | "market-18" | "market-19" | "market-20" | "market-21" | "market-22" | "market-23"
  | "market-24" | "market-25" | "market-26" | "market-27" | "market-28" | "market-29" | "market-30" | "market-31"
  | "market-32" | "market-33" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "shown-1" | "shown-2" | "shown-3"
  | "shown-4" | "bid-1" | "bid-2" | "bid-3" | "bid-4" | "purse-1" | "purse-2" | "purse-3" | "purse-4";

export type Group = "show" | "steal" | "decline" | "buy" | "add" | "bid" | "hire" | "take" | "lay" | "fill";

/** Something that happened, in this game's names. */
export type Event = EventOf<EventName, Item, EventPlace>;

export const { viewOf, factsOf, eventOf } = named<View, Facts, Event>();
