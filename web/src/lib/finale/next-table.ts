// The table that follows a finished one, watched from there.

import { router } from "../browser/router.svelte";
import { session } from "../server/session.svelte";
import type { TableInfo } from "../server/protocol";

/** Look at it from afar, for as long as this page is here; returns how to stop. */
export function watchNext(id: string, heard: (next: TableInfo) => void): () => void {
  const stop = session.listen(
    (message) => {
      if (message.type === "table" && message.table.id === id) heard(message.table);
    },
    () => session.send({ type: "watch", table: id, since: -1 }),
  );
  return () => {
    stop();
    const isThere = router.address.page === "table" && router.address.id === id;
    if (!isThere) session.send({ type: "unwatch", table: id }); // its own page watches it now
  };
}
