// Quiet sounds, made here and not loaded; off unless they are asked for.

import { prefs } from "./preferences.svelte";

let context: AudioContext | undefined;

const SOUNDS = { turn: [587, 784], move: [330], paid: [880, 1175, 1568] };

export function chime(sound: keyof typeof SOUNDS): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  SOUNDS[sound].forEach((frequency, i) => {
    const at = start + i * 0.09;
    const tone = context!.createOscillator();
    const loud = context!.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.06, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.22);
    tone.connect(loud).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  });
}
