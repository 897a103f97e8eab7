import { beforeEach, describe, expect, it } from "vitest";
import type { Foreseen, Language, Move, Position } from "../../lib/server/protocol";
import { scored } from "../../lib/words/numbers";
import { t, words } from "../../lib/words/words.svelte";
import { money } from "./cards";
import { foretell } from "./foretell";

const WRITTEN: Record<Language, { none: string; much: string; chance: string }> = {
  en: { none: "$0", much: "$29,000", chance: "61%" },
  de: { none: "0\u00a0$", much: "29.000\u00a0$", chance: "61\u00a0%" },
  nl: { none: "$\u202f0", much: "$\u202f29.000", chance: "61%" },
};

describe.each(Object.entries(WRITTEN) as [Language, (typeof WRITTEN)[Language]][])("in %s", (language, written) => {
  beforeEach(async () => {
    words.language = language;
    await words.learn("wyatt-earp/table", "wyatt-earp/web");
  });

  it("money is in full, and set as the language sets it", () => {
    expect(money(0)).toBe(written.none);
    expect(money(29)).toBe(written.much);
  });

  it("what somebody had in the end is money", () => {
    expect(scored("wyatt-earp", 29)).toBe(written.much);
    expect(scored("no-such-game", 29)).toBe("29");
  });

  it("a chance is set as the language sets it", () => {
    for (const id of ["wyatt-earp-web-hit-short", "wyatt-earp-web-hit-chance"]) expect(t(id, { n: 61 })).toContain(written.chance);
  });

  it("what a move would bring is told in money", () => {
    const facts = { poster: [1], points: [[0]], payout: [[0]], then: [0], hit: null, discard_ends: false };
    const move: Move = { move: "lay 3 belle-starr", group: "lay", label: "", brief: "" };
    const after = { ...facts, poster: [29], then: [29] };
    const foreseen: Foreseen = { type: "foreseen", table: "t", move: move.move, facts: after };
    const lines = foretell({ position: { facts } as unknown as Position, me: 0, names: ["Ann"], move, foreseen });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.endsWith(`→ ${written.much}`)).toBe(true);
  });
});
