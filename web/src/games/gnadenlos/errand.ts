// Moves that are played one after the other by a single click: each only once the table offers it.

export class Errand {
  private left: string[] = [];
  private sent = -1;

  get isUnderWay(): boolean {
    return this.left.length > 0;
  }

  begin(moves: readonly string[]): void {
    this.left = [...moves];
    this.sent = -1;
  }

  stop(): void {
    this.left = [];
  }

  /**
   * The move to play now; null: wait, or there is none. `number`: of the offer. Where something else is offered, or the
   * same again since a move was refused, it is over.
   */
  next(offered: ReadonlyMap<string, unknown>, number: number): string | null {
    if (!offered.size || !this.left.length) return null;
    const [move, ...rest] = this.left;
    if (number === this.sent || !offered.has(move!)) {
      this.stop();
      return null;
    }
    this.sent = number;
    this.left = rest;
    return move!;
  }
}
