// The pictures that every page uses lie in the page itself: there is no moment without them.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const COMMON = join(import.meta.dirname, "src/art/common.svg");

/** Puts the common sprite into index.html, its symbols named `common/<symbol>` as everywhere on the page. */
export function spriteInPage() {
  return {
    name: "sprite-in-page",
    transformIndexHtml: (html) => html.replace("</body>", `  ${named(readFileSync(COMMON, "utf8"))}  </body>`),
  };
}

function named(sprite) {
  return sprite.replaceAll('<symbol id="', '<symbol id="common/').replace("<svg ", '<svg display="none" aria-hidden="true" ');
}
