// Where a table's messages come from: the server's socket, or a lesson that is played in the browser.

import type { FromClient, FromServer } from "./protocol";

export type Hear = (message: FromServer) => void;

export interface Line {
  send: (message: FromClient) => void;
  /** Hear everything from now on; `opened` is called whenever the line is up. Returns how to leave. */
  listen: (hear: Hear, opened: () => void) => () => void;
}
