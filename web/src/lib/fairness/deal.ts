// A fair deal computed again, as docs/fair-deals.md says: by this browser, without asking the server.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Deal {
  commitment: string;
  secret: string;
  /** By seat; null: it gave none. */
  nonces: (string | null)[];
  key: string;
}

export interface Fairness {
  /** The commitment is the hash of the secret. */
  isCommitted: boolean;
  /** The key is made of the secret and the nonces. */
  keyFollows: boolean;
  /** How many seats added something of their own. */
  nNonces: number;
}

const PREFIX = utf8ToBytes("posse deal 1");

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

export function keyOf(secret: string, nonces: readonly (string | null)[]): string {
  const given = nonces.flatMap((nonce) => {
    const bytes = nonce ? hexToBytes(nonce) : new Uint8Array();
    return [Uint8Array.of(bytes.length), bytes];
  });
  return bytesToHex(sha256(concatBytes(PREFIX, hexToBytes(secret), Uint8Array.of(nonces.length), ...given)));
}

/** What can be said of a deal; what is no hex proves nothing. */
export function check(deal: Deal): Fairness {
  const holds = (claim: () => boolean): boolean => {
    try {
      return claim();
    } catch {
      return false;
    }
  };
  return {
    isCommitted: holds(() => commitmentOf(deal.secret) === deal.commitment),
    keyFollows: holds(() => keyOf(deal.secret, deal.nonces) === deal.key),
    nNonces: deal.nonces.filter(Boolean).length,
  };
}
