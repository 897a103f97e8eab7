// What bots say: a greeting, a word now and then about what happened to them, a last one. Everybody who looks at the table
// sees the same events, and so hears the same remarks; they follow from events alone, and name nothing.

import type { Occasion } from "../games/game-page";
import type { Event, Result, SeatInfo, Step } from "../server/protocol";
import { characterOf, temperOf } from "./cast";

export interface Remark {
  seat: number;
  /** The id of its words. */
  words: string;
}

type Sitter = Pick<SeatInfo, "name" | "bot">;

const APART = 5; // steps between two remarks
const VARIANTS = 3;
const LAST_VARIANTS = 2;
const SILENT = 0.45; // of all occasions nobody says a word

export class Talk {
  private lastStep = -APART;
  private said = "";

  constructor(private readonly table: string) {}

  /** Somebody says good evening, somebody who has not said it yet. */
  greet(seats: readonly Sitter[]): Remark | null {
    const talkers = this.talkers(seats);
    const seat = talkers[Math.floor(this.dice("hello") * talkers.length)];
    return seat === undefined ? null : { seat, words: `cast-${characterOf(seats[seat]!)}-hello` };
  }

  /** About one step, if anybody has something to say. */
  about(step: Step, seats: readonly Sitter[], occasionOf: (event: Event) => Occasion | null): Remark | null {
    if (step.n - this.lastStep < APART || step.back_to !== null) return null;
    for (const event of step.events) {
      const occasion = occasionOf(event);
      const character = occasion && seats[occasion.seat] ? characterOf(seats[occasion.seat]!) : null;
      if (!occasion || !character || this.dice(`${step.n} ${occasion.on}`) < SILENT) continue;
      this.lastStep = step.n;
      return { seat: occasion.seat, words: this.variant(`remark-${temperOf(character)}-${occasion.on}`, VARIANTS, step.n) };
    }
    return null;
  }

  /** When it is over: the winner, or who came last. */
  end(seats: readonly Sitter[], result: Result): Remark | null {
    const best = Math.max(...result.shares);
    const [winner = -1] = this.talkers(seats).filter((seat) => result.shares[seat] === best);
    const [loser = -1] = this.talkers(seats).sort((a, b) => (result.scores[a] ?? 0) - (result.scores[b] ?? 0));
    const seat = winner >= 0 ? winner : loser;
    const character = seat >= 0 ? characterOf(seats[seat]!) : null;
    if (!character) return null;
    return { seat, words: this.variant(`remark-${temperOf(character)}-${winner >= 0 ? "won" : "lost"}`, LAST_VARIANTS, 0) };
  }

  private talkers(seats: readonly Sitter[]): number[] {
    return seats.flatMap((seat, i) => (characterOf(seat) ? [i] : []));
  }

  /** Nobody says the same thing twice in a row. */
  private variant(words: string, n: number, salt: number): string {
    const first = Math.floor(this.dice(`${salt} variant`) * n);
    const wanted = `${words}-${first + 1}`;
    this.said = wanted === this.said ? `${words}-${((first + 1) % n) + 1}` : wanted;
    return this.said;
  }

  /** From 0 to 1, the same for everybody at the table. */
  private dice(salt: string): number {
    let mixed = 2166136261;
    for (const letter of `${this.table} ${salt}`) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  }
}
