// Pointing at the table: whatever lies at some places is marked while it is spoken of.

/** Marks what lies at these places; the answer takes the marks away. */
export function point(places: readonly string[]): () => void {
  const found = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(`main [data-place~="${CSS.escape(place)}"]`)]);
  for (const node of found) node.dataset.pointed = "";
  return () => {
    for (const node of found) delete node.dataset.pointed;
  };
}
