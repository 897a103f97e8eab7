// What sounds: a plucked string, a reed, a piano that wants tuning, metal, wood. Each note is a wave, at full level.

import { filtered } from "./filters";
import { add, held, noise, shaped, silence, sine, struck, tone, type Random, type Wave } from "./wave";

interface Pluck {
  /** 0 soft thumb … 1 hard pick. */
  bright?: number;
  /** How long it rings, as seconds to a thousandth at 220 Hz. */
  ring?: number;
}

/** A plucked string (Karplus and Strong, with the pick at a seventh of the string and a fine-tuned delay). */
export function pluck(hertz: number, seconds: number, rate: number, random: Random, { bright = 0.6, ring = 2.6 }: Pluck = {}): Wave {
  const period = rate / hertz;
  const dulling = 0.5 - 0.42 * bright; // what the averaging below takes of the sample before, and by how much it delays
  const n = Math.max(2, Math.floor(period - dulling - 0.1)); // what is left for fine tuning lies where an all-pass is steady
  const fraction = period - dulling - n;
  const tuning = (1 - fraction) / (1 + fraction);
  const burst = filtered(noise((n + 1) / rate, rate, random), rate, "low", 500 + 7500 * bright ** 2);
  const line = new Float32Array(n);
  const pick = Math.max(1, Math.round(n / 7));
  for (let i = 0; i < n; i++) line[i] = burst[i]! - 0.9 * burst[(i + n - pick) % n]!;
  const loss = 10 ** (-3 / (hertz * ring * Math.sqrt(220 / hertz)));
  const wave = silence(seconds, rate);
  let [before, passed, passedIn] = [0, 0, 0];
  for (let i = 0, j = 0; i < wave.length; i++, j = j + 1 === n ? 0 : j + 1) {
    const out = line[j]!;
    wave[i] = out;
    const dull = loss * ((1 - dulling) * out + dulling * before);
    before = out;
    passed = tuning * dull + passedIn - tuning * passed;
    passedIn = dull;
    line[j] = passed;
  }
  // A string that is let go does not click.
  const release = Math.min(wave.length, Math.round(0.05 * rate));
  for (let i = 0; i < release; i++) wave[wave.length - 1 - i]! *= i / release;
  return even(wave);
}

/** A free reed, as in a harmonica: two reeds a hair apart, a slow swell, and breath. */
export function reed(hertz: number, seconds: number, rate: number, random: Random, swell = 0.07): Wave {
  const wah = (t: number): number => 1 + 0.004 * Math.min(1, t / 0.35) * Math.sin(2 * Math.PI * 5.4 * t);
  const one = reedTone(hertz * 1.0012, seconds, rate, wah);
  add(one, reedTone(hertz * 0.9984, seconds, rate, wah), 0, 0.8, rate);
  filtered(one, rate, "low", (t) => Math.min(hertz * 9, 1100 + 2600 * Math.min(1, t / (swell * 2))), 0.8);
  add(one, filtered(noise(seconds, rate, random), rate, "band", 2900, 1.2), 0, 0.05, rate);
  return even(shaped(one, rate, held(swell, Math.max(swell, seconds - 0.12), 0.12)));
}

function reedTone(hertz: number, seconds: number, rate: number, bend: (t: number) => number): Wave {
  const partials = [1, 0.62, 0.75, 0.34, 0.42, 0.2, 0.22, 0.11, 0.1, 0.06];
  const audible = partials.slice(0, Math.max(1, Math.floor((rate * 0.42) / hertz)));
  return tone(seconds, rate, (t) => hertz * bend(t), (phase) => audible.reduce((sum, loud, i) => sum + loud * sine(phase * (i + 1)), 0));
}

/** A horn, as in a village band: it speaks a little below its pitch, and is the brighter the louder it gets. */
export function brass(hertz: number, seconds: number, rate: number): Wave {
  const wave = silence(seconds, rate);
  const n = Math.min(14, Math.floor((rate * 0.42) / hertz));
  const breath = held(0.045, Math.max(0.05, seconds - 0.1), 0.1);
  let phase = 0;
  for (let i = 0; i < wave.length; i++) {
    const t = i / rate;
    const shake = 0.006 * Math.min(1, Math.max(0, t - 0.25) / 0.3) * Math.sin(2 * Math.PI * 5.6 * t);
    phase += (hertz * (1 + shake - 0.02 * Math.exp(-t * 45))) / rate;
    const loud = breath(t) * (0.82 + 0.18 * Math.exp(-t * 9));
    let sum = 0;
    for (let k = 1; k <= n; k++) sum += (loud ** (0.6 + 0.42 * k) / k ** 0.75) * Math.sin(2 * Math.PI * k * phase);
    wave[i] = sum;
  }
  return even(wave);
}

/** Somebody who whistles: nearly a sine, with breath around it. */
export function whistle(hertz: number, seconds: number, rate: number, random: Random): Wave {
  const bend = (t: number): number => 1 - 0.035 * Math.exp(-t * 22) + 0.008 * Math.min(1, t / 0.5) * Math.sin(2 * Math.PI * 5.2 * t);
  const wave = tone(seconds, rate, (t) => hertz * bend(t), (phase) => sine(phase) + 0.07 * sine(2 * phase) + 0.02 * sine(3 * phase));
  add(wave, filtered(noise(seconds, rate, random), rate, "band", hertz, 9), 0, 0.5, rate);
  return even(shaped(wave, rate, held(0.06, Math.max(0.06, seconds - 0.16), 0.16)));
}

/** A saloon piano: three strings that disagree, a hard hammer. */
export function piano(hertz: number, seconds: number, rate: number, random: Random): Wave {
  const wave = silence(seconds, rate);
  for (const cents of [-9, 1, 11]) {
    for (let k = 1; k <= 9 && k * hertz < rate * 0.4; k++) {
      const stiff = k * Math.sqrt(1 + 0.0006 * k * k);
      const pitch = hertz * stiff * 2 ** (cents / 1200);
      const loud = (1 / k ** 0.95) * (k === 7 ? 0.2 : 1) * 0.4;
      const decay = (3.4 * (220 / hertz) ** 0.4) / (1 + 0.42 * (k - 1));
      ring(wave, rate, pitch, loud, decay, random());
    }
  }
  add(wave, shaped(filtered(noise(0.03, rate, random), rate, "band", 1700, 0.8), rate, struck(0.001, 0.025)), 0, 0.9, rate);
  return even(shaped(wave, rate, held(0.002, Math.max(0.01, seconds - 0.09), 0.09)));
}

export interface Mode {
  hertz: number;
  loud: number;
  decay: number;
}

/** Something struck: the tones it rings with. */
export function modes(all: readonly Mode[], seconds: number, rate: number, random: Random): Wave {
  const wave = silence(seconds, rate);
  for (const { hertz, loud, decay } of all) ring(wave, rate, hertz, loud, decay, random() * 0.1);
  return shaped(wave, rate, (t) => Math.min(1, t / 0.0008));
}

/** A decaying sine added to a wave, by rotation: no sine is reckoned per sample. */
function ring(into: Wave, rate: number, hertz: number, loud: number, decay: number, phase: number): void {
  if (hertz > rate * 0.45) return;
  const [turn, shrink] = [(2 * Math.PI * hertz) / rate, Math.exp(-6.9 / (decay * rate))];
  const [cos, sin] = [Math.cos(turn) * shrink, Math.sin(turn) * shrink];
  let [x, y] = [loud * Math.cos(2 * Math.PI * phase), loud * Math.sin(2 * Math.PI * phase)];
  const n = Math.min(into.length, Math.ceil(decay * rate * 1.2));
  for (let i = 0; i < n; i++) {
    into[i]! += y;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

/** A bell of cast iron: hum, prime, minor third, fifth, octave and what is above. */
export function bell(hertz: number, seconds: number, rate: number, random: Random): Wave {
  const partials: [number, number, number][] = [
    ...([[0.5, 0.5, 1], [1, 0.8, 0.75], [1.19, 0.6, 0.6], [1.5, 0.35, 0.5], [2, 0.9, 0.45]] as [number, number, number][]),
    ...([[2.52, 0.4, 0.3], [2.99, 0.35, 0.24], [4.07, 0.3, 0.15], [5.43, 0.2, 0.1], [6.8, 0.14, 0.07]] as [number, number, number][]),
  ];
  return even(modes(partials.map(([times, loud, decay]) => ({ hertz: hertz * times, loud, decay: decay * seconds })), seconds, rate, random));
}

/** Metal: a coin, a star. */
export function metal(hertz: number, seconds: number, rate: number, random: Random): Wave {
  const all = [1, 1.506, 2.29, 2.83, 3.61, 4.4].map((times, i) => ({ hertz: hertz * times * (1 + 0.006 * (random() - 0.5)), loud: 1 / (1 + 0.6 * i), decay: seconds / (1 + 0.35 * i) }));
  return even(modes(all, seconds, rate, random));
}

/** Wood or bone on wood. */
export function knock(hertz: number, rate: number, random: Random, seconds = 0.09): Wave {
  const all = [1, 2.24, 3.71, 5.1].map((times, i) => ({ hertz: hertz * times, loud: 1 / (1 + i * 0.7), decay: seconds / (1 + i * 0.6) }));
  const wave = modes(all, seconds, rate, random);
  return even(add(wave, shaped(noise(0.006, rate, random), rate, struck(0.0005, 0.006)), 0, 0.7, rate));
}

function even(wave: Wave): Wave {
  let highest = 1e-9;
  for (const sample of wave) highest = Math.max(highest, Math.abs(sample));
  for (let i = 0; i < wave.length; i++) wave[i]! /= highest;
  return wave;
}
