import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.mjs";
import { pack } from "./pack.mjs";
import { spriteInPage } from "./sprite-in-page.mjs";

export default defineConfig({
  plugins: [svelte(), spriteInPage(), pack(), licences()],
  worker: { format: "es" },
  build: { outDir: "../src/posse/server/site", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } },
  },
  // A busy machine is no failure.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
