// The piano in the saloon where the posters hang: a rag in G, with a banjo that joins in.

import type { Piece } from "../../lib/sound/music/score";

const bars = (...all: string[]): string => all.join(" | ");
const stride = (low: string, other: string, chord: string): string => `${low}:1 ${chord} ${other} ${chord}`;
const roll = (a: string, b: string, c: string): string => `${a}:.5 ${b} ${c} ${a} ${b} ${c} ${a} ${c}`;

const LEFT = {
  g: stride("g2", "d2", "g3+b3+d4"),
  e7: stride("e2", "b2", "g#3+b3+d4"),
  a7: stride("a2", "e2", "g3+c#4+e4"),
  d7: stride("d2", "a2", "f#3+a3+c4"),
  c: stride("c3", "g2", "g3+c4+e4"),
  dim: stride("c#3", "g2", "g3+bb3+e4"),
  gOverD: stride("d2", "g2", "g3+b3+d4"),
};

export const piece: Piece = {
  beat: 0.53,
  bar: 4,
  swing: 0.05,
  parts: [
    {
      layer: "left hand",
      voice: "piano",
      loud: 0.42,
      pan: -0.25,
      bars: bars(
        ...[LEFT.g, LEFT.e7, LEFT.a7, LEFT.d7, LEFT.g, "g2:1 g3+b3+f4 c3 g3+c4+e4", "d2:1 g3+b3+d4 d2 f#3+a3+c4", "g2:1 g3+b3+d4 g2 -"],
        ...[LEFT.c, LEFT.dim, LEFT.gOverD, LEFT.e7, LEFT.a7, LEFT.d7, LEFT.g, "d2:1 f#3+a3+c4 d2:.5 e2 f#2:1"],
      ),
    },
    {
      layer: "right hand",
      voice: "piano",
      loud: 0.62,
      pan: 0.2,
      bars: bars(
        "b4:.5 d5:1 b4:.5 d5 g5:1 -:.5",
        "g#4:.5 b4:1 e5:.5 d5 b4:1 -:.5",
        "c#5:.5 e5:1 c#5:.5 e5 a5:1 g5:.5",
        "f#5:.5 a5:1 f#5:.5 e5 d5:1 -:.5",
        "b4:.5 d5:1 b4:.5 d5 g5:1 -:.5",
        "b5:.5 a5 g5 f5 e5:1 g5:.5 c5",
        "b4:.5 d5:1 g5:.5 f#5 a4 c5 e5",
        "b4+g5:1 d5:.5 b4 g4:1 -",
        "e5:.5 g5 e5+c6:1 g5:.5 e5:1 g5:.5",
        "e5:.5 g5 e5+bb5:1 g5:.5 e5:1 -:.5",
        "d5:.5 g5 d5+b5:1 g5:.5 d5:1 b4:.5",
        "d5:.5 e5 d5+g#5:1 e5:.5 d5:1 -:.5",
        "c#5:.5 e5 g5 e5:1 c#5:.5 a4:1",
        "c5:.5 d5 f#5 a5:1 f#5:.5 d5:1",
        "b4:.5 d5 g5 d5+b5:1 a5:.5 g5:1",
        "f#5:.5 e5 d5 c5 b4 a4 -:1",
      ),
    },
    {
      layer: "banjo",
      voice: "banjo",
      loud: 0.8,
      pan: 0.5,
      bars: bars(
        ...[roll("g4", "b4", "d5"), roll("g#4", "b4", "e5"), roll("g4", "c#5", "e5"), roll("f#4", "c5", "d5")],
        ...[roll("g4", "b4", "d5"), "g4:.5 b4 f5 g4 g4 c5 e5 c5", "g4:.5 b4 d5 b4 f#4 a4 c5 d5", "g4:.5 b4 d5 b4 g4:1 -"],
        ...[roll("g4", "c5", "e5"), roll("g4", "bb4", "e5"), roll("g4", "b4", "d5"), roll("g#4", "b4", "d5")],
        ...[roll("g4", "c#5", "e5"), roll("f#4", "c5", "d5"), roll("g4", "b4", "d5"), "f#4:.5 a4 c5 a4 d5:1 -"],
      ),
    },
  ],
  rounds: [["left hand", "right hand"], ["left hand", "right hand", "banjo"], ["left hand", "banjo"]],
};
