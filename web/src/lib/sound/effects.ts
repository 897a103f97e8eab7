// Every cue, made from noise, strings and metal. Nothing is recorded.

import type { Cue } from "./cue";
import { bell, knock, metal, modes, piano, pluck, reed } from "./synth/instruments";
import { filtered, room } from "./synth/filters";
import { add, driven, held, levelled, noise, saw, seeded, shaped, silence, struck, tone, type Random, type Wave } from "./synth/wave";

interface Recipe {
  /** How long, in seconds. */
  lasts: number;
  /** Its highest point. */
  peak: number;
  /** Reverberation: how much, and how long. */
  room?: [number, number];
  make: (mix: Mix) => void;
}

/** A wave in the making. */
class Mix {
  constructor(
    readonly wave: Wave,
    readonly rate: number,
    readonly random: Random,
  ) {}

  add(wave: Wave, at: number, loud: number): void {
    add(this.wave, wave, at, loud, this.rate);
  }

  /** Noise through a filter, under a curve. */
  hiss(seconds: number, kind: "low" | "high" | "band", hertz: number | ((t: number) => number), q: number, curve: (t: number) => number): Wave {
    return shaped(filtered(noise(seconds, this.rate, this.random), this.rate, kind, hertz, q), this.rate, curve);
  }

  near(value: number, by = 0.1): number {
    return value * (1 + by * (this.random() * 2 - 1));
  }
}

/** A card that slides over felt, and lies. */
function slide(mix: Mix, at: number, loud: number): void {
  const up = mix.near(2600, 0.15);
  mix.add(mix.hiss(0.12, "band", (t) => up + 16000 * t, 0.9, (t) => Math.sin(Math.PI * Math.min(1, t / 0.12)) ** 2), at, loud);
  mix.add(mix.hiss(0.04, "low", 900, 0.8, struck(0.001, 0.04)), at + 0.1, loud * 1.3);
}

function clink(mix: Mix, at: number, loud: number): void {
  const pitch = mix.near(3300, 0.2);
  mix.add(metal(pitch, mix.near(0.32), mix.rate, mix.random), at, loud);
  mix.add(metal(pitch * 1.013, 0.2, mix.rate, mix.random), at + mix.near(0.055, 0.25), loud * 0.5);
}

/** A hoof on hard ground: hollow, and some dust. */
function hoof(mix: Mix, at: number, loud: number, deep = 1): void {
  const pitch = mix.near(430, 0.12) * deep;
  mix.add(knock(pitch, mix.rate, mix.random, 0.08), at, loud);
  mix.add(mix.hiss(0.07, "band", 950 * deep, 1.1, struck(0.002, 0.06)), at, loud * 0.9);
  mix.add(mix.hiss(0.09, "low", 150, 1, struck(0.003, 0.08)), at, loud * 2.2);
}

function gallop(mix: Mix, from: number, strides: number, stride: number, loud: (i: number) => number, deep = 1): void {
  for (let i = 0; i < strides; i++) {
    for (const [beat, weight] of [[0, 0.7], [0.2, 0.8], [0.42, 1]] as const) hoof(mix, from + (i + beat) * stride + mix.random() * 0.008, loud(i) * weight, deep);
  }
}

function gunshot(mix: Mix, at: number, loud: number): void {
  const crack = driven(mix.hiss(0.5, "low", (t) => 9000 * Math.exp(-t * 26) + 260, 0.8, struck(0.0006, 0.34)), 5);
  mix.add(crack, at, loud);
  mix.add(shaped(tone(0.35, mix.rate, (t) => 46 + 130 * Math.exp(-t * 24)), mix.rate, struck(0.002, 0.3)), at, loud * 1.1);
  // The canyon answers.
  for (const [late, far] of [[0.19, 0.2], [0.37, 0.13], [0.62, 0.07]] as const) {
    mix.add(mix.hiss(0.5, "band", 620 - 500 * late, 0.6, struck(0.03, 0.45)), at + late, loud * far * 3);
  }
}

function click(mix: Mix, at: number, hertz: number, loud: number): void {
  mix.add(knock(hertz, mix.rate, mix.random, 0.03), at, loud);
}

function chord(mix: Mix, pitches: readonly number[], at: number, apart: number, seconds: number, loud: number, bright = 0.6): void {
  pitches.forEach((pitch, i) => mix.add(pluck(pitch, seconds, mix.rate, mix.random, { bright, ring: seconds }), at + i * apart, loud));
}

const RECIPES: Record<Cue, Recipe> = {
  card: { lasts: 0.2, peak: 0.3, make: (mix) => slide(mix, 0, 1) },
  cards: {
    lasts: 0.72,
    peak: 0.36,
    make: (mix) => {
      for (let i = 0, at = 0; i < 9; i++, at += 0.062 - 0.004 * i) slide(mix, at, 0.5 + 0.06 * i);
      mix.add(mix.hiss(0.08, "low", 420, 0.9, struck(0.002, 0.08)), 0.5, 2.6);
    },
  },
  token: {
    lasts: 0.24,
    peak: 0.4,
    make: (mix) => {
      mix.add(knock(640, mix.rate, mix.random, 0.08), 0, 1);
      mix.add(knock(820, mix.rate, mix.random, 0.05), 0.07, 0.35);
    },
  },
  coin: { lasts: 0.46, peak: 0.3, room: [0.1, 0.5], make: (mix) => clink(mix, 0, 1) },
  coins: {
    lasts: 1,
    peak: 0.36,
    room: [0.12, 0.6],
    make: (mix) => {
      for (let i = 0, at = 0; i < 9; i++, at += mix.near(0.062, 0.5)) clink(mix, at, mix.near(0.8, 0.35));
    },
  },
  gold: {
    lasts: 1.5,
    peak: 0.36,
    room: [0.3, 1.2],
    make: (mix) => {
      [0, 2, 4, 7, 9, 12, 14, 16].forEach((step, i) => {
        const pitch = 880 * 2 ** (step / 12);
        mix.add(metal(pitch, 0.8, mix.rate, mix.random), 0.055 * i, 0.35 + 0.04 * i);
        mix.add(pluck(pitch / 2, 0.8, mix.rate, mix.random, { bright: 0.8, ring: 1 }), 0.055 * i, 0.3);
      });
    },
  },
  dice: {
    lasts: 1.05,
    peak: 0.45,
    room: [0.06, 0.3],
    make: (mix) => {
      for (let i = 0; i < 5; i++) mix.add(knock(mix.near(1500, 0.25), mix.rate, mix.random, 0.03), mix.near(0.05 * i, 0.2), 0.35); // in the hand
      let [at, loud] = [0.32, 1];
      for (const gap of [0.09, 0.075, 0.11, 0.06, 0.085, 0.05, 0.04, 0.03, 0.025]) {
        mix.add(knock(mix.near(880, 0.22), mix.rate, mix.random, 0.06), at, loud);
        mix.add(mix.hiss(0.03, "low", 260, 0.8, struck(0.001, 0.03)), at, loud * 1.6);
        [at, loud] = [at + gap, loud * 0.8];
      }
    },
  },
  paper: {
    lasts: 0.55,
    peak: 0.3,
    make: (mix) => {
      for (let i = 0; i < 26; i++) {
        const at = mix.random() * 0.42;
        mix.add(mix.hiss(0.02, "high", mix.near(2800, 0.4), 0.9, struck(0.0006, 0.016)), at, mix.random() ** 2 * Math.sin((Math.PI * at) / 0.44));
      }
      mix.add(mix.hiss(0.5, "band", (t) => 3400 + 2600 * t, 0.7, (t) => 0.16 * Math.sin((Math.PI * t) / 0.5)), 0, 1);
    },
  },
  shot: { lasts: 1.7, peak: 0.88, room: [0.3, 1.4], make: (mix) => gunshot(mix, 0, 1) },
  miss: {
    lasts: 1.25,
    peak: 0.5,
    room: [0.25, 1.2],
    make: (mix) => {
      click(mix, 0, 2400, 0.8);
      mix.add(mix.hiss(0.05, "high", 2500, 0.8, struck(0.001, 0.05)), 0, 1);
      const whine = tone(0.95, mix.rate, (t) => (820 + 2500 * Math.exp(-t * 2.6)) * (1 + 0.035 * Math.sin(2 * Math.PI * (31 - 14 * t) * t)));
      mix.add(shaped(whine, mix.rate, (t) => held(0.03, 0.15, 0.8)(t) ** 2), 0.02, 0.55);
      mix.add(mix.hiss(0.8, "band", (t) => 900 + 2700 * Math.exp(-t * 2.6), 9, held(0.02, 0.1, 0.7)), 0.02, 1.6);
    },
  },
  draw: {
    lasts: 0.5,
    peak: 0.5,
    make: (mix) => {
      mix.add(mix.hiss(0.14, "band", (t) => 700 + 6000 * t, 0.8, (t) => Math.sin(Math.PI * Math.min(1, t / 0.14)) ** 2), 0, 1.4); // leather
      click(mix, 0.2, 1900, 0.7); // and the cock, in two clicks
      click(mix, 0.29, 1350, 1);
      mix.add(metal(2900, 0.12, mix.rate, mix.random), 0.29, 0.25);
    },
  },
  hoofs: {
    lasts: 2.1,
    peak: 0.5,
    room: [0.1, 0.5],
    make: (mix) => gallop(mix, 0, 5, 0.37, (i) => [0.45, 0.8, 1, 0.75, 0.4][i] ?? 0.4),
  },
  sheriffs: {
    lasts: 3.4,
    peak: 0.72,
    room: [0.2, 1],
    make: (mix) => {
      gallop(mix, 0, 8, 0.34, (i) => 0.2 + 0.11 * i);
      gallop(mix, 0.13, 7, 0.355, (i) => 0.12 + 0.1 * i, 0.85);
      gallop(mix, 0.21, 7, 0.33, (i) => 0.1 + 0.08 * i, 1.15);
      // A tremolo that climbs, and a chord that holds everybody.
      [110, 116.5, 123.5, 130.8, 138.6, 146.8].forEach((pitch, i) => {
        for (let k = 0; k < 4; k++) mix.add(pluck(pitch, 0.3, mix.rate, mix.random, { bright: 0.45 }), 0.3 + 0.37 * i + 0.09 * k, 0.3 + 0.07 * i);
      });
      for (const pitch of [146.8, 220, 293.7, 349.2]) mix.add(reed(pitch, 0.85, mix.rate, mix.random, 0.02), 2.52, 0.55);
      chord(mix, [73.4, 146.8, 220, 293.7, 349.2], 2.52, 0.012, 0.88, 0.7, 0.8);
    },
  },
  hideout: {
    lasts: 1.3,
    peak: 0.6,
    room: [0.15, 0.8],
    make: (mix) => {
      mix.add(mix.hiss(0.34, "band", (t) => 1500 - 3200 * t, 0.6, (t) => Math.sin((Math.PI * t) / 0.36) ** 2), 0, 1.3); // a blanket falls
      mix.add(shaped(tone(0.3, mix.rate, (t) => 52 + 60 * Math.exp(-t * 30)), mix.rate, struck(0.003, 0.28)), 0.3, 1);
      mix.add(mix.hiss(0.16, "low", 500, 0.7, struck(0.002, 0.15)), 0.3, 1.4);
      chord(mix, [82.4, 98, 116.5], 0.36, 0.06, 0.9, 0.34, 0.25);
    },
  },
  bell: {
    lasts: 2.1,
    peak: 0.42,
    make: (mix) => {
      for (const [at, loud] of [[0, 1], [0.24, 0.85]] as const) mix.add(bell(880, 1.8, mix.rate, mix.random), at, loud);
      clink(mix, 0.5, 0.25);
    },
  },
  vulture: {
    lasts: 1.5,
    peak: 0.5,
    room: [0.2, 1],
    make: (mix) => {
      for (const [at, seconds, high] of [[0, 0.34, 1], [0.42, 0.62, 0.86]] as const) {
        const throat = tone(seconds, mix.rate, (t) => high * (760 + 380 * Math.sin((Math.PI * t) / seconds) - 260 * (t / seconds)) * (1 + 0.05 * Math.sin(2 * Math.PI * 74 * t)), saw);
        const rasp = shaped(throat, mix.rate, (t) => (0.55 + 0.45 * Math.sin(2 * Math.PI * 41 * t)) * held(0.04, seconds * 0.6, seconds * 0.4)(t));
        mix.add(filtered(rasp.slice(), mix.rate, "band", 1500, 2.4), at, 1);
        mix.add(filtered(rasp, mix.rate, "band", 3100, 3.2), at, 0.8);
      }
      for (let i = 0; i < 3; i++) mix.add(mix.hiss(0.16, "band", 330, 0.7, (t) => Math.sin(Math.PI * Math.min(1, t / 0.16)) ** 2), 0.95 + 0.17 * i, 0.9 - 0.2 * i);
    },
  },
  star: {
    lasts: 1.1,
    peak: 0.36,
    room: [0.25, 1],
    make: (mix) => {
      mix.add(metal(1568, 0.9, mix.rate, mix.random), 0, 0.8);
      mix.add(metal(2349, 0.9, mix.rate, mix.random), 0.07, 0.6);
    },
  },
  noon: {
    lasts: 3.4,
    peak: 0.55,
    room: [0.3, 1.8],
    make: (mix) => {
      mix.add(bell(196, 3.2, mix.rate, mix.random), 0, 1);
      mix.add(bell(196, 2.2, mix.rate, mix.random), 1.3, 0.75);
      mix.add(pluck(82.4, 1.5, mix.rate, mix.random, { bright: 0.7, ring: 2 }), 0.65, 0.5);
      mix.add(pluck(87.3, 1.2, mix.rate, mix.random, { bright: 0.7, ring: 2 }), 1.95, 0.5);
    },
  },
  sting: {
    lasts: 1.5,
    peak: 0.5,
    room: [0.25, 1.2],
    make: (mix) => {
      chord(mix, [146.8, 174.6, 220, 311.1], 0, 0.03, 1.3, 0.7, 0.85);
      mix.add(reed(311.1, 0.9, mix.rate, mix.random, 0.03), 0.1, 0.3);
    },
  },
  turn: {
    lasts: 0.95,
    peak: 0.34,
    room: [0.15, 0.7],
    make: (mix) => chord(mix, [293.7, 440], 0, 0.11, 0.8, 0.8, 0.5),
  },
  won: {
    lasts: 3.2,
    peak: 0.6,
    room: [0.25, 1.2],
    make: (mix) => {
      const tune = [[392, 0], [392, 0.14], [523.3, 0.28], [659.3, 0.49], [587.3, 0.7], [659.3, 0.84], [784, 1.05]] as const;
      tune.forEach(([pitch, at]) => mix.add(piano(pitch, pitch === 784 ? 1.6 : 0.35, mix.rate, mix.random), at, 0.7));
      chord(mix, [130.8, 196, 261.6, 329.6], 0.28, 0.015, 0.8, 0.5, 0.7);
      chord(mix, [98, 196, 246.9, 293.7], 0.7, 0.015, 0.6, 0.5, 0.7);
      chord(mix, [130.8, 196, 261.6, 329.6, 392], 1.05, 0.03, 2, 0.6, 0.8);
      for (const pitch of [523.3, 659.3]) mix.add(reed(pitch, 1.5, mix.rate, mix.random), 1.05, 0.22);
    },
  },
  lost: {
    lasts: 3,
    peak: 0.5,
    room: [0.3, 1.4],
    make: (mix) => {
      const tune = [[440, 0, 0.4], [415.3, 0.4, 0.4], [392, 0.8, 0.4], [329.6, 1.2, 1.5]] as const;
      tune.forEach(([pitch, at, seconds]) => mix.add(reed(pitch, seconds, mix.rate, mix.random), at, 0.6));
      chord(mix, [110, 164.8, 220, 261.6], 0, 0.05, 1.4, 0.35, 0.35);
      chord(mix, [82.4, 123.5, 164.8, 196], 1.2, 0.09, 1.7, 0.45, 0.35);
    },
  },
  reaction: {
    lasts: 0.3,
    peak: 0.28,
    make: (mix) => {
      mix.add(shaped(tone(0.16, mix.rate, (t) => 520 + 2600 * t), mix.rate, held(0.015, 0.08, 0.08)), 0, 0.8);
      mix.add(knock(980, mix.rate, mix.random, 0.05), 0, 0.5);
    },
  },
  back: {
    lasts: 0.3,
    peak: 0.26,
    make: (mix) => mix.add(mix.hiss(0.24, "band", (t) => 5200 - 14000 * t, 0.9, (t) => (t / 0.24) ** 2 * Math.min(1, (0.24 - t) / 0.02)), 0, 1),
  },
  tick: {
    lasts: 0.14,
    peak: 0.3,
    make: (mix) => {
      mix.add(modes([{ hertz: 2100, loud: 1, decay: 0.05 }, { hertz: 3420, loud: 0.6, decay: 0.03 }], 0.1, mix.rate, mix.random), 0, 1);
      click(mix, 0, 1150, 0.5);
    },
  },
};

export const CUES = Object.keys(RECIPES) as Cue[];

export function effect(name: Cue, rate: number): Wave {
  const { lasts, peak, room: [wet, seconds] = [0, 0], make } = RECIPES[name];
  const mix = new Mix(silence(lasts, rate), rate, seeded([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)));
  make(mix);
  if (wet) mix.add(room(mix.wave, rate, seconds), 0, wet * 1.6);
  return levelled(mix.wave, peak, rate);
}
