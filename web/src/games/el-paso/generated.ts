// Made by `make types` from src/posse/games/el_paso/. What is changed here is lost.

import { named, type EventOf } from "../../lib/games/named";

export const PLACES = ["bank", "gold-mine", "hotel", "horses", "saloon", "cattle"] as const;
export type Place = (typeof PLACES)[number];

export const TOWNS = ["deadwood", "cheyenne", "abilene", "santa-fe", "san-diego", "tombstone", "el-paso"] as const;
export type Town = (typeof TOWNS)[number];

export const CARDS = [
  "bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6", "bank-7", "bank-8", "gold-mine-1", "gold-mine-2",
  "gold-mine-3", "gold-mine-4", "gold-mine-5", "gold-mine-6", "gold-mine-7", "gold-mine-8", "hotel-1", "hotel-2",
  "hotel-3", "hotel-4", "hotel-5", "hotel-6", "hotel-7", "hotel-8", "horses-1", "horses-2", "horses-3", "horses-4",
  "horses-5", "horses-6", "horses-7", "horses-8", "saloon-1", "saloon-2", "saloon-3", "saloon-4", "saloon-5",
  "saloon-6", "saloon-7", "saloon-8", "cattle-1", "cattle-2", "cattle-3", "cattle-4", "cattle-5", "cattle-6",
  "cattle-7", "cattle-8",
] as const;
export type Card = (typeof CARDS)[number];

export const TILES = [
  "bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6", "gold-mine-1", "gold-mine-2", "gold-mine-3",
  "gold-mine-4", "gold-mine-5", "gold-mine-6", "hotel-1", "hotel-2", "hotel-3", "hotel-4", "hotel-5", "hotel-6",
  "horses-1", "horses-2", "horses-3", "horses-4", "horses-5", "horses-6", "saloon-1", "saloon-2", "saloon-3",
  "saloon-4", "saloon-5", "saloon-6", "cattle-1", "cattle-2", "cattle-3", "cattle-4", "cattle-5", "cattle-6",
] as const;
export type Tile = (typeof TILES)[number];

export const PHASES = ["decide", "keep", "refill", "over"] as const;
export type Phase = (typeof PHASES)[number];

export type Face = "brand" | "six";

export interface TownFacts {
  town: Town;
  rate: number; // points for a nugget
  lacks: Place[];
}

export interface PlaceFacts {
  place: Place;
  here: boolean;
  rate: number;
  tiles: number[]; // values, the top one first
  cards: number;
  needs: Face | null;
  chance: number; // that the next roll lets a card act there
}

export interface Faces {
  stars: number;
  brands: number;
  sixes: number;
}

export interface Dice {
  free: number;
  stars: number;
  sheriffs: number; // the chance that the next roll brings them
  brand: number;
  six: number;
  faces: Faces; // of each die
}

export interface SeatFacts {
  nuggets: number;
  tiles: number;
  points: number;
  sale: number;
}

export interface Kind {
  place: Place;
  points: number;
  rate: number;
}

export interface Sale {
  town: Town;
  kinds: Kind[];
  nuggets: number;
}

export interface Leave {
  nuggets: number;
  keep: number;
}

export interface TileFacts {
  rest: number; // what the other tiles would bring
  points: number;
  rate: number; // in the next town
}

export interface Keep {
  left: number;
  nuggets: number;
  tiles: Record<string, TileFacts>;
}

export interface Facts {
  towns: TownFacts[];
  places: PlaceFacts[];
  dice: Dice;
  bag: number;
  seats: SeatFacts[];
  sale: Sale[]; // the own tiles in this town and in those to come; empty for a spectator
  leave: Leave | null;
  keep: Keep | null;
}

export interface View {
  nuggets: number[]; // 5; [seat]
  hand: number[]; // 48; own
  known: number[][]; // 5 × 48; [seat, card]: 1 if all saw it drawn and not turned up since
  n_held: number[][]; // 5 × 6; [seat, place]: cards held, the one face down too
  queue: number[][]; // 6 × 8; [place, i]: values played, behind the fresh ones, next first
  bag: number[]; // 36; [tile]
  stacks: number[]; // 36; [tile]: lie in town
  loot: number[][]; // 5 × 36; [seat, tile]
  kept: number[]; // 36; [tile]: what the active seat, leaving, will take on
  n_hand: number[]; // 5; [seat]: cards in hand, without the one face down
  n_loot: number[]; // 5; [seat]: tiles in `loot`
  n_fresh: number[]; // 6; [place]: cards never drawn yet
  n_queue: number[]; // 6; [place]
  has_laid: number; // bits of seats
  laid: number; // own
  n_stacks: number;
  n_kept: number;
  limit: number; // how many tiles the active seat may keep, while it is asked
  n_stars: number; // dice on the sheriff field
  n_groups: number; // that have left this town in earlier rounds
  in_town: number; // bits of seats
  leaving: number; // bits of the seats that leave an emptied town and have not sold yet
  left_now: number; // 1: somebody has left in this round
  town: number;
  lookout: number;
  active: number; // who decides, or keeps tiles
  phase: number;
  n_seats: number;
  seat: number; // whose view this is; -1: a spectator's
}

export type EventName =
  | "town" | "lookout" | "placed" | "dealt" | "laid" | "leaves" | "revealed" | "die" | "stars" | "brands"
  | "sixes" | "sheriffs" | "lost" | "took" | "in-vain" | "discarded" | "drew" | "emptied" | "kept" | "sold-here"
  | "sold-elsewhere" | "returned" | "paid" | "carried" | "left-over" | "freed" | "over";

export type Item =
  | "tile bank-1" | "tile bank-2" | "tile bank-3" | "tile bank-4" | "tile bank-5" | "tile bank-6"
  | "tile gold-mine-1" | "tile gold-mine-2" | "tile gold-mine-3" | "tile gold-mine-4" | "tile gold-mine-5"
  | "tile gold-mine-6" | "tile hotel-1" | "tile hotel-2" | "tile hotel-3" | "tile hotel-4" | "tile hotel-5"
  | "tile hotel-6" | "tile horses-1" | "tile horses-2" | "tile horses-3" | "tile horses-4" | "tile horses-5"
  | "tile horses-6" | "tile saloon-1" | "tile saloon-2" | "tile saloon-3" | "tile saloon-4" | "tile saloon-5"
  | "tile saloon-6" | "tile cattle-1" | "tile cattle-2" | "tile cattle-3" | "tile cattle-4" | "tile cattle-5"
  | "tile cattle-6" | "card bank-1" | "card bank-2" | "card bank-3" | "card bank-4" | "card bank-5"
  | "card bank-6" | "card bank-7" | "card bank-8" | "card gold-mine-1" | "card gold-mine-2" | "card gold-mine-3"
  | "card gold-mine-4" | "card gold-mine-5" | "card gold-mine-6" | "card gold-mine-7" | "card gold-mine-8"
  | "card hotel-1" | "card hotel-2" | "card hotel-3" | "card hotel-4" | "card hotel-5" | "card hotel-6"
  | "card hotel-7" | "card hotel-8" | "card horses-1" | "card horses-2" | "card horses-3" | "card horses-4"
  | "card horses-5" | "card horses-6" | "card horses-7" | "card horses-8" | "card saloon-1" | "card saloon-2"
  | "card saloon-3" | "card saloon-4" | "card saloon-5" | "card saloon-6" | "card saloon-7" | "card saloon-8"
  | "card cattle-1" | "card cattle-2" | "card cattle-3" | "card cattle-4" | "card cattle-5" | "card cattle-6"
  | "card cattle-7" | "card cattle-8" | "die" | "nugget";

export type EventPlace =
  | "bag" | "stacks" | "kept" | "dice" | "field" | "supply" | "pile-bank" | "pile-gold-mine" | "pile-hotel"
  | "pile-horses" | "pile-saloon" | "pile-cattle" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "hand-5"
  | "laid-1" | "laid-2" | "laid-3" | "laid-4" | "laid-5" | "loot-1" | "loot-2" | "loot-3" | "loot-4" | "loot-5"
  | "purse-1" | "purse-2" | "purse-3" | "purse-4" | "purse-5";

export type Group = "lay" | "leave" | "keep" | "done" | "draw";

/** Something that happened, in this game's names. */
export type Event = EventOf<EventName, Item, EventPlace>;

export const { viewOf, factsOf, eventOf } = named<View, Facts, Event>();
