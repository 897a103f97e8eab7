// A village band across the border: guitars in three that now and then count two, a guitarrón, and two trumpets.

import type { Piece } from "../../lib/sound/music/score";

interface Chord {
  low: string;
  other: string;
  strings: string;
  harp: readonly [string, string, string, string];
}

const AM: Chord = { low: "a2", other: "e2", strings: "a3+c4+e4", harp: ["a3", "c4", "e4", "a4"] };
const G: Chord = { low: "g2", other: "d2", strings: "g3+b3+d4", harp: ["g3", "b3", "d4", "g4"] };
const F: Chord = { low: "f2", other: "c3", strings: "f3+a3+c4", harp: ["f3", "a3", "c4", "f4"] };
const E: Chord = { low: "e2", other: "b2", strings: "e3+g#3+b3+e4", harp: ["e3", "g#3", "b3", "e4"] };
const DM: Chord = { low: "d2", other: "a2", strings: "d3+a3+d4+f4", harp: ["d3", "f3", "a3", "d4"] };
const C: Chord = { low: "c3", other: "g2", strings: "g3+c4+e4", harp: ["c4", "e4", "g4", "c5"] };

const CHORDS = [AM, AM, G, G, F, F, E, E, AM, AM, DM, DM, E, E, AM, AM, F, F, C, C, DM, E, AM, E];
const along = (bar: (chord: Chord, n: number) => string): string => CHORDS.map(bar).join(" | ");

export const piece: Piece = {
  beat: 0.37,
  bar: 3,
  parts: [
    {
      layer: "guitars",
      voice: "guitar",
      loud: 0.3,
      pan: -0.35,
      strum: 0.014,
      bars: along(({ low, strings }, n) => (n % 2 ? `${strings}:.5 ${low} ${strings} ${strings} ${low} ${strings}` : `${low}:1 ${strings}:.5 ${strings} ${strings}:1`)),
    },
    { layer: "guitars", voice: "bass", loud: 0.6, bars: along(({ low, other }, n) => (n % 2 ? `${low}:1.5 ${other}` : `${low}:2 ${other}:1`)) },
    {
      layer: "trumpets",
      voice: "trumpet",
      loud: 0.36,
      pan: 0.25,
      bars: [
        "c5+e5:2 a4+c5:.5 c5+e5 | e5+a5:3 | b4+d5:1 d5+g5 d5+f5:.5 d5+g5 | b4+d5:3",
        "a4+c5:1 c5+f5 c5+e5:.5 c5+f5 | f5+a5:2 e5+g5:.5 d5+f5 | b4+e5:2 d5+f5:.5 b4+e5 | g#4+e5:2 -:1",
        "c5+e5:1 e5+a5 g#5+b5 | a5+c6:2 g#5+b5:.5 e5+a5 | f5+a5:1 d5+f5 a4+d5 | d5+f5:2 -:1",
        "g#4+e5:1 a4+f5:.5 g#4+e5 b4+d5:1 | g#4+b4:2 g#4:1 | a4:3 | -",
        "f5+a5:1.5 f5+a5:.5 e5+g5 d5+f5 | f5+a5:2 a4+c5:1 | e5+g5:1.5 e5+g5:.5 d5+f5 c5+e5 | e5+g5:2 g4+c5:1",
        "d5+f5:1.5 d5+f5:.5 c5+e5 a4+d5 | g#4+e5:1.5 b4+d5:.5 a4+c5 g#4+b4 | a4:3 | -",
      ].join(" | "),
    },
    {
      layer: "harp",
      voice: "guitar",
      loud: 0.62,
      pan: 0.55,
      bars: along(({ harp: [a, b, c, d] }, n) => (n % 2 ? `${d}:.5 ${c} ${b} ${d} ${c} ${b}` : `${a}:.5 ${b} ${c} ${d} ${c} ${b}`)),
    },
  ],
  rounds: [["guitars", "trumpets"], ["guitars", "harp"], ["guitars", "trumpets", "harp"]],
};
