// The licences of all that is built into the pages: scripts and fonts of others, with their texts, in one file.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const BUILT_IN = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const PACKED = join(import.meta.dirname, "pack/licences.txt"); // of what the pack brings
const TEXTS = join(import.meta.dirname, "licences"); // for packages that bring none

/** Writes licences.txt beside the pages. */
export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Map(); // by the package's name
      const files = Object.values(bundle).flatMap((one) => one.originalFileNames ?? []); // fonts are no modules
      for (const id of [...this.getModuleIds(), ...files.map((file) => resolve(import.meta.dirname, file))]) {
        const [, folder, name] = BUILT_IN.exec(id.replace(/^\0/, "")) ?? [];
        if (folder && name) folders.set(name, folder);
      }
      const parts = [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, folder]) => part(name, folder));
      if (existsSync(PACKED)) parts.push(readFileSync(PACKED, "utf8"));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: parts.join(`\n\n${"=".repeat(80)}\n\n`) });
    },
  };
}

function part(name, folder) {
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  const file = own ? join(folder, own) : join(TEXTS, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} brings no licence: put the text of ${license} into web/licences`);
  return `${name} ${version} (${license})\n\n${readFileSync(file, "utf8").trim()}\n`;
}
