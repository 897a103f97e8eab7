import type { Plugin } from "vite";

/** Writes licences.txt beside the pages. */
export function licences(): Plugin;
