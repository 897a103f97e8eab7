// What is played before the table changes: shots, Hideouts, takings, questions, Wyatt Earp riding in, and the reckoning.

import type { Position } from "../../lib/server/protocol";
import type { Arrival, Scene } from "../../lib/stage/scene";
import { kindOf, WYATT_EARP } from "./cards";
import { eventOf, factsOf, OUTLAWS, PHASES, viewOf, type Event } from "./generated";
import { reckoning, type Reckoning } from "./news";
import { cardsOf, type Laid } from "./rows";

export interface RowAt {
  seat: number;
  outlaw: number;
}

export interface Shot {
  seat: number;
  /** The card that is shot for. */
  card: number;
  /** What the shot turned up. */
  turned: number;
  isHit: boolean;
  /** A Hideout that is shot at: what lies under it. */
  hidden: (RowAt & { points: number }) | null;
}

export interface Covering {
  seat: number;
  row: RowAt;
  cards: Laid[];
  points: number;
  /** Bills that its owner would have been paid for it, and is not any more. */
  lost: number;
}

export interface Freeing {
  row: RowAt;
  cards: Laid[];
  points: number;
  gained: number;
}

export interface Taking {
  seat: number;
  card: number;
  outlaw: number;
  /** Bills on the poster. */
  from: number;
  to: number;
}

export interface Stealing {
  seat: number;
  row: RowAt;
}

export interface Asking {
  seat: number;
  outlaw: number;
  /** Who was asked, one after the other; the last one may have handed one over. */
  asked: { seat: number; gave: boolean }[];
}

export interface Riding {
  seat: number;
  to: "draw" | "search";
}

export interface Reckoned {
  found: Reckoning;
  /** Every seat's money afterwards. */
  purses: number[];
  /** What each poster had on it. */
  rewards: number[];
  /** [seat][outlaw]: what lay under a Hideout, and did not count. */
  covered: number[][];
}

export type WyattEarpScene =
  | ({ kind: "shot" } & Scene<Shot>)
  | ({ kind: "covering" } & Scene<Covering>)
  | ({ kind: "freeing" } & Scene<Freeing>)
  | ({ kind: "taking" } & Scene<Taking>)
  | ({ kind: "stealing" } & Scene<Stealing>)
  | ({ kind: "asking" } & Scene<Asking>)
  | ({ kind: "riding" } & Scene<Riding>)
  | ({ kind: "reckoning" } & Scene<Reckoned>);

/** Milliseconds, for who likes it calm: aim, turn the card over, and what came of it. What is said last can be read. */
const [AIM_MS, TURN_MS] = [500, 650];
const [HIT_MS, MISS_MS, STAYS_HIDDEN_MS] = [950, 1300, 2000];
const COVERING_MS = [450, 2000];
const FREEING_MS = [400, 1900];
const TAKING_MS = [350, 1700];
const STEALING_MS = [350, 1400];
const ASKED_MS = 520;
const ANSWERED_MS = 1300;
const RIDING_MS = [1200];
export const BILL_MS = 170; // for each bill of a reckoning

/** Of a place such as `row-2-jesse-james`. */
export function rowAt(place: string | null): RowAt | null {
  const [, seat = "", outlaw = ""] = /^row-(\d)-(.+)$/.exec(place ?? "") ?? [];
  const number = (OUTLAWS as readonly string[]).indexOf(outlaw);
  return number < 0 ? null : { seat: Number(seat) - 1, outlaw: number };
}

export function scenes({ before, now, fresh }: Arrival): Scene[] {
  const told = new Telling(before, now);
  for (const step of fresh) {
    told.begin();
    step.events.forEach((event, i) => told.hear(eventOf(event), `${step.n}.${i}`));
    const found = reckoning([step], viewOf(now).n_seats);
    if (found) told.add("reckoning", `${step.n}`, [Math.max(1, found.bills.length) * BILL_MS], { found, purses: factsOf(now).money, rewards: factsOf(before).poster, covered: factsOf(before).covered }, true);
  }
  return told.scenes;
}

class Telling {
  readonly scenes: Scene[] = [];
  /** The sheriff card that was played last, and who has been asked for an outlaw. */
  private card = -1;
  private asking: Asking | null = null;
  private shot: Shot | null = null;
  private isRiding = false;

  constructor(
    private readonly before: Position,
    private readonly now: Position,
  ) {}

  /** What was played in one step is not what the next is about. */
  begin(): void {
    [this.card, this.asking, this.shot, this.isRiding] = [-1, null, null, false];
  }

  add(kind: WyattEarpScene["kind"], key: string, acts: readonly number[], data: unknown, stays = false): void {
    this.scenes.push({ kind, key: `${kind}.${key}`, acts, data, ...(stays ? { stays } : {}) });
  }

  hear(event: Event, key: string): void {
    const row = rowAt(event.target);
    switch (event.what) {
      case "played":
        this.card = kindOf(event.item);
        return;
      case "shot":
        this.shot = { seat: event.seat, card: this.card, turned: kindOf(event.item), isHit: false, hidden: this.hidden(event.seat) };
        return this.add("shot", key, [AIM_MS, TURN_MS, this.shot.hidden ? STAYS_HIDDEN_MS : MISS_MS], this.shot);
      case "hit":
        return this.hit();
      case "covered":
        return row ? this.add("covering", key, COVERING_MS, this.covering(event.seat, row)) : undefined;
      case "freed": {
        const from = rowAt(event.source);
        return from ? this.add("freeing", key, FREEING_MS, this.freeing(from)) : undefined;
      }
      case "reward":
        return this.take(event);
      case "placed":
        if (event.source === "aside" && row) this.add("taking", key, TAKING_MS, this.taking(event.seat, kindOf(event.item), row.outlaw));
        return;
      case "robbed": {
        const from = rowAt(event.source);
        return from ? this.add("stealing", key, STEALING_MS, { seat: event.seat, row: from } satisfies Stealing) : undefined;
      }
      case "asked":
        return this.ask(event, key);
      case "gave":
        if (this.asking) this.asking.asked.at(-1)!.gave = true;
        return;
      case "searches":
        return this.add("riding", key, RIDING_MS, { seat: event.seat, to: "search" } satisfies Riding);
      case "drew":
        if (this.card === WYATT_EARP && this.shot === null && !this.isRiding) {
          this.isRiding = true;
          this.add("riding", key, RIDING_MS, { seat: event.seat, to: "draw" } satisfies Riding);
        }
        return;
      default:
    }
  }

  /** WE-57, WE-62: what a Wyatt Earp shoots at; where several rows are hidden, that is chosen after the hit. */
  private hidden(seat: number): Shot["hidden"] {
    if (this.card !== WYATT_EARP) return null;
    const view = viewOf(this.before);
    const rows = (view.hideout[seat] ?? []).flatMap((isHidden, outlaw) => (isHidden ? [outlaw] : []));
    const isAnswer = PHASES[view.phase] === "answer" && view.target === seat;
    const outlaw = isAnswer ? view.covered : rows.length === 1 ? rows[0]! : -1;
    return outlaw < 0 ? null : { seat, outlaw, points: factsOf(this.before).covered[seat]?.[outlaw] ?? 0 };
  }

  /** It says no more than that; what it brings comes next. */
  private hit(): void {
    const { shot } = this;
    if (!shot) return;
    shot.isHit = true;
    this.scenes.find((scene) => scene.data === shot)!.acts = [AIM_MS, TURN_MS, HIT_MS];
  }

  private covering(seat: number, row: RowAt): Covering {
    const paid = (position: Position): number => factsOf(position).payout[row.seat]?.[row.outlaw] ?? 0;
    const points = factsOf(this.now).covered[row.seat]?.[row.outlaw] ?? 0;
    return { seat, row, cards: cardsOf(viewOf(this.now), row.seat, row.outlaw), points, lost: Math.max(0, paid(this.before) - paid(this.now)) };
  }

  private freeing(row: RowAt): Freeing {
    const paid = (position: Position): number => factsOf(position).payout[row.seat]?.[row.outlaw] ?? 0;
    const points = factsOf(this.now).points[row.seat]?.[row.outlaw] ?? 0;
    return { row, cards: cardsOf(viewOf(this.now), row.seat, row.outlaw), points, gained: Math.max(0, paid(this.now) - paid(this.before)) };
  }

  private taking(seat: number, card: number, outlaw: number): Taking {
    const from = factsOf(this.before).poster[outlaw] ?? 0;
    return { seat, card, outlaw, from, to: from };
  }

  /** Bills for the card that was just placed. */
  private take(event: Event): void {
    const last = this.scenes.at(-1);
    if (last?.kind === "taking") (last.data as Taking).to += event.n;
  }

  private ask(event: Event, key: string): void {
    const seat = Number(event.target?.replace("hand-", "") ?? 0) - 1;
    if (!this.asking) {
      this.asking = { seat: event.seat, outlaw: event.n, asked: [] };
      this.add("asking", key, [], this.asking);
    }
    this.asking.asked.push({ seat, gave: false });
    this.scenes.find((scene) => scene.data === this.asking)!.acts = [...this.asking.asked.map(() => ASKED_MS), ANSWERED_MS];
  }
}
