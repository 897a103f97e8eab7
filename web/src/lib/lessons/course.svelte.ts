// A lesson as it is being played: it answers for the server, gives out one position after the other, and knows what is
// said now. It goes on when the newcomer has read, or has made the move that is asked for; it never runs ahead of what
// the table shows.

import type { Hear, Line } from "../server/line";
import type { FromClient, Lesson, LessonBeat, Move } from "../server/protocol";

/** How long the table rests before the others' next move. */
export const REST_MS = 750;

interface Options {
  /** How long to rest, in milliseconds, and then? */
  rest: (then: () => void) => void;
  /** Answer as a server would: not before whoever asked is done. */
  soon: (then: () => void) => void;
  /** It has been heard to its end. */
  done: () => void;
}

export class Course implements Line {
  /** The position that was given out last. */
  private at = $state(0);
  /** The step that the table shows. */
  private shown = $state(-1);
  /** Of what is said in this position. */
  private beat = $state(0);
  /** Why a move that was tried is better left alone: a message. */
  answer = $state<string | null>(null);
  /** Rises when something was tried that is not asked for. */
  nStrays = $state(0);
  isOver = $state(false);
  private hear: Hear | null = null;
  /** How many beats there were before each position. */
  private readonly before: number[];

  constructor(
    readonly lesson: Lesson,
    private readonly options: Options,
    /** After so many beats. */
    from = 0,
  ) {
    let n = 0;
    this.before = lesson.turns.map((turn) => (n += turn.beats.length) - turn.beats.length);
    this.at = from ? this.before.findLastIndex((n, i) => n <= from && lesson.turns[i]!.beats.length > 0) : 0;
    this.beat = from - this.before[this.at]!;
  }

  get n(): number {
    return this.lesson.turns.reduce((sum, turn) => sum + turn.beats.length, 0);
  }

  /** What is said now; null: others move, or the table has not caught up. */
  get said(): LessonBeat | null {
    if (this.isOver || this.shown !== this.turn.position.n) return null;
    return this.turn.beats[this.beat] ?? null;
  }

  /** Which beat that is, of all. */
  get done(): number {
    return (this.before[this.at] ?? 0) + this.beat;
  }

  get canGoBack(): boolean {
    return this.said !== null && this.beat > 0;
  }

  /** Moves that can be made now: the one that is asked for, and others that get an answer. */
  get open(): string[] {
    const { said } = this;
    return said?.move ? [said.move, ...Object.keys(said.instead)] : [];
  }

  allows(move: Pick<Move, "move">): boolean {
    return this.open.includes(move.move);
  }

  /** The table shows this step. */
  see(n: number): void {
    if (this.shown === n) return;
    this.shown = n;
    if (n === this.turn.position.n && !this.turn.beats.length) this.rest();
  }

  /** On, from something that was read. */
  next(): void {
    const { said } = this;
    if (!said || said.move) return;
    this.answer = null;
    if (this.beat < this.turn.beats.length - 1) this.beat += 1;
    else if (this.isLast) this.end();
    else this.give();
  }

  back(): void {
    if (!this.canGoBack) return;
    this.answer = null;
    this.beat -= 1;
  }

  /** Something was tried that is not asked for now. */
  stray(): void {
    this.nStrays += 1;
  }

  end(): void {
    this.isOver = true;
    this.options.done();
  }

  // A line, as a table wants one ------------------------------------------------------------------------------------

  listen(hear: Hear, opened: () => void): () => void {
    this.hear = hear;
    opened();
    return () => (this.hear = null);
  }

  send(message: FromClient): void {
    if (message.type === "watch") {
      this.hear?.({ type: "table", table: this.lesson.table });
      this.tell();
    }
    if (message.type === "foresee") {
      const found = this.turn.foreseen.find((one) => one.move === message.move);
      this.hear?.({ type: "foreseen", table: message.table, move: message.move, facts: found?.facts ?? null });
    }
    if (message.type === "play") {
      const { table, id, move } = message;
      this.options.soon(() => {
        this.play(move);
        this.hear?.({ type: "accepted", table, id, n: this.turn.position.n });
      });
    }
  }

  private play(move: string): void {
    const { said } = this;
    if (said?.move === move) this.give();
    else if (said && move in said.instead) this.answer = said.instead[move] ?? null;
  }

  private get turn(): Lesson["turns"][number] {
    return this.lesson.turns[this.at]!;
  }

  private get isLast(): boolean {
    return this.at === this.lesson.turns.length - 1;
  }

  private rest(): void {
    if (this.isLast) this.end();
    else this.options.rest(() => this.give());
  }

  /** The next position. */
  private give(): void {
    this.answer = null;
    this.at += 1;
    this.beat = 0;
    this.tell();
  }

  private tell(): void {
    this.hear?.({ ...this.turn.position, type: "position" });
  }
}
