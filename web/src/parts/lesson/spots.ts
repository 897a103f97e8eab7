// Where the coach stands: beside what is spoken of, never over it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const MARGIN = 10;

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const at = (left: number, top: number, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height });

/** The best place for a card of this size, `from` this far down the window: over as little of what is lit as can be, and near it. */
export function spot(lit: readonly Box[], card: Size, window: Size, from: number): Box {
  const most = { left: window.width - card.width - MARGIN, top: window.height - card.height - MARGIN };
  const clamped = (left: number, top: number): Box =>
    at(Math.max(MARGIN, Math.min(left, most.left)), Math.max(from + MARGIN, Math.min(top, most.top)), card);
  const whole = around(lit);
  const centre = clamped((window.width - card.width) / 2, (window.height - card.height) / 2);
  if (!whole) return centre;
  const middle = { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 };
  const beside = [whole, ...lit].flatMap((box) => {
    const [x, y] = [(box.left + box.right - card.width) / 2, (box.top + box.bottom - card.height) / 2];
    return [
      clamped(box.right + GAP, y),
      clamped(box.left - card.width - GAP, y),
      clamped(x, box.bottom + GAP),
      clamped(x, box.top - card.height - GAP),
    ];
  });
  const corners = [MARGIN, most.left].flatMap((left) => [from, most.top].map((top) => clamped(left, top)));
  const cost = (box: Box): number => {
    const covered = lit.reduce((sum, one) => sum + overlap(box, { left: one.left - 4, top: one.top - 4, right: one.right + 4, bottom: one.bottom + 4 }), 0);
    return covered * 1000 + Math.hypot((box.left + box.right) / 2 - middle.x, (box.top + box.bottom) / 2 - middle.y);
  };
  return [...beside, ...corners, centre].reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** Whether a sheet across the window should lie at its top: where at the bottom it would hide something that does not scroll. */
export function liesOnTop(fixed: readonly Box[], sheet: Size, window: Size): boolean {
  const below: Box = { left: 0, top: window.height - sheet.height, right: window.width, bottom: window.height };
  return fixed.some((box) => overlap(box, below) > 0);
}

/** How far to scroll so that what is lit stands in the free part of the window. */
export function scrollTo(lit: readonly Box[], free: { top: number; bottom: number }): number {
  const whole = around(lit);
  if (!whole) return 0;
  const [height, room] = [whole.bottom - whole.top, free.bottom - free.top];
  if (height > room) return whole.top - free.top - MARGIN; // from its beginning on
  if (whole.top < free.top + MARGIN) return whole.top - free.top - Math.min(MARGIN + 8, (room - height) / 2);
  if (whole.bottom > free.bottom - MARGIN) return whole.bottom - free.bottom + Math.min(MARGIN + 8, (room - height) / 2);
  return 0;
}
