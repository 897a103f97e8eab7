import type { Plugin } from "vite";

export function spriteInPage(): Plugin;
