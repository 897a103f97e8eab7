// Twelve bars for people who owe money: a stomp, a bass that walks past a blue note, a harmonica, a piano next door.

import type { Piece } from "../../lib/sound/music/score";

const bars = (...all: string[]): string => all.join(" | ");
const CHORDS = ["em", "em", "em", "em", "am", "am", "em", "em", "b7", "am", "em", "b7"] as const;

const WALK = {
  em: "e2:1 e2:.5 g2 a2 bb2 b2 g2",
  am: "a2:1 a2:.5 c3 d3 eb3 e3 c3",
  b7: "b2:1 b2:.5 d#3 e3 f3 f#3 d#3",
};
const CHOP = {
  em: "-:1 e3+g3+b3:.5 - -:1 e3+g3+b3:.5 -",
  am: "-:1 e3+a3+c4:.5 - -:1 e3+a3+c4:.5 -",
  b7: "-:1 d#3+a3+b3:.5 - -:1 d#3+a3+b3:.5 -",
};

export const piece: Piece = {
  beat: 0.62,
  bar: 4,
  swing: 0.14,
  parts: [
    { layer: "stomp", voice: "bass", loud: 0.7, pan: -0.15, bars: bars(...CHORDS.map((chord) => WALK[chord])) },
    { layer: "stomp", voice: "banjo", loud: 0.3, pan: 0.4, strum: 0.01, bars: bars(...CHORDS.map((chord) => CHOP[chord])) },
    { layer: "stomp", voice: "stomp", loud: 0.4, bars: bars(...CHORDS.map(() => "c2:2 c2")) },
    {
      layer: "harmonica",
      voice: "harmonica",
      loud: 0.42,
      pan: 0.15,
      bars: bars(
        ...["-:1 b4:.5 d5 e5:2", "-:1 g5:.5 e5 d5:1 b4", "-:.5 e4 g4 a4 bb4 a4 g4:1", "e4:3 -:1"],
        ...["-:1 e5:.5 g5 a5:2", "-:.5 g5 e5:1 c5 a4", "b4:.5 d5 e5 d5 b4:1 g4", "e4:3 -:1"],
        ...["-:.5 f#5 f#5 e5 d#5:1 b4", "-:.5 e5 e5 d5 c5:1 a4", "b4:.5 a4 g4 a4 bb4 b4 e5:1", "-:1 d#5:.5 f#5 b4:2"],
      ),
    },
    {
      layer: "piano",
      voice: "piano",
      loud: 0.42,
      pan: -0.5,
      bars: bars(
        ...["-:4", "-:2 b5:.5 a5 g5 e5", "-:4", "-:1 e5+b5:.5 d5+a5 b4+g5 g4+e5 a4+d5 g4+b4"],
        ...["-:4", "-:2 e5:.5 d5 c5 a4", "-:4", "-:1 g4+b4:.5 a4+d5 b4+e5 d5+g5 e5+b5:1"],
        ...["-:4", "-:4", "-:2 g5:.5 e5 d5 b4", "f#4+b4:.5 - f#4+b4 - d#5+a5:1 -"],
      ),
    },
  ],
  rounds: [["stomp", "harmonica"], ["stomp", "piano"], ["stomp", "harmonica", "piano"]],
};
