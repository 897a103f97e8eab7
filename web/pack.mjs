// The pack: what a page needs to run tables by itself (`pack.py` builds it), laid beside the pages under a name that
// changes with what is in it. Pages that were built without it play on the server.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "pack");

export function pack() {
  const list = join(FOLDER, "pack.json");
  const found = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : null;
  const at = found && `assets/pack-${found.digest}/`;
  return {
    name: "pack",
    config: () => ({ define: { __PACK__: JSON.stringify(found && { at: `/${at}`, name: `posse-pack-${found.digest}`, files: found.files }) } }),
    generateBundle() {
      for (const name of Object.keys(found?.files ?? {})) {
        this.emitFile({ type: "asset", fileName: at + name, source: readFileSync(join(FOLDER, name)) });
      }
    },
  };
}
