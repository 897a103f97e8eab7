// A sheet: a table as text with tones, for games without a board of their own.

import type { Sheet, SheetBit, SheetHand } from "../server/protocol";

export type Block = Sheet["blocks"][number];

export const plainText = (bits: readonly SheetBit[]): string => bits.map((bit) => bit.text).join("").trim();

/** A part of the table: what is printed on one paper, or things that lie side by side. */
export type Part = { kind: "paper"; blocks: Exclude<Block, SheetHand>[] } | { kind: "things"; hand: SheetHand };

/** The blocks in their order; neighbours that are text share a paper. */
export function partsOf(sheet: Sheet): Part[] {
  const parts: Part[] = [];
  for (const block of sheet.blocks) {
    const last = parts.at(-1);
    if (block.type === "hand") parts.push({ kind: "things", hand: block });
    else if (last?.kind === "paper") last.blocks.push(block);
    else parts.push({ kind: "paper", blocks: [block] });
  }
  return parts;
}

/** What only a seat itself sees lying side by side: its hand. What others see as well is left out. */
export function ownHands(sheet: Sheet, open: Sheet): SheetHand[] {
  const known = new Set(open.blocks.map((block) => JSON.stringify(block)));
  return sheet.blocks.filter((block) => block.type === "hand").filter((hand) => !known.has(JSON.stringify(hand)));
}
