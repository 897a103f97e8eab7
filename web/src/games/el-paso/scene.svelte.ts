// A raid played out: cards lie, are turned up together, the dice tumble and settle; only then things move.

import { tick } from "svelte";
import { fly, flying } from "../../lib/flights";
import { duration } from "../../lib/prefs.svelte";
import type { ElPasoView, Position } from "../../lib/protocol";
import type { Facts } from "./facts";
import { faceOf } from "./pieces";
import { freshRaid, lastRaid, movesAfter, type Raid } from "./raid";

const LAID_MS = 160;
export const TURN_MS = 320;
export const ROLL_MS = 1000;

export interface Scene {
  raid: Raid;
  /** How it lay before */
  view: ElPasoView;
  facts: Facts;
  act: "laid" | "turned" | "rolled";
}

export class Stage {
  /** What is being played out; null: all lies as it is. */
  scene = $state.raw<Scene | null>(null);
  /** The last raid in this town */
  raid = $state.raw<Raid | null>(null);
  /** True while the page asks what to let fly: the stage lets it fly itself, later. */
  isHolding = false;
  root: HTMLElement | undefined;
  private before: Position | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private events: ReturnType<typeof movesAfter> = [];

  arrive(now: Position): void {
    const old = this.before;
    this.before = now;
    this.raid = lastRaid(now.steps, this.raid && this.raid.n <= now.n ? this.raid : null);
    const fresh = old && now.n > old.n ? freshRaid(now.steps, old.n) : null;
    if (old && fresh && duration(1) > 0) this.begin(fresh, old, now);
  }

  private begin(raid: Raid, old: Position, now: Position): void {
    this.finish();
    this.isHolding = true;
    this.events = movesAfter(flying(now.steps, old.n));
    const show = (act: Scene["act"]): void => {
      this.scene = { raid, view: old.view as ElPasoView, facts: old.facts as unknown as Facts, act };
    };
    show("laid");
    this.timers = [
      setTimeout(() => (this.isHolding = false)),
      setTimeout(() => show("turned"), duration(LAID_MS)),
      setTimeout(() => show("rolled"), duration(LAID_MS + TURN_MS)),
      setTimeout(() => this.finish(), duration(LAID_MS + TURN_MS + ROLL_MS)),
    ];
  }

  /** The dice lie: tiles and stars move. A click brings this about at once. */
  finish(): void {
    if (!this.scene) return;
    this.clear();
    const events = this.events;
    void tick().then(() => this.root && fly(this.root, events, faceOf));
  }

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.isHolding = false;
    this.scene = null;
  }
}
