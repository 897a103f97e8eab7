// What of El Paso is too big to be seen in a table that simply changes: a raid, the sheriffs, a sale, the road to the next town.

import type { Cue } from "../../../lib/sound/cue";
import type { Arrival, Playing, Scene } from "../../../lib/stage/scene";
import type { Event, Step } from "../../../lib/server/protocol";
import { eventOf, factsOf, viewOf, type EventName, type Place, type Town, type TownFacts } from "../generated";
import { raidOf, type Raid } from "../raid";

export interface RaidData {
  raid: Raid;
  /** Stars that lay on the sheriff field before */
  caught: number;
  town: Town;
}

export interface SaleData {
  seat: number;
  town: Town;
  /** What was sold: at the town's rate, and point for point */
  shares: { points: number; rate: number; nuggets: number }[];
}

export interface TravelData {
  from: TownFacts;
  to: TownFacts;
  /** Which town of the trail it is, counted from 0 */
  n: number;
  isLast: boolean;
  lookout: number;
}

export type ElPasoScene =
  | (Scene<RaidData> & { kind: "raid" | "sheriffs" })
  | (Scene<SaleData> & { kind: "sale" })
  | (Scene<TravelData> & { kind: "travel" })
  | (Scene<{ town: Town }> & { kind: "stripped" });

const [LIE_MS, TURN_MS, ROLL_MS, TAKE_MS] = [180, 210, 900, 1350];
const [STAR_MS, FIFTH_MS, RIDE_MS, SWEPT_MS] = [420, 750, 1500, 1600];
const [COACH_MS, ARRIVAL_MS, STRIPPED_MS] = [1300, 2800, 1700];
/** Sums appear one by one; the more nuggets, the longer they fall. */
export const [SUM_MS, NUGGET_MS, MOST_NUGGETS] = [550, 35, 24];

const SOLD_MS = 1200;
const sumMs = ({ nuggets }: { nuggets: number }): number => SUM_MS + NUGGET_MS * Math.min(MOST_NUGGETS, nuggets);

export const starsOf = (raid: Raid): number => raid.faces.filter((face) => face === "star").length;

/** How far a raid has been told: cards that are turned up, whether the dice roll or lie, whether it is settled. */
export function toldOf(raid: Raid, act: number): { turned: number; isRolling: boolean; hasRolled: boolean; isSettled: boolean } {
  const n = raid.seats.size;
  return { turned: Math.min(act, n), isRolling: act === n + 1, hasRolled: act > n, isSettled: act > n + 1 };
}

/** Seats in the order in which they act at their place, where there are several. */
export function ordersOf(raid: Raid): Map<number, number> {
  const places = new Map<Place, { seat: number; value: number }[]>();
  for (const [seat, { card }] of raid.seats) places.set(card.place, [...(places.get(card.place) ?? []), { seat, value: card.value }]);
  const orders = new Map<number, number>();
  for (const some of places.values()) {
    if (some.length > 1) some.sort((one, other) => other.value - one.value).forEach(({ seat }, i) => orders.set(seat, i + 1));
  }
  return orders;
}

export function scenes({ before, fresh, me }: Arrival): ElPasoScene[] {
  const found: ElPasoScene[] = [];
  const { towns, dice } = factsOf(before);
  let at = viewOf(before).town;
  let caught = dice.stars;
  for (const step of fresh) {
    const here = towns[at]!;
    const raid = raidOf(step);
    if (raid) {
      found.push(...raidScenes(raid, { raid, caught, town: here.town }));
      caught += starsOf(raid);
    }
    const events = step.events.map(eventOf);
    if (events.some((event) => event.what === "emptied")) found.push({ kind: "stripped", key: `${step.n}.stripped`, acts: [STRIPPED_MS], data: { town: here.town } });
    const sale = me >= 0 ? saleOf(step, me, here) : null;
    if (sale) found.push({ kind: "sale", key: `${step.n}.sale`, acts: [...sale.shares.map(sumMs), SOLD_MS], data: sale });
    const next = events.find((event) => event.what === "town");
    const to = next && towns[next.n];
    if (next && to && next.n > at) {
      const lookout = events.find((event) => event.what === "lookout")?.seat ?? -1;
      const data = { from: here, to, n: next.n, isLast: next.n === towns.length - 1, lookout };
      found.push({ kind: "travel", key: `${step.n}.travel`, acts: [COACH_MS, ARRIVAL_MS], data });
      [at, caught] = [next.n, 0];
    }
  }
  return found;
}

function raidScenes(raid: Raid, data: RaidData): ElPasoScene[] {
  const turned = [LIE_MS, ...[...raid.seats].map(() => TURN_MS), ROLL_MS];
  if (!raid.isSheriffs) return [{ kind: "raid", key: `${raid.n}.raid`, acts: [...turned, TAKE_MS], data }];
  const stars = Array.from({ length: starsOf(raid) - 1 }, () => STAR_MS);
  return [
    { kind: "raid", key: `${raid.n}.raid`, acts: turned, data },
    { kind: "sheriffs", key: `${raid.n}.sheriffs`, acts: [...stars, FIFTH_MS, RIDE_MS, SWEPT_MS], data },
  ];
}

function saleOf(step: Step, seat: number, here: TownFacts): SaleData | null {
  const shares: SaleData["shares"] = [];
  for (const event of step.events.map(eventOf)) {
    if (event.seat !== seat) continue;
    if (event.what === "sold-here") shares.push({ points: event.n, rate: here.rate, nuggets: Math.floor(event.n / here.rate) });
    else if (event.what === "sold-elsewhere") shares.push({ points: event.n, rate: 1, nuggets: event.n });
  }
  return shares.length ? { seat, town: here.town, shares } : null;
}

interface Heard {
  name: Cue;
  /** In so many milliseconds, for who likes it calm. */
  at: number;
}

/** What is heard as an act begins. */
export function heard({ scene, act }: Playing): Heard[] {
  const { kind, data } = scene as ElPasoScene;
  switch (kind) {
    case "raid": {
      const { raid } = data;
      const n = raid.seats.size;
      if (act > 0 && act <= n) return [{ name: "card", at: 0 }];
      if (act === n + 1) return [{ name: "dice", at: 0 }];
      if (act < n) return [];
      const stars = Array.from({ length: starsOf(raid) }, (_, i) => ({ name: "star" as const, at: 120 * i }));
      const took = [...raid.seats.values()].filter((one) => one.took).map((_, i) => ({ name: "token" as const, at: 350 + 90 * i }));
      return [...stars, ...took];
    }
    case "sheriffs": {
      const stars = starsOf(data.raid);
      if (act < stars) return [{ name: "star", at: 0 }];
      return act === stars ? [{ name: "hoofs", at: 0 }, { name: "sheriffs", at: 250 }] : [];
    }
    case "sale": {
      const share = data.shares[act];
      return share?.nuggets ? [{ name: "gold", at: 150 }] : [];
    }
    case "travel":
      return [{ name: act === 0 ? "hoofs" : "bell", at: 0 }];
    case "stripped":
      return act === 0 ? [{ name: "bell", at: 0 }] : [];
  }
}

/** Things on their way when the table is shown: what a scene has told does not move once more, and tiles come from their stack. */
export function flights(events: readonly Event[], wasStaged: boolean): Event[] {
  const told: EventName[] = ["laid", "revealed", "discarded", ...(wasStaged ? (["stars", "lost"] as const) : [])];
  return events
    .map(eventOf)
    .filter((event) => !told.includes(event.what))
    .map((event) => (event.what === "took" ? { ...event, source: `stacks-${placeOf(event.item)}` } : event));
}

function placeOf(item: string | null): string {
  const name = (item ?? "").split(" ")[1] ?? "";
  return name.slice(0, name.lastIndexOf("-"));
}
