// What is pointed at, or has the focus, is looked at: a board then shows what would follow.

interface Handlers {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

export function looking(look: (what: string | null) => void, what: string): Handlers {
  const [come, go] = [() => look(what), () => look(null)];
  return { onpointerenter: come, onpointerleave: go, onfocus: come, onblur: go };
}
