// The worker: makes what is ordered, in order, away from the page.

import type { Cue } from "./cue";
import { effect } from "./effects";

export interface Order {
  kind: "effect";
  name: Cue;
}

export interface Ordered {
  n: number;
  rate: number;
  order: Order;
}

export interface Made {
  n: number;
  channels: Float32Array<ArrayBuffer>[];
}

onmessage = ({ data: { n, rate, order } }: MessageEvent<Ordered>) => {
  const channels = [effect(order.name, rate)];
  const made: Made = { n, channels };
  postMessage(made, { transfer: channels.map((channel) => channel.buffer) });
};
