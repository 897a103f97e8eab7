// What is said and done at the seats, for a moment: remarks, chat, reactions.

export interface Bubble {
  id: number;
  seat: number;
  text: string;
  /** A drawing of the sprite `company` instead of words, which then say what it shows. */
  drawing: string | null;
}

const LEAST_MS = 2800;
const EACH_LETTER_MS = 55;
const DRAWING_MS = 3200;
const MOST = 4;

class Bubbles {
  all = $state.raw<readonly Bubble[]>([]);
  private n = 0;

  /** A seat says one thing at a time. */
  add(seat: number, text: string, drawing: string | null = null): void {
    const id = ++this.n;
    this.all = [...this.all.filter((one) => one.seat !== seat), { id, seat, text, drawing }].slice(-MOST);
    setTimeout(() => this.drop(id), drawing ? DRAWING_MS : LEAST_MS + EACH_LETTER_MS * text.length);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }

  clear(): void {
    this.all = [];
  }
}

export const bubbles = new Bubbles();
