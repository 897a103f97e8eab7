// The worker: makes what is ordered, in order, away from the page.

import type { Cue } from "./cue";
import { effect } from "./effects";
import { layers } from "./music/render";
import { RATE, type Piece } from "./music/score";

export type Order = { kind: "effect"; name: Cue } | { kind: "music"; piece: Piece };

export interface Ordered {
  n: number;
  rate: number;
  order: Order;
}

export interface Made {
  n: number;
  /** Of an effect: one; of music: left and right of each layer. */
  channels: Float32Array<ArrayBuffer>[];
}

onmessage = ({ data: { n, rate, order } }: MessageEvent<Ordered>) => {
  const channels = order.kind === "effect" ? [effect(order.name, rate)] : layers(order.piece, RATE).flat();
  const made: Made = { n, channels };
  postMessage(made, { transfer: channels.map((channel) => channel.buffer) });
};
