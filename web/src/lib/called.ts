// What those at a table are called. Whoever has left for good has no name any more: nobody else can have this one.

import { t } from "./words.svelte";

const SOMEBODY = "Somebody";

export const called = (name: string | null): string => (name === SOMEBODY ? t("web-somebody") : (name ?? ""));
