// What is too big to be seen in a table that simply changes, told from the events of steps: an event that is turned up,
// a showdown, what came of an auction, a payday roll by roll, somebody put out, the end.

import type { Position } from "../../lib/server/protocol";
import type { Arrival, Playing, Scene as AnyScene } from "../../lib/stage/scene";
import { auctionEnded, type Bid } from "./auction";
import { eventOf, factsOf, GOOD_AT, type Event, type EventName, type Facts, type GoodAt, type Own } from "./generated";
import { ownerOf, valueOf } from "./table";

/** What a scene tells, and how far into the events of its arrival it has told when each of its acts begins. */
interface Told {
  events: readonly Event[];
  /** One for each act, and one for after the last. */
  upTo: readonly number[];
  /** How many notes lie in the market; null: as before. */
  size: number | null;
}

export interface TurnedUp extends Told {
  kind: "event";
  event: string;
  /** Who turned it: the player with the revolver. */
  seat: number;
  /** All of them were shuffled first. */
  isShuffled: boolean;
  /** Where the undertaker stands now; null: he does not move. */
  undertaker: number | null;
  /** Who holds but one adventurer, and so is not asked. */
  forced: number[];
}

export interface Card {
  seat: number;
  adventurer: string;
  value: number;
  isBest: boolean;
  isWorst: boolean;
  gold: number;
  /** The space its hat came to. */
  space: number | null;
  /** It may take notes from the market. */
  steals: boolean;
  fate: "spent" | "shot" | "stays";
}

export interface Showdown extends Told {
  kind: "showdown";
  event: string;
  good: GoodAt;
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
  /** The gold that was too little; null: it was enough. */
  had: number | null;
  /** How far who cannot pay falls back: to this space. */
  space: number | null;
}

export interface Payday extends Told {
  kind: "payday";
  rolls: Roll[];
  /** The one after the end. */
  isLast: boolean;
}

export interface Auction extends Told {
  kind: "auction";
  bids: Bid[];
}

export interface Out extends Told {
  kind: "out";
  seat: number;
  vultures: number;
}

export interface End extends Told {
  kind: "end";
  by: "goal" | "undertaker" | "vultures";
  /** Whose hats reached the goal. */
  seats: number[];
}

export type Data = TurnedUp | Showdown | Payday | Auction | Out | End;
export type Scene = AnyScene<Data>;

const EVENT_MS = 1500;
const NOON_MS = 2100;
const MORE_TO_READ_MS = 900;
const HELD_MS = 900; // face down: a held breath
const HELD_AT_NOON_MS = 1500;
const TURNED_MS = 800;
const OUTCOME_MS = 2000;
const BID_MS = 650;
const HIRED_MS = 1500;
const BANNER_MS = 2600;
const ROLL_MS = 1200;
const FASTER = 0.88; // each roll than the one before
const BANKRUPT_MS = 2300;
const MORE_THAN_GOLD = 32768; // a space counts more than any gold

const PLACE = /^market-(\d+)$/;
const placeOf = (name: string | null): number | null => Number(PLACE.exec(name ?? "")?.[1]) || null;
const itemOf = (event: Event): string => event.item?.split(" ")[1] ?? "";
/** How many notes an event brings into the market. */
const BROUGHT: Readonly<Partial<Record<EventName, number>>> = { laid: 1, returned: -1, stole: -1 };
const NO_LONGER_EVENT: ReadonlySet<EventName> = new Set(["bought", "offered", "no-hiring", "turn", "payday", "end", "over"]);
const BY = ["goal", "undertaker", "vultures"] as const;

export function scenes({ before, now, fresh, story }: Pick<Arrival, "before" | "now" | "fresh" | "story">): Scene[] {
  const start = fresh[0]?.n ?? now.n;
  const past = story.filter((step) => step.n < start).flatMap((step) => step.events.map(eventOf));
  const events = fresh.flatMap((step) => step.events.map(eventOf));
  const steps = fresh.flatMap((step) => step.events.map((_, i) => ({ n: step.n, i })));
  const known: Known = { past, events, sizes: sizesAt(events, factsOf(now).market.n), facts: factsOf(now), before };
  return events.flatMap((_, i) => scenesAt(i, known).map((one) => ({ ...one, kind: one.data.kind, key: `${steps[i]?.n}.${steps[i]?.i} ${one.data.kind}` })));
}

interface Known {
  /** What happened before this arrival, and in it. */
  past: readonly Event[];
  events: readonly Event[];
  /** How many notes lie in the market before each event. */
  sizes: readonly number[];
  facts: Facts;
  before: Position;
}
type Made = Pick<Scene, "acts" | "stays" | "data">;

function scenesAt(i: number, known: Known): Made[] {
  const { events, past } = known;
  const bids = auctionEnded([...past, ...events.slice(0, i + 1)]);
  const hired: Made[] = bids ? [told(known, i, [...bids.map(() => BID_MS), HIRED_MS], { kind: "auction", bids })] : [];
  const made = sceneAt(i, known);
  return made ? [...hired, made] : hired;
}

function sceneAt(i: number, known: Known): Made | null {
  const event = known.events[i]!;
  switch (event.what) {
    case "event":
      return turnedUp(i, known);
    case "revealed":
      return known.events[i - 1]?.what === "revealed" ? null : showdown(i, known);
    case "payday":
      return payday(i, known);
    case "out":
      return told(known, i, [BANNER_MS], { kind: "out", seat: event.seat, vultures: event.n });
    case "end":
      return end(i, known);
    default:
      return null;
  }
}

/** A scene that tells nothing of the table before it is over. */
function told<T extends { kind: Data["kind"] }>(known: Known, i: number, acts: number[], data: T, upTo = acts.map(() => i).concat(i)): Made {
  const size = known.events.slice(0, i).some((one) => BROUGHT[one.what]) ? (known.sizes[i] ?? 0) : null;
  return { acts, data: { ...data, events: known.events, upTo, size } as unknown as Data };
}

function turnedUp(i: number, known: Known): Made | null {
  const { events } = known;
  const follows = events.slice(i + 1, i + 3).map((one) => one.what);
  if (follows.includes("events-shuffled")) return null; // that one is not carried out
  const turned = events[i]!;
  const undertaker = events[i + 1]?.what === "undertaker" ? events[i + 1]!.n : null;
  const forced: number[] = [];
  for (let j = i + (undertaker === null ? 1 : 2); events[j]?.what === "shows"; j += 1) forced.push(events[j]!.seat);
  const data = { kind: "event" as const, event: itemOf(turned), seat: turned.seat, isShuffled: events[i - 1]?.what === "events-shuffled", undertaker, forced };
  const ms = (undertaker === null ? EVENT_MS : NOON_MS) + (forced.length || data.isShuffled ? MORE_TO_READ_MS : 0);
  return told(known, i, [ms], data);
}

function showdown(i: number, known: Known): Made {
  const { past, events, facts } = known;
  const event = lastTurned([...past, ...events.slice(0, i)]);
  const good: GoodAt = event === "high-noon" ? "revolver" : event === "card-sharps" ? "cards" : "gold";
  const cards: Card[] = [];
  let isEqual = false;
  let mayTake = event === "high-noon";
  for (const one of events.slice(i)) {
    if (NO_LONGER_EVENT.has(one.what)) break;
    if (one.what === "no-effect") isEqual = true;
    if (one.what === "no-theft") mayTake = false;
    if (one.what === "revealed") {
      const adventurer = itemOf(one);
      const value = facts.values[adventurer]?.[GOOD_AT.indexOf(good)] ?? 0;
      cards.push({ seat: one.seat, adventurer, value, isBest: false, isWorst: false, gold: 0, space: null, steals: false, fate: "stays" });
    }
    const card = cards.find((found) => found.seat === one.seat);
    if (card && one.what === "rushed") card.gold = one.n;
    if (card && one.what === "fame") card.space = one.n;
  }
  const values = cards.map((card) => card.value);
  for (const card of isEqual ? [] : cards) {
    card.isBest = card.value === Math.max(...values);
    card.isWorst = card.value === Math.min(...values);
    card.steals = card.isBest && mayTake;
    card.fate = card.isBest ? "spent" : card.isWorst && good === "revolver" ? "shot" : "stays"; // GN-17
  }
  const held = event === "high-noon" ? HELD_AT_NOON_MS : HELD_MS;
  return told(known, i, [held, TURNED_MS, OUTCOME_MS], { kind: "showdown", event, good, cards, isEqual });
}

function payday(i: number, known: Known): Made {
  const { past, events, sizes } = known;
  const rolls: Roll[] = [];
  const upTo: number[] = [];
  let j = i + 1;
  for (; j < events.length && events[j]!.what !== "payday-over"; j += 1) {
    const one = events[j]!;
    if (one.what === "roll") {
      rolls.push({ die: one.n, place: null, note: null, seat: -1, paid: 0, isBankrupt: false, had: null, space: null });
      upTo.push(j, j);
    }
    const roll = rolls.at(-1);
    if (!roll || one.what === "returned") continue;
    upTo[upTo.length - 1] = j + 1;
    if (one.what === "turned") {
      roll.place = placeOf(one.source);
      roll.note = itemOf(one);
      roll.seat = ownerOf(roll.note);
    }
    if (one.what === "paid") roll.paid = one.n;
    if (one.what === "bankrupt") {
      roll.isBankrupt = true;
      roll.had = goldAfter(j, one.seat, known);
    }
    if (one.what === "fame") roll.space = one.n;
  }
  const isLast = [...past, ...events.slice(0, i)].some((one) => one.what === "end");
  const data = { kind: "payday" as const, rolls, isLast };
  const made = told(known, i, rollActs(rolls), data, [...upTo, upTo.at(-1) ?? i]);
  return { ...made, stays: true, data: { ...made.data, size: sizes[i] ?? 0 } };
}

/** The gold of a seat after an event: reckoned back from what it has now. */
function goldAfter(j: number, seat: number, { events, facts }: Known): number {
  const now = facts.seats[seat]?.gold ?? 0;
  const since = seatsTold(facts, events.slice(j + 1))[seat]?.gold ?? 0;
  return 2 * now - since;
}

/** Two acts for each roll: the die and the note it calls, then who pays. Each roll is faster than the one before, however
 * many there are: the first ones do not give away how long a payday will be. */
function rollActs(rolls: readonly Roll[]): number[] {
  return rolls.flatMap((roll, i) => {
    const ms = ROLL_MS * FASTER ** i;
    return roll.isBankrupt ? [ROLL_MS, BANKRUPT_MS] : roll.note ? [ms * 0.55, ms * 0.45] : [ROLL_MS * 0.6, ROLL_MS];
  });
}

function end(i: number, known: Known): Made {
  const by = BY[known.events[i]!.n] ?? "goal";
  const goal = known.facts.track.goal;
  const seats = seatsTold(factsOf(known.before), known.events.slice(0, i)).flatMap(({ fame }, seat) => (fame >= goal ? [seat] : []));
  return told(known, i, [BANNER_MS], { kind: "end", by, seats });
}

function lastTurned(events: readonly Event[]): string {
  const turned = events.findLast((event) => event.what === "event");
  return turned ? itemOf(turned) : "";
}

/** How many notes lay in the market before each event: reckoned back from those that are left. */
function sizesAt(events: readonly Event[], left: number): number[] {
  const sizes: number[] = [];
  for (const happened of events.toReversed()) {
    left -= BROUGHT[happened.what] ?? 0;
    sizes.unshift(left);
  }
  return sizes;
}

export interface SeatTold {
  gold: number;
  vultures: number;
  fame: number;
}

/** Gold, vultures and hats of all seats as they are when so much has been told. */
export function seatsTold(facts: Facts, events: readonly Event[]): SeatTold[] {
  const seats = facts.seats.map(({ gold, vultures, fame }) => ({ gold, vultures, fame }));
  for (const { what, seat, n } of events) {
    const its = seats[seat];
    if (!its) continue;
    if (what === "rushed") its.gold += n;
    if (what === "paid" || what === "bought") its.gold -= n;
    if (what === "vulture") its.vultures += 1;
    if (what === "fame") its.fame = n;
  }
  return seats;
}

/** The facts as they are when so much has been told. */
export function factsTold(facts: Facts, events: readonly Event[], me: number): Facts {
  if (!events.length) return facts;
  const told = seatsTold(facts, events);
  const steps = events.findLast((event) => event.what === "undertaker")?.n ?? facts.undertaker.steps;
  const seats = facts.seats.map((seat, i) => {
    const { gold, vultures, fame } = told[i]!;
    return { ...seat, gold, vultures, fame, vultures_left: seat.vultures_left - (vultures - seat.vultures), to_goal: Math.max(0, facts.track.goal - fame) };
  });
  const own = facts.own && ownTold(facts.own, seats[me]?.gold ?? 0, events, me);
  return { ...facts, seats, leaders: leadersOf(seats), own, undertaker: { ...facts.undertaker, steps } };
}

/** GN-64: who would win now. */
function leadersOf(seats: Facts["seats"]): number[] {
  const stands = seats.map(({ fame, gold, vultures_left }) => (vultures_left > 0 ? fame * MORE_THAN_GOLD + gold : -1));
  return stands.flatMap((one, seat) => (one === Math.max(...stands) ? [seat] : []));
}

/** The own debts: what is laid is owed from then on, and a note that has been called in comes home. */
function ownTold(own: Own, gold: number, events: readonly Event[], me: number): Own {
  let { n_debts, debt } = own;
  for (const one of events) {
    const by = one.what === "laid" && one.seat === me ? 1 : one.what === "turned" ? -1 : 0;
    if (!by || ownerOf(itemOf(one)) !== me) continue;
    n_debts += by;
    debt += by * valueOf(itemOf(one));
  }
  return { ...own, n_debts, debt, short: Math.max(0, debt - gold) };
}

/** What is being played, if it is one of ours. */
export const dataOf = (playing: Playing | null | undefined): Data | null => (playing ? (playing.scene.data as Data) : null);

/** What the scene that is played has told by now. */
export function toldBy(playing: Playing | null | undefined): readonly Event[] {
  const data = dataOf(playing);
  return data && playing ? data.events.slice(0, data.upTo[Math.min(playing.act, data.upTo.length - 1)] ?? 0) : [];
}
