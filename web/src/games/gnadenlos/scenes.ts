// What happens too fast to be seen in a position alone: a showdown, what came of an auction, a payday; told from the
// events of steps.

import type { Event, Step } from "../../lib/server/protocol";
import { withSteps } from "../../lib/table/state";
import type { Auctioneer, Bid } from "./auction";
import type { EventName } from "./generated";
import { ownerOf } from "./table";

export interface Card {
  seat: number;
  adventurer: string;
  gold: number;
  /** The space its hat came to. */
  space: number | null;
  fate: "spent" | "shot" | "stays";
}

export interface Showdown {
  kind: "showdown";
  key: string;
  event: string;
  cards: Card[];
  isEqual: boolean;
}

export interface Roll {
  die: number;
  /** Of the note that is turned; null: the column has none left, and payday is over. */
  place: number | null;
  note: string | null;
  seat: number;
  paid: number;
  isBankrupt: boolean;
  /** How far who cannot pay falls back: to this space. */
  space: number | null;
}

export interface Payday {
  kind: "payday";
  key: string;
  /** How many notes lay there. */
  size: number;
  rolls: Roll[];
}

export interface Auction {
  kind: "auction";
  key: string;
  bids: Bid[];
}

export type Scene = Showdown | Auction | Payday;

const PLACE = /^market-(\d+)$/;
const placeOf = (name: string | null): number | null => Number(PLACE.exec(name ?? "")?.[1]) || null;
const itemOf = (event: Event): string => event.item?.split(" ")[1] ?? "";
/** How many notes an event brings into the market. */
const BROUGHT: Readonly<Record<string, number>> = { laid: 1, returned: -1, stole: -1 } satisfies Partial<Record<EventName, number>>;
const NO_LONGER_EVENT: ReadonlySet<string> = new Set<EventName>(["bought", "offered", "no-hiring", "turn", "payday", "end", "over"]);

/**
 * The scenes of new steps. `event`: the event that was turned before; `left`: notes that lie in the market after all;
 * `auctioneer`: has heard the steps before.
 */
export function scenesOf(steps: readonly Step[], event: string, left: number, auctioneer: Auctioneer): Scene[] {
  const standing = withSteps([], steps);
  const sizes = sizesOf(standing, left);
  return standing.flatMap((step) => {
    if (step.back_to !== null) auctioneer.takeBack(step.back_to);
    const found = scenesOfStep(step, event, sizes, auctioneer);
    event = lastEvent(step.events, event);
    return found;
  });
}

export function lastEvent(events: readonly Event[], before: string): string {
  const turned = events.filter((event) => event.what === "event");
  return turned.length ? itemOf(turned.at(-1)!) : before;
}

function scenesOfStep(step: Step, event: string, sizes: ReadonlyMap<Event, number>, auctioneer: Auctioneer): Scene[] {
  const scenes: Scene[] = [];
  let showdown: Showdown | null = null;
  let payday: Payday | null = null;
  step.events.forEach((happened, i) => {
    const bids = auctioneer.hear(happened, step.n);
    if (bids) scenes.push({ kind: "auction", key: `${step.n}.${i} bids`, bids });
    if (NO_LONGER_EVENT.has(happened.what)) showdown = null;
    if (happened.what === "event") event = itemOf(happened);
    if (happened.what === "revealed") {
      if (!showdown) {
        showdown = { kind: "showdown", key: `${step.n}.${i}`, event, cards: [], isEqual: false };
        scenes.push(showdown);
      }
      showdown.cards.push({ seat: happened.seat, adventurer: itemOf(happened), gold: 0, space: null, fate: "stays" });
    } else if (showdown) tellOfShowdown(showdown, happened);
    if (happened.what === "payday") {
      payday = { kind: "payday", key: `${step.n}.${i}`, size: sizes.get(happened) ?? 0, rolls: [] };
      scenes.push(payday);
    } else if (payday) {
      tellOfPayday(payday, happened);
      if (happened.what === "payday-over") payday = null;
    }
  });
  return scenes;
}

function tellOfShowdown(showdown: Showdown, happened: Event): void {
  if (happened.what === "no-effect") showdown.isEqual = true;
  const card = showdown.cards.find((one) => one.seat === happened.seat);
  if (!card) return;
  if (happened.what === "rushed") card.gold = happened.n;
  if (happened.what === "fame") card.space = happened.n;
  if (happened.what === "spent" || happened.what === "shot") card.fate = happened.what;
}

function tellOfPayday(payday: Payday, happened: Event): void {
  if (happened.what === "roll") {
    const roll = { die: happened.n, place: null, note: null, seat: -1, paid: 0, isBankrupt: false, space: null };
    payday.rolls.push(roll);
    return;
  }
  const roll = payday.rolls.at(-1);
  if (!roll) return;
  if (happened.what === "turned") {
    roll.place = placeOf(happened.source);
    roll.note = itemOf(happened);
    roll.seat = ownerOf(roll.note);
  }
  if (happened.what === "paid") roll.paid = happened.n;
  if (happened.what === "bankrupt") roll.isBankrupt = true;
  if (happened.what === "fame" && roll.isBankrupt) roll.space = happened.n;
}

/** How many notes lay in the market when each payday began: reckoned back from those that are left. */
function sizesOf(steps: readonly Step[], left: number): Map<Event, number> {
  const sizes = new Map<Event, number>();
  for (const happened of steps.flatMap((step) => step.events).toReversed()) {
    if (happened.what === "payday") sizes.set(happened, left);
    left -= BROUGHT[happened.what] ?? 0;
  }
  return sizes;
}

/** A showdown whose end came in later steps, after thefts: who left, who was shot. */
export function finished(showdown: Showdown, steps: readonly Step[]): Showdown {
  const after = { ...showdown, cards: showdown.cards.map((card) => ({ ...card })) };
  for (const happened of steps.flatMap((step) => step.events)) {
    if (NO_LONGER_EVENT.has(happened.what) || happened.what === "revealed") break;
    tellOfShowdown(after, happened);
  }
  return after;
}

/** What has yet to be seen: paid, given out, from this roll of the first payday on. */
export function pending(paydays: readonly Payday[], from: number): { gold: Map<number, number>; vultures: Map<number, number> } {
  const gold = new Map<number, number>();
  const vultures = new Map<number, number>();
  for (const roll of paydays.flatMap((payday) => payday.rolls).slice(from)) {
    if (roll.paid) gold.set(roll.seat, (gold.get(roll.seat) ?? 0) + roll.paid);
    if (roll.isBankrupt) vultures.set(roll.seat, (vultures.get(roll.seat) ?? 0) + 1);
  }
  return { gold, vultures };
}
