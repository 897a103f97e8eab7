// Scenes one after the other, each for as long as it takes to see it. Nobody has to wait: play goes on meanwhile.

import { duration } from "../../lib/browser/preferences.svelte";
import type { Payday, Scene, Showdown } from "./scenes";

const ROLL_MS = 900;
const MOST_ROLLING_MS = 9000; // a long payday is rolled faster
const SHOWDOWN_MS = 3200;
const AUCTION_MS = 2800;
const SUMMARY_MS = 6000;
const MOST_WAITING = 4;

/** What the page around the board is told: whether a payday has yet to be seen. */
export const showing = $state({ isPayday: false });

export class Playback {
  private queue = $state.raw<Scene[]>([]);
  /** Rolls of a payday that have been seen. */
  rolled = $state(0);
  /** Whether its last roll has been seen for as long as the others: what follows may be shown beside its summary. */
  isRolledOut = $state(false);
  /** The last showdown that was shown. */
  shown = $state.raw<Showdown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.queue[0] ?? null;
  }

  /** Those that are being shown or wait to be: until then the market and all gold are as they were before. */
  get paydays(): Payday[] {
    return this.queue.filter((scene) => scene.kind === "payday");
  }

  /** Whether there is one: its notes and gold do not fly beside it. */
  get hasPayday(): boolean {
    return this.paydays.length > 0;
  }

  get isSummary(): boolean {
    return this.scene?.kind === "payday" && this.rolled >= this.scene.rolls.length;
  }

  add(scenes: readonly Scene[]): void {
    if (!scenes.length) return;
    const wasEmpty = this.queue.length === 0;
    this.queue = [...this.queue, ...scenes].slice(-MOST_WAITING);
    if (wasEmpty || this.queue.length === MOST_WAITING) this.begin();
  }

  /** What is being shown is shown to its end; what has been, goes. */
  skip(): void {
    const scene = this.scene;
    if (scene?.kind === "payday" && !this.isSummary) {
      this.rolled = scene.rolls.length;
      this.isRolledOut = true;
      this.wait(SUMMARY_MS, () => this.next());
    } else this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.rolled = 0;
    this.isRolledOut = false;
  }

  private next(): void {
    this.queue = this.queue.slice(1);
    this.begin();
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.rolled = 0;
    this.isRolledOut = false;
    const scene = this.scene;
    if (!scene) return;
    if (scene.kind === "showdown") {
      this.shown = scene;
      this.wait(duration(SHOWDOWN_MS) || SHOWDOWN_MS, () => this.next());
    } else if (scene.kind === "auction") this.wait(duration(AUCTION_MS) || AUCTION_MS, () => this.next());
    else if (duration(ROLL_MS) === 0) this.skip();
    else this.wait(duration(ROLL_MS / 2), () => this.roll(scene));
  }

  private roll(payday: Payday): void {
    const ms = duration(Math.min(ROLL_MS, MOST_ROLLING_MS / payday.rolls.length));
    this.rolled += 1;
    this.wait(ms, () => (this.isSummary ? this.rollOut() : this.roll(payday)));
  }

  private rollOut(): void {
    this.isRolledOut = true;
    this.wait(SUMMARY_MS, () => this.next());
  }

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}
