// Plays a piece round after round, each with other layers, then rests; steps back while something happens at the table.

import type { Workshop } from "../workshop";
import { layersOf, RATE, roundOf, type Piece } from "./score";

const IN_S = 1.5;
const OUT_S = 0.6;
const REST_S = 14; // of silence, after all rounds
const AHEAD_S = 1.5; // so much before a round begins it is put on the line
const LOOK_MS = 400;
const LONG_S = 0.25; // a sound that lasts longer is something that happens

export class Band {
  /** How loud music is to be; and, apart from it, how far it steps back. */
  private readonly volume: GainNode;
  private readonly back: GainNode;
  private playing: Performance | null = null;

  constructor(
    private readonly context: AudioContext,
    private readonly workshop: Workshop,
    out: AudioNode,
  ) {
    this.volume = context.createGain();
    this.back = context.createGain();
    this.back.connect(this.volume).connect(out);
  }

  setVolume(loud: number): void {
    this.volume.gain.setTargetAtTime(loud, this.context.currentTime, 0.05);
  }

  /** While a sound is heard. */
  duck(at: number, seconds: number): void {
    const gain = this.back.gain;
    gain.cancelScheduledValues(at);
    gain.setTargetAtTime(seconds > LONG_S ? 0.4 : 0.75, at, 0.04);
    gain.setTargetAtTime(1, at + Math.min(seconds, 2.5), 0.5);
  }

  play(piece: Piece): void {
    this.stop();
    const performance = new Performance(this.context, piece, this.back);
    this.playing = performance;
    void this.workshop.music(piece).then((channels) => performance.begin(channels));
  }

  stop(): void {
    this.playing?.stop();
    this.playing = null;
  }
}

/** One piece, from when it is asked for until it is stopped. */
class Performance {
  private readonly fader: GainNode;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isStopped = false;
  private next = { at: 0, round: 0 };

  constructor(
    private readonly context: AudioContext,
    private readonly piece: Piece,
    to: AudioNode,
  ) {
    this.fader = context.createGain();
    this.fader.gain.value = 0;
    this.fader.connect(to);
  }

  begin(channels: Float32Array<ArrayBuffer>[]): void {
    if (this.isStopped) return;
    const layers = new Map(layersOf(this.piece).map((layer, i) => [layer, stereo(this.context, channels.slice(2 * i, 2 * i + 2))]));
    this.next.at = this.context.currentTime + 0.1;
    this.fader.gain.setTargetAtTime(1, this.next.at, IN_S / 3);
    const look = (): void => {
      if (this.context.currentTime > this.next.at - AHEAD_S) this.round(layers);
    };
    look();
    this.timer = setInterval(look, LOOK_MS);
  }

  private round(layers: ReadonlyMap<string, AudioBuffer>): void {
    const { rounds } = this.piece;
    const at = Math.max(this.next.at, this.context.currentTime);
    for (const layer of rounds[this.next.round] ?? []) {
      const source = this.context.createBufferSource();
      source.buffer = layers.get(layer)!;
      source.connect(this.fader);
      source.start(at);
    }
    const isLast = this.next.round === rounds.length - 1;
    this.next = { at: at + roundOf(this.piece) + (isLast ? REST_S : 0), round: isLast ? 0 : this.next.round + 1 };
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    this.fader.gain.setTargetAtTime(0, this.context.currentTime, OUT_S / 4);
    setTimeout(() => this.fader.disconnect(), 1000 * OUT_S);
  }
}

function stereo(context: BaseAudioContext, ears: Float32Array<ArrayBuffer>[]): AudioBuffer {
  const made = context.createBuffer(2, ears[0]!.length, RATE);
  ears.forEach((ear, i) => made.copyToChannel(ear, i));
  return made;
}
