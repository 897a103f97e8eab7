// The street before the shot: a guitar that does not stop, a pocket watch, somebody who whistles.

import type { Piece } from "../../lib/sound/music/score";

const CHORDS = [
  ["d3", "a3", "d4", "f4"],
  ["d3", "a3", "d4", "f4"],
  ["bb2", "f3", "bb3", "d4"],
  ["a2", "e3", "a3", "c#4"],
  ["d3", "a3", "d4", "f4"],
  ["g2", "d3", "g3", "bb3"],
  ["a2", "e3", "a3", "c#4"],
  ["d3", "a3", "d4", "f4"],
] as const;

export const piece: Piece = {
  beat: 0.78,
  bar: 4,
  parts: [
    { layer: "street", voice: "guitar", loud: 0.42, pan: -0.2, bars: CHORDS.map(([a, b, c, d]) => `${a}:.5 ${b} ${c} ${b} ${d} ${b} ${c} ${b}`).join(" | ") },
    { layer: "street", voice: "bass", loud: 0.5, bars: "d2:3 a2:1 | d2:3 c3:1 | bb2:3 f2:1 | a2:2 e2 | d2:3 a2:1 | g2:3 d2:1 | a2:2 e2 | d2:4" },
    { layer: "street", voice: "wood", loud: 0.07, pan: 0.6, bars: CHORDS.map(() => "c7:.5 g6 c7 g6 c7 g6 c7 g6").join(" | ") },
    {
      layer: "whistle",
      voice: "whistle",
      loud: 0.36,
      pan: 0.15,
      bars: "-:2 a4:1 d5 | f5:2.5 e5:.5 d5:1 | f5:1 d5 bb4:2 | -:1 a4:.5 c#5 e5:2 | -:1 a5:1.5 g5:.5 f5:1 | g5:2.5 f5:.5 d5:1 | e5:1.5 f5:.5 e5:1 c#5 | d5:3 -:1",
    },
    { layer: "harmonica", voice: "harmonica", loud: 0.3, pan: 0.4, bars: "d4+a4:4 | f4+a4 | d4+f4 | e4+a4:3 c#4+a4:1 | d4+a4:4 | d4+g4:3 bb3+g4:1 | c#4+e4:4 | d4+a4:3 -:1" },
  ],
  rounds: [["street"], ["street", "whistle"], ["street", "harmonica"], ["street", "whistle", "harmonica"]],
};
