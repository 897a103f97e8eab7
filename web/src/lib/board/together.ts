// Boxes that touch become one: a row of cards is one thing to look at.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `near`: how far apart they may be. */
export function together(boxes: readonly Box[], near: number): Box[] {
  return boxes.reduce<Box[]>((found, box) => {
    const apart = found.filter((one) => !touches(one, box, near));
    if (apart.length === found.length) return [...found, box];
    const joined = found.filter((one) => !apart.includes(one)).reduce(around, box);
    return together([...apart, joined], near);
  }, []);
}

const touches = (a: Box, b: Box, near: number): boolean =>
  a.left <= b.right + near && b.left <= a.right + near && a.top <= b.bottom + near && b.top <= a.bottom + near;

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
