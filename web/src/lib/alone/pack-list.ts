// What the pack of this build is made of.

export interface PackList {
  /** The address of its folder. */
  at: string;
  /** Of the browser's cache that holds it. */
  name: string;
  /** Bytes of each file. */
  files: Record<string, number>;
}

declare const __PACK__: PackList | null;

/** null: this build has none. */
export const PACK: PackList | null = __PACK__;
