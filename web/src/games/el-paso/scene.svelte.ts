// A raid played out: cards lie, are turned up together, the dice tumble and settle; only then things move. If the
// sheriffs come, the old town stays until that has been read.

import { tick } from "svelte";
import { fly, flying } from "../../lib/board/flights";
import { duration } from "../../lib/browser/preferences.svelte";
import type { Event, Position } from "../../lib/server/protocol";
import { actsOf, letGo, lies, type Act } from "./acts";
import { factsOf, viewOf, type Facts, type View } from "./generated";
import { faceOf } from "./pieces";
import { freshRaid, isUndone, lastRaid, movesAfter, type Raid } from "./raid";

export interface Scene {
  raid: Raid;
  /** How it lies meanwhile */
  view: View;
  facts: Facts;
  act: Act;
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
  private events: Event[] = [];
  private show: (act: Act) => void = () => {};

  arrive(now: Position): void {
    const old = this.before;
    this.before = now;
    this.raid = lastRaid(now.steps, this.raid && this.raid.n <= now.n ? this.raid : null);
    if (this.scene && isUndone(this.scene.raid, now)) this.clear();
    const fresh = old && now.n > old.n ? freshRaid(now.steps, old.n) : null;
    if (old && fresh && duration(1) > 0) this.begin(fresh, old, now);
    else if (old && this.scene) this.hold(movesAfter(flying(now.steps, old.n)));
  }

  /** Whether the table has moved on to another town than the one that is still shown. */
  isBehind(now: Position): boolean {
    return this.scene !== null && this.scene.view.town !== viewOf(now).town;
  }

  private begin(raid: Raid, old: Position, now: Position): void {
    this.finish();
    const before = { view: viewOf(old), facts: factsOf(old) };
    this.show = (act) => {
      this.scene = { raid, act, ...lies(before, raid, act) };
      const [going, rest] = letGo(this.events, act);
      this.events = rest;
      if (going.length) this.fly(going);
    };
    this.hold(movesAfter(flying(now.steps, old.n)));
    this.play(raid);
  }

  /** Act by act, from this one on; then all lies as it is. */
  private play(raid: Raid, from: Act = "laid"): void {
    const acts = actsOf(raid);
    let at = 0;
    for (const { act, ms } of acts.slice(acts.findIndex((one) => one.act === from))) {
      if (at === 0) this.show(act);
      else this.timers.push(setTimeout(() => this.show(act), duration(at)));
      at += ms;
    }
    this.timers.push(setTimeout(() => this.finish(), duration(at)));
  }

  private hold(events: Event[]): void {
    this.events.push(...events);
    this.isHolding = true;
    setTimeout(() => (this.isHolding = false));
  }

  private fly(events: Event[]): void {
    void tick().then(() => this.root && fly(this.root, events, faceOf));
  }

  /** A click brings about at once what the dice decide; that the sheriffs come is said first, until the next click. */
  skip(): void {
    const scene = this.scene;
    if (!scene?.raid.isSheriffs || scene.act === "sheriffs") return this.finish();
    this.stop();
    this.show("stars");
    this.play(scene.raid, "sheriffs");
  }

  /** The dice lie: tiles and stars move. */
  finish(): void {
    if (!this.scene) return;
    const events = this.events;
    this.clear();
    this.fly(events);
  }

  clear(): void {
    this.stop();
    this.isHolding = false;
    this.events = [];
    this.scene = null;
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }
}
