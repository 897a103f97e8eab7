import { describe, expect, it } from "vitest";
import { check, commitmentOf, keyOf } from "./deal";

// The example of docs/fair-deals.md.
const hex = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
const secret = hex([...Array(32).keys()]);
const nonces = ["01".repeat(32), null, "02".repeat(32)];
const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const key = "e38dad6e99ec3fa0097ae64fa7590a30f2aaf893c2bfdaad862ac356445fd04f";
const deal = { secret, nonces, commitment, key };

describe("a fair deal", () => {
  it("is computed as the page about fair deals says", () => {
    expect(commitmentOf(secret)).toBe(commitment);
    expect(keyOf(secret, nonces)).toBe(key);
  });

  it("is found fair", () => {
    expect(check(deal)).toEqual({ isCommitted: true, keyFollows: true, nNonces: 2 });
  });

  it("is found out when the secret was changed afterwards", () => {
    expect(check({ ...deal, secret: "ff" + secret.slice(2) })).toMatchObject({ isCommitted: false, keyFollows: false });
  });

  it("is found out when a nonce was changed, left out or moved to another seat", () => {
    for (const tampered of [["03".repeat(32), null, nonces[2]!], [null, null, nonces[2]!], [null, nonces[0]!, nonces[2]!]]) {
      expect(check({ ...deal, nonces: tampered })).toMatchObject({ isCommitted: true, keyFollows: false });
    }
  });

  it("proves nothing with what is no hex", () => {
    expect(check({ ...deal, secret: "?" })).toMatchObject({ isCommitted: false, keyFollows: false });
  });
});
