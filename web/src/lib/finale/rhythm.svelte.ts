// The beats of a finale: what comes when, at the reader's pace; all at once for who is calm, or cannot wait.

import { duration } from "../browser/preferences.svelte";

export interface Beat {
  name: string;
  /** How long it has the stage, in milliseconds. */
  ms: number;
  /** What is heard with it. */
  heard?: () => void;
}

export class Rhythm {
  /** How many beats have begun. */
  at = $state(0);
  /** Brought to its end: nothing moves any more. */
  isOver = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private beats: readonly Beat[]) {
    if (duration(1000) === 0) {
      beats.find((beat) => beat.heard)?.heard?.();
      this.skip();
    } else this.next();
  }

  private next(): void {
    const beat = this.beats[this.at];
    if (!beat) {
      this.isOver = true;
      return;
    }
    this.at += 1;
    beat.heard?.();
    this.timer = setTimeout(() => this.next(), duration(beat.ms));
  }

  has(name: string): boolean {
    const n = this.beats.findIndex((beat) => beat.name === name);
    return this.isOver || (n >= 0 && n < this.at);
  }

  skip(): void {
    this.stop();
    [this.at, this.isOver] = [this.beats.length, true];
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
