// Names for what is asked, and one's own part of a deal. `crypto.randomUUID` is missing on plain-http addresses.

function hex(n_bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(n_bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const newId = (): string => hex(10);
export const newNonce = (): string => hex(32);
