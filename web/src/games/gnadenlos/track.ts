// Where the spaces of the track lie: a horseshoe that opens to the left.

export interface Point {
  x: number;
  y: number;
}

interface Piece {
  length: number;
  at: (along: number) => Point;
}

function line(from: Point, to: Point): Piece {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    length,
    at: (along) => ({
      x: from.x + ((to.x - from.x) * along) / (length || 1),
      y: from.y + ((to.y - from.y) * along) / (length || 1),
    }),
  };
}

function arc(centre: Point, radius: number, from: number, to: number): Piece {
  const length = Math.abs(to - from) * radius;
  return {
    length,
    at: (along) => {
      const angle = from + ((to - from) * along) / (length || 1);
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    },
  };
}

export class Horseshoe {
  readonly length: number;
  private readonly pieces: Piece[];

  /** In a room of this size, its line so far from the edge. */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly inset: number,
  ) {
    const w = Math.max(1, width - 2 * inset);
    const h = Math.max(1, height - 2 * inset);
    const r = Math.min(0.32 * h, w / 2, 110);
    const turn = Math.PI / 2;
    const open = [
      line({ x: 0, y: 0 }, { x: w - r, y: 0 }),
      arc({ x: w - r, y: r }, r, -turn, 0),
      line({ x: w, y: r }, { x: w, y: h - r }),
      arc({ x: w - r, y: h - r }, r, 0, turn),
      line({ x: w - r, y: h }, { x: 0, y: h }),
    ];
    this.pieces = open.map((piece) => ({
      length: piece.length,
      at: (along: number) => {
        const { x, y } = piece.at(along);
        return { x: inset + x, y: inset + y };
      },
    }));
    this.length = this.pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  at(along: number): Point {
    let left = Math.min(Math.max(along, 0), this.length);
    for (const piece of this.pieces) {
      if (left <= piece.length) return piece.at(left);
      left -= piece.length;
    }
    return this.pieces.at(-1)!.at(this.pieces.at(-1)!.length);
  }

  /** Space 1 … n, evenly along it. */
  space(i: number, n: number): Point {
    return this.at(((i - 1) * this.length) / (n - 1));
  }

  pitch(n: number): number {
    return this.length / (n - 1);
  }

  /** The stretch from one space to another, as a path. */
  path(from: number, to: number, n: number): string {
    const step = this.pitch(n);
    const start = (from - 1.5) * step;
    const end = (to - 0.5) * step;
    const points: string[] = [];
    for (let i = 0; i <= 40; i += 1) {
      const { x, y } = this.at(start + ((end - start) * i) / 40);
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    return `M${points.join("L")}`;
  }
}
