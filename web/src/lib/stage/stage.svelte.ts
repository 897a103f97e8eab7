// The stage: keeps what has arrived apart from what is shown. What a step brings is played first, scene by scene; then the
// table is shown as it is after it. Everything a reader sees follows what is shown: board, story, questions, the end.

import type { Position } from "../server/protocol";
import { aged } from "./aged";
import { pace, type Pace } from "./pace";
import type { Arrival, Playing, Scene } from "./scene";

const MOST_STILL_MS = 2500; // a scene that does not move is a picture for so long
const MOST_FRESH = 12; // who comes back to more steps than this is not shown them one by one

interface Waiting {
  position: Position;
  scenes: Scene[];
  /** When it arrived. */
  at: number;
}

export interface StageOptions {
  /** What an arrival brings. */
  scenesOf: (arrival: Omit<Arrival, "me" | "names" | "story">) => Scene[];
  /** The table is shown as it is now; `before`: as it was shown until now. */
  onShown: (now: Position, before: Position | null) => void;
  pace?: () => Pace;
  clock?: () => number;
}

export class Stage {
  shown = $state.raw<Position | null>(null);
  playing = $state.raw<Playing | null>(null);
  private line = $state.raw<readonly Waiting[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: StageOptions) {}

  /** Whether all that has arrived is shown. */
  get isCaughtUp(): boolean {
    return this.line.length === 0;
  }

  /** What is played has come to its end, and stays until it has been read. */
  get waits(): boolean {
    const { playing } = this;
    return playing !== null && playing.act >= playing.scene.acts.length;
  }

  /** How many steps have arrived that are not shown yet. */
  get nBehind(): number {
    return (this.line.at(-1)?.position.n ?? 0) - (this.shown?.n ?? 0);
  }

  /** What the scene that is played will lead to. */
  get coming(): Position | null {
    return this.line[0]?.position ?? null;
  }

  arrive(position: Position): void {
    const last = this.line.at(-1)?.position ?? this.shown;
    if (!last || last.table !== position.table) return this.jump(position);
    const fresh = position.steps.filter((step) => step.n > last.n);
    if (!fresh.length) return this.replace(position);
    if (fresh.some((step) => step.back_to !== null)) return this.jump(position);
    const isStory = fresh.length > MOST_FRESH;
    const scenes = isStory ? [] : this.chosen(this.options.scenesOf({ before: last, now: position, fresh }));
    if (this.isCaughtUp && !scenes.length) return this.show(position);
    this.line = [...this.line, { position, scenes, at: this.now() }];
    if (this.line.length === 1) this.begin();
  }

  /** What is played is brought to its end at once. */
  skip(): void {
    const { playing } = this;
    if (!playing) return;
    if (playing.scene.stays && playing.act < playing.scene.acts.length) this.act(playing.scene, playing.scene.acts.length);
    else this.next();
  }

  /** On to what comes after this scene. */
  next(): void {
    const [first, ...rest] = this.line;
    if (!first) return;
    this.line = [{ ...first, scenes: first.scenes.slice(1) }, ...rest];
    this.begin();
  }

  /** All that has arrived is shown as it is; only what has to be read is still played, at its end. */
  catchUp(): void {
    const { playing } = this;
    this.line = this.line.map((waiting) => ({ ...waiting, scenes: waiting.scenes.filter((scene) => scene.stays) }));
    if (playing?.scene.stays) this.act(playing.scene, playing.scene.acts.length);
    else this.begin();
  }

  close(): void {
    clearTimeout(this.timer);
    this.line = [];
    this.playing = null;
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.playing = null;
    for (;;) {
      const first = this.line[0];
      if (!first) return;
      const scene = first.scenes[0];
      if (scene) return this.open(scene);
      this.line = this.line.slice(1);
      this.show(aged(first.position, this.now() - first.at));
    }
  }

  private open(scene: Scene): void {
    const last = scene.acts.length;
    switch (this.pace().kind) {
      case "moving":
        return this.act(scene, 0);
      case "still":
        return this.act(scene, scene.stays ? last : last - 1, Math.min(MOST_STILL_MS, scene.acts.reduce((sum, ms) => sum + ms, 0)));
      case "none":
        return this.act(scene, last);
    }
  }

  private act(scene: Scene, act: number, ms = scene.acts[act] ?? 0): void {
    clearTimeout(this.timer);
    this.playing = { scene, act };
    if (act >= scene.acts.length) return; // until it has been read
    const then = (): void => (act + 1 < scene.acts.length || scene.stays ? this.act(scene, act + 1) : this.next());
    this.timer = setTimeout(then, ms * this.pace().factor);
  }

  private show(position: Position): void {
    const before = this.shown;
    this.shown = position;
    this.options.onShown(position, before);
  }

  private jump(position: Position): void {
    this.close();
    this.show(position);
  }

  /** The same step once more: in another language, with somebody back in their seat. */
  private replace(position: Position): void {
    const last = this.line.at(-1);
    if (!last) return this.show(position);
    this.line = [...this.line.slice(0, -1), { ...last, position, at: this.now() }];
  }

  /** Nobody watches a page that is hidden, and who wants no motion is shown only what has to be read. */
  private chosen(scenes: Scene[]): Scene[] {
    const isUnseen = this.pace().kind === "none" || document.hidden;
    return isUnseen ? scenes.filter((scene) => scene.stays) : scenes;
  }

  private pace(): Pace {
    return (this.options.pace ?? pace)();
  }

  private now(): number {
    return (this.options.clock ?? (() => performance.now()))();
  }
}
