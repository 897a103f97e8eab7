// What is said of the table to whoever hears it: what has happened, without the echo of one's own move.

import type { Line, Step } from "../server/protocol";

const MOST_LINES = 12;

export interface Hearer {
  /** The last step that has been heard. */
  seen: number;
  me: number;
  /** Events that tell who made a move nothing but that move: the game says which. */
  echoes: readonly string[];
}

/** In whole steps: the beginning of one says what the rest of it is about. Of many, the last ones. */
export function told(steps: readonly Step[], { seen, me, echoes }: Hearer): string[] {
  const news = steps.filter((step) => step.n > seen).map((step) => newsOf(step, me, echoes));
  const whole: Line[][] = [];
  let n = 0;
  for (const lines of news.filter((lines) => lines.length).reverse()) {
    n += lines.length;
    if (whole.length && n > MOST_LINES) break;
    whole.unshift(lines);
  }
  return whole.flat().map((line) => line.text);
}

/** A step begins with what was played; of one's own move, only what came of it is news. */
function newsOf({ seat, events, lines, back_to }: Step, me: number, echoes: readonly string[]): Line[] {
  if (seat !== me || back_to !== null) return lines;
  const found = events.findIndex((event) => event.seat !== me || !echoes.includes(event.what));
  return lines.slice(found < 0 ? events.length : found);
}
