// What this browser saw and added before a deal, so that a record can be held against it afterwards.

import { newNonce } from "../server/ids";
import { keptAs } from "../browser/kept-by-table";

export interface Witness {
  /** As the table showed it before the deal; null: this browser came later. */
  commitment: string | null;
  /** This browser's own part of the deal. */
  nonce: string | null;
}

const deals = keptAs<Witness>("posse-deals");

export const witness = (table: string): Witness => deals.of(table) ?? { commitment: null, nonce: null };

export const note = (table: string, seen: Partial<Witness>): void => deals.keep(table, { ...witness(table), ...seen });

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
