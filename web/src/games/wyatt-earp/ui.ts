// What every thing on this table can do: be played, or show what would follow.

export interface Ui {
  choose: (move: string) => void;
  look: (move: string | null) => void;
}
