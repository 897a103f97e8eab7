// Tables that are played on this device are told by their ids from those on the server.

export const isHere = (table: string): boolean => table.startsWith("alone-");

const PATH = /^\/api\/(?:tables|records)\/([^/?]+)/;

/** Whether a request is about such a table. */
export const asksHere = (path: string): boolean => isHere(PATH.exec(path)?.[1] ?? "");
