// What this browser saw and added before a deal, so that a record can be held against it afterwards.

import { newNonce } from "./ids";

export interface Witness {
  /** As the table showed it before the deal; null: this browser came later. */
  commitment: string | null;
  /** This browser's own part of the deal. */
  nonce: string | null;
}

const KEY = "posse-deals";
const MOST = 100;

function read(): [string, Witness][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Witness][]) : [];
  } catch {
    return [];
  }
}

export function witness(table: string): Witness {
  return read().find(([id]) => id === table)?.[1] ?? { commitment: null, nonce: null };
}

export function note(table: string, seen: Partial<Witness>): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, { ...witness(table), ...seen }]]));
  } catch {
    // A browser that may not remember anything still plays.
  }
}

/** One nonce for each table, remembered. */
export function nonceFor(table: string): string {
  const known = witness(table).nonce;
  if (known) return known;
  const nonce = newNonce();
  note(table, { nonce });
  return nonce;
}

/** Whether what was seen is what the record says; null: nothing was seen. */
export function agrees(seen: string | null, told: string | null | undefined): boolean | null {
  return seen === null ? null : seen === told;
}
