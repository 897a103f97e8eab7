// The contract between the page and a game: what `web/src/games/<game>/index.ts` exports. The page asks no game by name;
// a game without such a folder is shown by `parts/plain-board/`, from what the server says about it.

import type { Component } from "svelte";
import type { Edition } from "../rules/rulebook";
import type { Piece } from "../sound/music/score";
import type { Arrival, Playing, Scene, SceneProps } from "../stage/scene";
import type { BoxTable, Event, Foreseen, Move, Position, Sheet, TableInfo, View } from "../server/protocol";

/** A game's part of the page. What is small is here; what is large is loaded when it is needed. */
export interface GamePage {
  /** How it looks on the shelf; in a file of its own, `shelf-card.ts`, since the first page needs no more than this. */
  shelfCard: ShelfCard;
  /** Its table, in play and in replays. */
  board: () => Promise<Board>;
  /** What is drawn in its rules. */
  rules: () => Promise<RulesDrawings>;
  /** What is played beside the table, for who wants music. */
  music?: () => Promise<Piece>;
  /** What bots may have a word to say about: small, and from events alone that everybody at the table sees. */
  occasion?: (event: Event) => Occasion | null;
}

/** Something that happened to a seat, or that it did. */
export interface Occasion {
  seat: number;
  /** It was robbed, shot at or ruined; it won something; it failed; it did this to somebody. */
  on: "harm" | "gain" | "miss" | "act";
}

export interface ShelfCard {
  /** The print that stands for the game. */
  cover: Picture;
  /** How large its bill on the first page is. */
  bill: "large" | "small";
  /** Made by us: its bill says so. */
  isOurs?: boolean;
}

/** A symbol of a sprite, `<sprite>/<symbol>`, and the view box it is drawn in. */
export interface Picture {
  of: string;
  box: string;
}

// The table ---------------------------------------------------------------------------------------------------------

/** A game's table: the component, and what the page around it has to know. */
export interface Board {
  View: Component<BoardProps>;
  /** How a thing is drawn on its way; `item` is the engine's name, "?" where it is hidden; `event`: what moves it. */
  face: (item: string, event?: Event) => Face | null;
  /** Which of the events that move something are seen to move, and between which places; without it, all as they happened.
   * `wasStaged`: scenes have told what they tell. */
  flights?: (events: readonly Event[], wasStaged: boolean) => Event[];
  /** Moves the board shows in a way of its own; all others stand in the list below it. */
  shows?: (move: Move) => boolean;
  /** What is asked, or waited for, in the game's own words. */
  prompt?: (asked: Asked) => string;
  /** What a move would do, in the game's own words. */
  foretell?: (considered: Considered) => string[];
  /** What a thing is that somebody looks at; null: nothing to say. See "Looking at things" below. */
  look?: (asked: LookedAt) => Looked | null;
  /** What a step brings that has to be seen before the table is shown as it is after it, in order. */
  scenes?: (arrival: Arrival) => Scene[];
  /** Events that tell whoever made a move nothing but that move: who hears the table is not told them of their own. Each
   * has a line in the story. */
  echoes?: readonly string[];
  /** Draws over the table what is played; a board may draw it in place instead, from `playing`. */
  Scene?: Component<SceneProps>;
  /** The board itself shows who sits where, who is waited for, and their time. */
  hasSeats?: boolean;
  /** It is made from the game's sheet: the page asks the server for one after every step. */
  readsSheet?: boolean;
  /** The help in a first game, step by step; its words are `<game>-guide-<n>`. */
  guide?: readonly GuideStep[];
  /** Everybody's hand, for a replay in which all is open. */
  hands?: OpenHands;
}

export interface BoardProps {
  info: TableInfo;
  /** What is shown. While a scene is played it is the table of before it, and nothing may be played. */
  position: Position;
  /** Whose eyes these are; -1: a spectator's, or all open in a replay. */
  me: number;
  names: string[];
  /** What may be played now, by notation; empty while a move is under way. */
  moves: Map<string, Move>;
  choose: (move: string) => void;
  /** The move whose outcome is being looked at, and what would follow from it, if that can be known. */
  foreseen: Foreseen | null;
  look: (move: string | null) => void;
  /** The table as text, where the board reads it; null: not here yet. */
  sheet: Sheet | null;
  /** Every seat's, in a replay in which all is open. */
  sheets: Sheet[] | null;
  /** The scene that is being played. */
  playing?: Playing | null;
  /** On to what comes after it. */
  next?: () => void;
}

/** A picture that flies from place to place, so many pixels wide. */
export interface Face extends Picture {
  width: number;
}

/** What is asked, or waited for, of the seat whose eyes these are. */
export interface Asked {
  position: Position;
  me: number;
  names: string[];
  /** As in `BoardProps`. */
  sheet: Sheet | null;
}

/** A move that is thought about, and what the server foresees of it, once it has said so. */
export interface Considered extends Omit<Asked, "sheet"> {
  move: Move;
  foreseen: Foreseen | null;
}

// Looking at things ------------------------------------------------------------------------------------------------

// Whatever carries `data-look="<item>"` on a board (a card, a tile, a row, a pile; the item is the game's own way to say
// which) can be looked at, on anybody's turn and in replays: a mouse rests on it, a finger presses long, a right click,
// the key `i` on what has the focus, and a plain click where nothing else would happen (`lib/look/things.ts`). A button
// that carries `data-opens-look` does nothing but open the look, which then has the moves as buttons: that is how a card
// is clicked that must not be played by the click that reads it. `openLook(node)` does the same from code.
// The words for it are `<game>/words/<language>/look.ftl`, which come with it.
// The page shows what `board.look` answers and asks the server why a move is forbidden; the server answers with
// `<game>-why-<rule>` of the game's words (`<game>-why-we-21`), or with the rule in full where there is no such message.

/** What is looked at, and what is known then. */
export interface LookedAt {
  /** As `data-look` says. */
  item: string;
  info: TableInfo;
  position: Position;
  me: number;
  names: string[];
  /** As in `BoardProps`. */
  moves: ReadonlyMap<string, Move>;
}

export interface Looked {
  /** A word or two over the title: what sort of thing it is. */
  kind?: string;
  title: string;
  /** How it is drawn, large: from a sprite, or in the game's own way, as wide as `--card` says. */
  picture?: Picture;
  drawn?: Drawn;
  /** What it does, in a sentence each. */
  does: string[];
  /** What is known of it now. */
  now?: Known[];
  /** What may be done with it now; those that are not among the moves are left out. */
  deeds?: Deed[];
  /** A way of choosing between many moves that is the game's own, in place of buttons for them. */
  Choosing?: Component<ChoosingProps>;
  /** A move of it that cannot be played now, so that the server can say why; or the game's own line; null: none. */
  cannot?: { move: string } | { line: string; rule?: string } | null;
}

export interface Drawn {
  // A game's component with its own props: nobody else has to know them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  View: Component<any>;
  props: Record<string, unknown>;
}

/** A line of what is known: what it is about, and what that is. */
export interface Known {
  what: string;
  is: string;
}

/** A move as a button under what is looked at. */
export interface Deed {
  move: string;
  /** In place of the move's own label. */
  says?: string;
  /** It stands apart, and is not what the key Enter does first: it ends a turn, or cannot be taken back. */
  isGrave?: boolean;
}

export interface ChoosingProps {
  item: string;
  moves: ReadonlyMap<string, Move>;
  names: string[];
  me: number;
  choose: (move: string) => void;
  look: (move: string | null) => void;
}

// A first game ------------------------------------------------------------------------------------------------------

export interface GuideStep {
  /** Groups of moves: it is shown when such a move is asked for. */
  about: string[];
  /** What has to happen before this step is behind one; none: the reader says so. */
  until: string[];
  /** By whom: by the reader, or by anybody. */
  by: "me" | "anybody";
  /** The places on the table that it speaks of, as `data-place` has them; `me`: the reader's seat, from 1. */
  on?: (me: number) => readonly string[];
  /** The game's lesson has told it: whoever has heard that does not read it again. */
  isInLesson?: boolean;
}

// Replays -----------------------------------------------------------------------------------------------------------

/** A hand laid open: from a seat's own view, by the engine's names. */
export interface OpenHands {
  held: (view: View) => Held[];
  /** What the seat has chosen and nobody else knows yet. */
  chosen?: (view: View) => string | null;
  /** An item in the reader's words; `names`: who sits where. */
  name: (item: string, names: readonly string[]) => string;
  /** What its picture alone does not say: a card's rank, a note's value. */
  mark?: (item: string) => Mark | null;
}

export interface Held {
  item: string;
  n: number;
}

export interface Mark {
  text: string;
  /** In the middle of the picture, not in its corner. */
  isCentred?: boolean;
}

// Rules -------------------------------------------------------------------------------------------------------------

/** What a game draws in its rules. */
export interface RulesDrawings {
  /** Examples beside single rules, as plain data; the game's tests play them in the engine. */
  examples: readonly Example[];
  Example: Component<{ example: Example; edition: Edition }>;
  /** The picture of a line of the box's listing, by table and row. */
  picture?: (table: string, row: string) => Picture | null;
  /** Tables whose rows have room for large pictures. */
  wide?: readonly string[];
  /** Tables of the listing that the game draws in its own way, by name. */
  tables?: Readonly<Record<string, BoxTableDrawing>>;
}

export interface BoxTableDrawing {
  View: Component<BoxTableProps>;
  /** It needs the whole width of the page. */
  isWhole: boolean;
}

export interface Example {
  /** The rule it stands beside */
  rule: string;
  /** Its caption is <game>-example-<name> */
  name: string;
  /** Which drawing shows it */
  draw: string;
}

export interface BoxTableProps {
  table: BoxTable;
  edition: Edition;
  /** Whether numbers are marked with where they come from. */
  isMarked: boolean;
  drawings: RulesDrawings;
}
