// What this browser keeps of the last tables it was at.

const MOST = 100;

export interface Kept<T> {
  of: (table: string) => T | undefined;
  keep: (table: string, what: T) => void;
}

/** A browser that may not remember anything keeps nothing, and plays all the same. */
export function keptAs<T>(key: string): Kept<T> {
  function all(): [string, T][] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(found) ? (found as [string, T][]) : [];
    } catch {
      return [];
    }
  }

  return {
    of: (table) => all().find(([id]) => id === table)?.[1],
    keep(table, what) {
      const others = all().filter(([id]) => id !== table);
      try {
        localStorage.setItem(key, JSON.stringify([...others.slice(1 - MOST), [table, what]]));
      } catch {
        // Full, or forbidden.
      }
    },
  };
}
