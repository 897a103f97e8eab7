// What is heard: one audio context, a bus for effects and one for music, and between them and the ear a limiter.
// Sounds are made once, in a worker, and kept: playing one costs next to nothing.

import { prefs } from "../browser/preferences.svelte";
import type { Cue, How } from "./cue";
import { Band } from "./music/band";
import { Workshop } from "./workshop";

const LATE_MS = 350; // a sound that comes later than this is not played at all
const SAME_MS = 45; // the same sound twice in this time is one
const AWAY_S = 0.4; // how long it takes to fall silent when nobody looks

export class Studio {
  readonly context = new AudioContext({ latencyHint: "interactive" });
  private readonly out = this.context.createGain();
  private readonly effects = this.context.createGain();
  private readonly workshop = new Workshop(this.context.sampleRate);
  private readonly sounds = new Map<Cue, Promise<AudioBuffer>>();
  private readonly last = new Map<Cue, number>();
  readonly band = new Band(this.context, this.workshop, this.out);

  constructor() {
    this.out.connect(limiter(this.context));
    this.effects.connect(this.out);
    this.setVolumes();
    document.addEventListener("visibilitychange", () => this.look());
  }

  setVolumes(): void {
    this.effects.gain.setTargetAtTime(loudness(prefs.soundVolume), this.context.currentTime, 0.02);
    this.band.setVolume(loudness(prefs.musicVolume));
  }

  /** Whoever looks elsewhere hears nothing: it fades, and then the context sleeps. */
  private look(): void {
    const { currentTime } = this.context;
    if (!document.hidden) {
      void this.context.resume();
      this.out.gain.setTargetAtTime(1, currentTime, AWAY_S / 4);
      return;
    }
    this.out.gain.setTargetAtTime(0, currentTime, AWAY_S / 4);
    setTimeout(() => document.hidden && void this.context.suspend(), 1000 * AWAY_S);
  }

  /** `due`: on the page's clock, in milliseconds. */
  async play(name: Cue, due: number, how: How): Promise<void> {
    if (Math.abs(due - (this.last.get(name) ?? -Infinity)) < SAME_MS) return;
    this.last.set(name, due);
    const [sound] = await Promise.all([this.sound(name), this.context.state === "suspended" ? this.context.resume() : null]);
    const wait = due - performance.now();
    if (wait < -LATE_MS) return;
    const at = this.context.currentTime + Math.max(0, wait) / 1000;
    start(this.context, sound, this.effects, at, how);
    this.band.duck(at, sound.duration);
  }

  private sound(name: Cue): Promise<AudioBuffer> {
    let made = this.sounds.get(name);
    if (!made) this.sounds.set(name, (made = this.workshop.effect(name).then((channels) => buffer(this.context, channels))));
    return made;
  }
}

/** Ears hear ratios: half way down a slider is a quarter of the power. */
export function loudness(volume: number): number {
  return volume ** 2;
}

export function limiter(context: BaseAudioContext): AudioNode {
  const node = context.createDynamicsCompressor();
  node.threshold.value = -9;
  node.knee.value = 6;
  node.ratio.value = 12;
  node.attack.value = 0.002;
  node.release.value = 0.18;
  node.connect(context.destination);
  return node;
}

export function buffer(context: BaseAudioContext, channels: Float32Array<ArrayBuffer>[]): AudioBuffer {
  const made = context.createBuffer(channels.length, channels[0]!.length, context.sampleRate);
  channels.forEach((channel, i) => made.copyToChannel(channel, i));
  return made;
}

export function start(context: BaseAudioContext, sound: AudioBuffer, to: AudioNode, at: number, { pan = 0, loud = 1 }: How): void {
  const source = context.createBufferSource();
  source.buffer = sound;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(gain);
  if (pan) {
    const panner = context.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, pan));
    gain.connect(panner).connect(to);
  } else gain.connect(to);
  source.start(at);
}
