// Sound as numbers: what every instrument is made from. A wave is one channel of samples.

export type Wave = Float32Array<ArrayBuffer>;
export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function silence(seconds: number, rate: number): Wave {
  return new Float32Array(Math.max(1, Math.round(seconds * rate)));
}

export function noise(seconds: number, rate: number, random: Random): Wave {
  return silence(seconds, rate).map(() => random() * 2 - 1);
}

/** A tone whose pitch may glide: `pitch` in hertz by time in seconds. */
export function tone(seconds: number, rate: number, pitch: (t: number) => number, shape: (phase: number) => number = sine): Wave {
  let phase = 0;
  return silence(seconds, rate).map((_, i) => {
    phase += pitch(i / rate) / rate;
    phase -= Math.floor(phase);
    return shape(phase);
  });
}

export const sine = (phase: number): number => Math.sin(2 * Math.PI * phase);
export const saw = (phase: number): number => 2 * phase - 1;

/** Multiply by a curve over time, in seconds. */
export function shaped(wave: Wave, rate: number, curve: (t: number) => number): Wave {
  for (let i = 0; i < wave.length; i++) wave[i]! *= curve(i / rate);
  return wave;
}

/** Rises within `attack`, and then falls to a thousandth within `decay`. */
export function struck(attack: number, decay: number): (t: number) => number {
  return (t) => (t < attack ? t / attack : Math.exp((-6.9 * (t - attack)) / decay));
}

/** Rises, stays and falls: a bow, or a breath. */
export function held(attack: number, until: number, release: number): (t: number) => number {
  return (t) => Math.min(1, t / attack) * (t < until ? 1 : Math.max(0, 1 - (t - until) / release));
}

export function add(into: Wave, wave: Wave, at: number, loud: number, rate: number): Wave {
  const first = Math.round(at * rate);
  const n = Math.min(wave.length, into.length - first);
  for (let i = Math.max(0, -first); i < n; i++) into[first + i]! += wave[i]! * loud;
  return into;
}

/** Louder or softer, so that its highest point is there; ends and begins without a click. */
export function levelled(wave: Wave, peak: number, rate: number): Wave {
  let highest = 1e-9;
  for (const sample of wave) highest = Math.max(highest, Math.abs(sample));
  const fade = Math.min(wave.length, Math.round(0.012 * rate));
  for (let i = 0; i < wave.length; i++) wave[i]! *= (peak / highest) * Math.min(1, (wave.length - i) / fade);
  return wave;
}

/** Soft clipping: warmth, and more of it the harder it is driven. */
export function driven(wave: Wave, drive: number): Wave {
  for (let i = 0; i < wave.length; i++) wave[i] = Math.tanh(wave[i]! * drive);
  return wave;
}
