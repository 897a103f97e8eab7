// Filters: second-order sections (low pass, high pass, band pass, resonance), and a room.

import type { Wave } from "./wave";

type Kind = "low" | "high" | "band";

/** In place. `at`: the corner or centre in hertz, which may move with time; `q`: how sharp. */
export function filtered(wave: Wave, rate: number, kind: Kind, at: number | ((t: number) => number), q = 0.707): Wave {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let [b0, b1, b2, a1, a2] = [0, 0, 0, 0, 0];
  for (let i = 0; i < wave.length; i++) {
    if (i === 0 || (typeof at === "function" && i % 32 === 0)) {
      const hertz = Math.min(typeof at === "function" ? at(i / rate) : at, rate * 0.45);
      const omega = (2 * Math.PI * hertz) / rate;
      const [cos, alpha] = [Math.cos(omega), Math.sin(omega) / (2 * q)];
      const a0 = 1 + alpha;
      if (kind === "low") [b0, b1, b2] = [(1 - cos) / 2, 1 - cos, (1 - cos) / 2];
      else if (kind === "high") [b0, b1, b2] = [(1 + cos) / 2, -1 - cos, (1 + cos) / 2];
      else [b0, b1, b2] = [alpha, 0, -alpha];
      [b0, b1, b2, a1, a2] = [b0 / a0, b1 / a0, b2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
    }
    const x = wave[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    wave[i] = y;
  }
  return wave;
}

const COMBS_S = [0.0297, 0.0371, 0.0411, 0.0437];
const ALLPASSES_S = [0.005, 0.0017];

/** What a room answers to a wave: combs and all-passes; `spread` makes the other ear's room a little different. */
export function room(dry: Wave, rate: number, seconds: number, damping = 0.35, spread = 0): Wave {
  const wet = new Float32Array(dry.length);
  for (const delay of COMBS_S) {
    const n = Math.round((delay + spread) * rate);
    const feedback = 10 ** ((-3 * n) / rate / seconds);
    const line = new Float32Array(n);
    let dulled = 0;
    for (let i = 0, j = 0; i < dry.length; i++, j = j + 1 === n ? 0 : j + 1) {
      const out = line[j]!;
      dulled = out * (1 - damping) + dulled * damping;
      line[j] = dry[i]! + dulled * feedback;
      wet[i]! += out / COMBS_S.length;
    }
  }
  for (const delay of ALLPASSES_S) {
    const n = Math.round((delay + spread / 3) * rate);
    const line = new Float32Array(n);
    for (let i = 0, j = 0; i < wet.length; i++, j = j + 1 === n ? 0 : j + 1) {
      const out = line[j]! - 0.5 * wet[i]!;
      line[j] = wet[i]! + 0.5 * out;
      wet[i] = out;
    }
  }
  return wet;
}
