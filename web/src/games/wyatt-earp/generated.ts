// Made by `make types` from src/posse/games/wyatt_earp/. What is changed here is lost.

import { named, type EventOf } from "../../lib/games/named";

export const OUTLAWS = [
  "belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin",
] as const;
export type Outlaw = (typeof OUTLAWS)[number];

export const SHERIFFS = [
  "wyatt-earp", "bank-robbery", "fastest-gun", "most-wanted", "hideout", "stagecoach-robbery",
] as const;
export type Sheriff = (typeof SHERIFFS)[number];

export const KINDS = [
  "belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin",
  "photo-belle-starr", "photo-billy-the-kid", "photo-bob-dalton", "photo-butch-cassidy", "photo-jesse-james",
  "photo-sundance-kid", "photo-wes-hardin", "wyatt-earp", "bank-robbery", "fastest-gun", "most-wanted", "hideout",
  "stagecoach-robbery",
] as const;
export type Kind = (typeof KINDS)[number];

export const PHASES = ["draw", "play", "choose", "pick", "found", "answer", "over"] as const;
export type Phase = (typeof PHASES)[number];

export interface Facts {
  goal: number;
  paid_from: number;
  alone_from: number;
  sp: number[]; // [kind]: what a card counts in a row
  hole: boolean[]; // [kind]
  adds: number[]; // [kind]: bills that a card adds to the poster
  copies: number[]; // [kind]: cards of it in the box
  poster: number[]; // [outlaw]
  points: number[][]; // [seat][outlaw]; none under a Hideout
  covered: number[][]; // [seat][outlaw]: the points that lie under one
  total: number[]; // [outlaw]
  missing: number[]; // [outlaw]: points until the reward is paid
  payout: number[][]; // [seat][outlaw]: if the hand ended now
  stays: number[]; // [outlaw]: what would be left there
  money: number[]; // [seat]
  then: number[]; // [seat]: what it would have
  winners: number[]; // seats
  cards: number[]; // [seat]
  few: number[]; // seats with few cards
  discard_ends: boolean;
  draw_ends: boolean;
  hit: number | null; // in per cent
}

export interface View {
  pick_shown: number[]; // 14; [pick]: bits of the kinds shown since; << 20, before the renewal
  pick_may: number[]; // 14; [pick]: bits of the kinds that all think it can be
  money: number[]; // 4; [seat]
  poster: number[]; // 7; [outlaw]
  n_turns: number; // of this hand
  n_hands: number; // begun so far
  hand: number[]; // 20; own
  n_hand: number[]; // 4; [seat]: cards in hand
  known: number[][]; // 4 × 20; [seat, kind]: cards all saw go to that hand and not leave it
  drawn: number[]; // 4; [seat]: cards drawn from the pile in this hand
  asked: number[][]; // 4 × 7; [seat, outlaw]: 0, or asked in vain, 1 + `drawn` at that time
  since: number[][]; // 4 × 7; [seat, outlaw]: such cards shown since, that nobody knew of
  gave: number[][]; // 4 × 20; [seat, kind]: as `since`, from when the pile was renewed
  drew: number[]; // 20; own: drawn since the pile was renewed
  n_drew: number[]; // 4; [seat]: how many were
  seen: number[]; // 20; the discard pile as this seat has seen it
  under: number[]; // 20; what became the draw pile, as far as this seat has not seen it since
  gone: number[][]; // 2 × 20; [renewed, kind]: picked by others, as this seat saw when it searched
  pick_seat: number[]; // 14; [pick]: who searched
  pick_kind: number[]; // 14; [pick]: what they took; of others, HIDDEN
  n_picks: number;
  n_old_picks: number; // made before the pile was renewed
  looked: number[][]; // 2 × 4; [renewed, seat]: how many picks had been made when it last searched
  veiled: number; // bits of the seats (16: spectators) unsure what lies in the discard pile
  laid: number[][]; // 4 × 7; [seat, outlaw]: outlaw cards in that row
  photo: number[][]; // 4 × 7
  bank: number[][]; // 4 × 7; Bank Robberies in that row
  gun: number[][]; // 4 × 7; the Fastest Gun
  coach: number[][]; // 4 × 7; Stagecoach Robberies
  hideout: number[][]; // 4 × 7; 1: the row is covered
  set_laid: number[]; // 7; [outlaw]: a set has been laid in this hand, by anyone
  hits: number[]; // 4; [seat], in a duel
  n_seats: number;
  dealer: number;
  active: number; // whose turn it is
  phase: number;
  top: number; // of the discard pile; kind + 1, or 0
  n_pile: number;
  n_discards: number;
  renewed: number; // 1: the discard pile has become the draw pile once in this hand
  sheriff_played: number; // 1: this turn's one sheriff card
  pending: number; // the sheriff card whose target is being chosen; kind + 1, or 0
  found: number; // own
  covered: number; // the outlaw whose row was just covered, while its owner may answer
  target: number; // that owner
  stalled: number; // turns running without a card played or drawn from the pile
  busy: number; // 1: this turn a card was played or drawn from the pile
  winner: number; // of a duel; seat + 1, or 0
  seat: number; // whose view this is; -1: a spectator's
}

export type EventName =
  | "hand-starts" | "posted" | "dealt" | "turned" | "drew" | "took" | "renewed" | "laid" | "played" | "placed"
  | "reward" | "shot" | "hit" | "missed" | "asked" | "vain" | "gave" | "robbed" | "deposed" | "dropped"
  | "searches" | "looked" | "picked" | "kept" | "covered" | "freed" | "lets-it-be" | "discarded" | "hand-ends"
  | "stays" | "paid" | "left" | "swept" | "duel" | "over" | "points";

export type Item =
  | "belle-starr" | "billy-the-kid" | "bob-dalton" | "butch-cassidy" | "jesse-james" | "sundance-kid"
  | "wes-hardin" | "photo-belle-starr" | "photo-billy-the-kid" | "photo-bob-dalton" | "photo-butch-cassidy"
  | "photo-jesse-james" | "photo-sundance-kid" | "photo-wes-hardin" | "wyatt-earp" | "bank-robbery"
  | "fastest-gun" | "most-wanted" | "hideout" | "stagecoach-robbery" | "bill";

export type EventPlace =
  | "pile" | "discards" | "aside" | "bank" | "poster-belle-starr" | "poster-billy-the-kid" | "poster-bob-dalton"
  | "poster-butch-cassidy" | "poster-jesse-james" | "poster-sundance-kid" | "poster-wes-hardin" | "hand-1"
  | "hand-2" | "hand-3" | "hand-4" | "money-1" | "money-2" | "money-3" | "money-4" | "row-1-belle-starr"
  | "row-1-billy-the-kid" | "row-1-bob-dalton" | "row-1-butch-cassidy" | "row-1-jesse-james"
  | "row-1-sundance-kid" | "row-1-wes-hardin" | "row-2-belle-starr" | "row-2-billy-the-kid" | "row-2-bob-dalton"
  | "row-2-butch-cassidy" | "row-2-jesse-james" | "row-2-sundance-kid" | "row-2-wes-hardin" | "row-3-belle-starr"
  | "row-3-billy-the-kid" | "row-3-bob-dalton" | "row-3-butch-cassidy" | "row-3-jesse-james"
  | "row-3-sundance-kid" | "row-3-wes-hardin" | "row-4-belle-starr" | "row-4-billy-the-kid" | "row-4-bob-dalton"
  | "row-4-butch-cassidy" | "row-4-jesse-james" | "row-4-sundance-kid" | "row-4-wes-hardin";

export type Group =
  | "draw" | "take" | "lay" | "photo" | "shoot" | "ask" | "rob" | "earp" | "discard" | "keep" | "choose" | "pick"
  | "answer" | "let-it-be";

/** Something that happened, in this game's names. */
export type Event = EventOf<EventName, Item, EventPlace>;

export const { viewOf, factsOf, eventOf } = named<View, Facts, Event>();
