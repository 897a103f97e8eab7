// Made by `make types` from the server's messages and the games' records. What is changed here is lost.

export const PROTOCOL = 1;

/** 1 to 64 characters; `^[A-Za-z0-9_-]+$` */
export type Id = string;

/** `^[a-z][a-z0-9-]{0,39}$` */
export type GameName = string;

/** `^[a-z][a-z0-9-]{0,39}$` */
export type Level = string;

export type Language = "en" | "de" | "nl";

export type Status = "open" | "playing" | "over" | "closed";

/** 1 to 500 characters */
export type Text = string;

/** `^[0-9a-f]{64}$` */
export type Nonce = string;

export type HouseValue = boolean | number | string;

/** 1 to 100 characters; At most 24 characters once tidied up. */
export type Name = string;

/** 8 to 200 characters */
export type Password = string;

/** at most 200 characters */
export type AnyPassword = string;

/** 1 to 60 characters */
export type Label = string;

/** 1 to 2000 characters */
export type Complaint = string;

export type Mark = "book" | "found" | "ruled" | "assumed" | "changed";

/** Time for each move, and a bank for the long ones. */
export interface Clock {
  /** 5 to 3600 */
  move_s: number;
  /** 0 to 7200 */
  bank_s: number;
}

/** How a table is played, apart from the rules. */
export interface Options {
  /** Everyone is shown what a perfect memory would know */
  memory_aid: boolean;
  /** The bot that plays for a person who is out of time or away */
  stand_in: Level;
  /** null: no clock; the table waits, for days if need be */
  clock: Clock | null;
  chat: boolean;
  /** How long bots take over a move */
  pace: "calm" | "brisk" | "instant";
}

export interface SeatInfo {
  /** The person's or bot's name; null: the seat is free */
  name: string | null;
  person: string | null;
  bot: Level | null;
  /** Free, but kept for someone from the previous game */
  is_kept: boolean;
  /** The person has the table open */
  is_here: boolean;
  /** A bot is playing for the person */
  is_stood_in: boolean;
}

export interface Result {
  /** Each seat's share of the win */
  shares: number[];
  scores: number[];
}

/** A table, as everyone may know it. */
export interface TableInfo {
  id: Id;
  game: GameName;
  status: Status;
  seats: SeatInfo[];
  host: string | null;
  is_public: boolean;
  is_rated: boolean;
  /** House rules that differ from the edition */
  house: Record<string, HouseValue>;
  options: Options;
  /** SHA-256 of the server's secret, in hex; shown before anyone adds to the deal */
  commitment: string;
  created_ms: number;
  n_steps: number;
  n_watchers: number;
  result: Result | null;
  rematch: Id | null;
}

/** A table of yours that is not over. */
export interface MyTable {
  table: TableInfo;
  /** The seats whose turn it is; empty before the game begins */
  actors: number[];
  is_my_turn: boolean;
}

/** Something that happened, as this seat is told about it. */
export interface Event {
  what: string;
  /** Whose it is; -1: nobody's */
  seat: number;
  /** null: nothing moved; "?": hidden from this seat; "*": everything at the source */
  item: string | null;
  n: number;
  source: string | null;
  target: string | null;
}

/** A sentence of the story, in the reader's language. */
export interface Line {
  text: string;
  seat: number;
  is_heading: boolean;
  /** Where on the table it happened */
  places: string[];
}

/** What a move did, or moves being taken back. Step 0 is the opening. */
export interface Step {
  n: number;
  seat: number;
  events: Event[];
  lines: Line[];
  /** Moves were taken back to before this step */
  back_to: number | null;
}

export interface Move {
  /** In notation: send this back to play it */
  move: string;
  group: string;
  /** In the reader's language */
  label: string;
  /** A shorter label, for use under the name of its group */
  brief: string;
}

/** What this seat may do. To play a move, give the offer's number, which changes only when the seat's moves do. */
export interface Offer {
  number: number;
  moves: Move[];
}

/** The clock of a seat whose turn it is. */
export interface Ticking {
  seat: number;
  /** Time left for this move */
  move_ms: number;
  /** Time left in the bank, used once the move's time is gone */
  bank_ms: number;
}

/** The first message on a socket. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  person: string;
  name: string;
}

/** All public tables that are waiting for players or in play. */
export interface LobbyNow {
  type: "lobby";
  tables: TableInfo[];
}

/** A table that has changed: who sits there, who is here, whether it has begun. Also sent to the lobby. */
export interface TableNow {
  type: "table";
  table: TableInfo;
}

/** A running or finished game as this seat knows it, and everything since the last step it had seen. */
export interface Position {
  type: "position";
  table: Id;
  /** The seat whose view this is; -1: a spectator */
  seat: number;
  /** The last step */
  n: number;
  view: View;
  /** What people want worked out from the view, under the game's own names */
  facts: Record<string, unknown>;
  /** The seats that may act */
  actors: number[];
  /** null: nothing to decide */
  offer: Offer | null;
  can_undo: boolean;
  clocks: Ticking[];
  steps: Step[];
  result: Result | null;
}

/** The request with this id has been carried out and saved. */
export interface Accepted {
  type: "accepted";
  table: Id;
  id: Id;
  n: number;
}

/** The request with this id has not been carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  table: Id;
  id: Id;
  code: "stale" | "illegal" | "not-your-turn" | "not-seated" | "not-playing" | "cannot-undo" | "muted" | "too-fast";
  line: string;
  rule: string | null;
  /** For a stale move, or one that cannot be taken back: the current position */
  position: Position | null;
}

/** What the facts would be after a move; null: nobody can know. */
export interface Foreseen {
  type: "foreseen";
  table: Id;
  move: string;
  facts: Record<string, unknown> | null;
}

/** The table as text with tones, as this seat knows it after step `n`. */
export interface SheetNow {
  type: "sheet";
  table: Id;
  n: number;
  sheet: Sheet;
}

export interface Chat {
  id: number;
  person: string | null;
  name: string;
  text: string;
  at_ms: number;
}

export interface Chats {
  type: "chats";
  table: Id;
  chats: Chat[];
}

/** A message was not understood or could not be handled; the socket stays open. */
export interface Failed {
  type: "failed";
  code: "malformed" | "no-such-table" | "too-fast" | "too-long" | "too-many" | "trouble";
  line: string;
}

export interface Pong {
  type: "pong";
}

/** The server is closing this socket. */
export interface Bye {
  type: "bye";
  reason: "restart" | "slow" | "signed-out" | "banned";
  /** Reconnect after this long; null: do not */
  again_ms: number | null;
}

/** Open a table. `since` is the last step you have seen; -1: none. */
export interface Watch {
  type: "watch";
  table: Id;
  /** at least -1 */
  since?: number;
}

export interface Unwatch {
  type: "unwatch";
  table: Id;
}

/** Start or stop hearing about public tables. */
export interface Lobby {
  type: "lobby";
  on?: boolean;
}

/** Answer an offer. If the id is sent again, it is acknowledged but not played again. */
export interface Play {
  type: "play";
  table: Id;
  offer: number;
  /** at most 100 characters */
  move: string;
  id: Id;
}

/** Ask what a move would do. Nothing is played. */
export interface Foresee {
  type: "foresee";
  table: Id;
  /** at most 100 characters */
  move: string;
}

/** Ask for the table as text with tones, as your seat knows it. */
export interface ReadSheet {
  type: "read-sheet";
  table: Id;
}

/** Take back a move; `n` must be the table's last step. */
export interface Undo {
  type: "undo";
  table: Id;
  n: number;
  id: Id;
}

/** Take your seat back from the bot that stood in. */
export interface ComeBack {
  type: "come-back";
  table: Id;
}

export interface Say {
  type: "say";
  table: Id;
  text: Text;
  id: Id;
}

/** Your own part of the deal: 32 bytes in hex, before the game begins. */
export interface AddNonce {
  type: "nonce";
  table: Id;
  nonce: Nonce;
}

/** Use this language from now on. */
export interface Speak {
  type: "speak";
  language: Language;
}

export interface Ping {
  type: "ping";
}

export interface NewTable {
  game: GameName;
  /** One for each seat: `me`, `free`, or the level of a bot */
  seats: Level[];
  house?: Record<string, HouseValue>;
  options?: Partial<Options>;
  is_public?: boolean;
  is_rated?: boolean;
  /** Begin at once, if no seat is free */
  start?: boolean;
  /** Your own part of the deal, if the game is to begin at once */
  nonce?: Nonce | null;
}

export interface OwnNonce {
  nonce: Nonce;
}

export interface Sit {
  /** null: any free seat; 0 to 4 */
  seat?: number | null;
  /** Your own part of the deal, if you have seen the commitment: a game may begin as soon as everyone sits */
  nonce?: Nonce | null;
}

export interface SetSeat {
  /** The level of a bot, or `free` */
  player: Level;
}

/** A word that a house rule can be. */
export interface HouseChoice {
  value: string;
  title: string;
}

/** A house rule of a game's edition. */
export interface HouseRule {
  name: string;
  title: string;
  /** Its value in the edition */
  value: HouseValue;
  /** The values it can take, if it is a word */
  choices: HouseChoice[];
}

/** A game that can be played here, in the reader's language. */
export interface GameInfo {
  name: GameName;
  title: string;
  /** What it is about, in a sentence or two */
  pitch: string;
  /** Who made it; empty: not said */
  by: string;
  /** How many can play */
  seats: number[];
  /** What kinds of moves are called, by `Move.group` */
  groups: Record<string, string>;
  house: HouseRule[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  line: string;
}

/** A piece of text. */
export interface SheetBit {
  text: string;
  /**
   * What it stands for, not how it looks: plum, ochre, pine, oxblood, indigo, orange, slate (kinds of things),
   * gold (money), lamp (whoever has to act), dim, strong, good, bad; or nothing in particular
   */
  tone: string;
}

/** A sentence. */
export interface SheetLine {
  type: "line";
  text: SheetBit[];
  /** Of use, but the first to go where room is short */
  is_aside: boolean;
}

export interface SheetColumn {
  head: SheetBit[];
  /** Set to the right */
  is_number: boolean;
  /** Of a seat that may act now */
  is_acting: boolean;
}

/** Rows and columns; a row that is shorter ends in empty cells. */
export interface SheetGrid {
  type: "grid";
  columns: SheetColumn[];
  rows: SheetBit[][][];
}

export interface SheetCard {
  name: string;
  tone: string;
  n: number;
}

/** Things side by side: a hand of cards, a market, dice. */
export interface SheetHand {
  type: "hand";
  title: string;
  cards: SheetCard[];
  /** Said where there are none */
  empty: string;
}

export interface Sheet {
  title: SheetBit[];
  blocks: (SheetLine | SheetGrid | SheetHand)[];
  /** Who has to do what */
  turn: SheetBit[];
}

export interface Person {
  id: string;
  name: string;
  /** The name is kept with a password */
  is_member: boolean;
  language: Language;
}

export interface NewGuest {
  name: Name;
  language?: Language;
}

export interface Register {
  password: Password;
  /** null: the name you have as a guest */
  name?: Name | null;
  language?: Language | null;
}

export interface LogIn {
  name: Name;
  password: AnyPassword;
}

/** Whatever is null stays as it is. */
export interface ChangeMe {
  name?: Name | null;
  language?: Language | null;
}

export interface ChangePassword {
  old: AnyPassword;
  new: Password;
}

export interface Leave {
  /** Required from members */
  password?: AnyPassword | null;
}

export interface NewToken {
  /** What it is for */
  label: Label;
}

export interface NewReport {
  about: Id;
  text: Complaint;
  table?: Id | null;
}

export interface Me {
  /** null: not signed in */
  person: Person | null;
  /** Send it as X-CSRF-Token with every request that changes something; programs with a token do not need it */
  csrf: string | null;
}

export interface SessionInfo {
  id: Id;
  /** The browser, in its own words */
  agent: string;
  created_ms: number;
  seen_ms: number;
  is_this: boolean;
}

export interface TokenInfo {
  id: Id;
  label: string;
  created_ms: number;
  used_ms: number | null;
}

export interface MadeToken {
  /** Shown only once: only its digest is kept */
  token: string;
  info: TokenInfo;
}

export interface Muted {
  person: Id;
  name: string;
}

export interface MadeReport {
  id: number;
}

export interface MoveKept {
  n: number;
  /** null: moves were taken back */
  move: string | null;
  back_to: number | null;
  at_ms: number;
}

/** A table you have sat at. */
export interface SeatKept {
  table: Id;
  game: string;
  status: string;
  seat: number;
  name: string | null;
  is_stood_in: boolean;
  started_ms: number | null;
  ended_ms: number | null;
  share: number | null;
  score: number | null;
  moves: MoveKept[];
}

export interface ChatKept {
  table: Id;
  name: string;
  text: string;
  at_ms: number;
}

export interface RatingKept {
  game: string;
  mu: number;
  sigma: number;
  n_games: number;
  at_ms: number;
}

export interface RatingStepKept {
  game: string;
  n: number;
  table: string;
  mu: number;
  sigma: number;
  at_ms: number;
}

export interface ReportKept {
  about: string | null;
  table: string | null;
  text: string;
  at_ms: number;
  is_handled: boolean;
}

/** Everything kept about a person, except digests and the password. */
export interface Export {
  person: Person;
  created_ms: number;
  seen_ms: number;
  sessions: SessionInfo[];
  tokens: TokenInfo[];
  /** Tables you have opened */
  hosted: string[];
  seats: SeatKept[];
  chats: ChatKept[];
  ratings: RatingKept[];
  rating_steps: RatingStepKept[];
  muted: Muted[];
  reports: ReportKept[];
}

/** Who sat at a seat, under the name they had then. */
export interface Player {
  name: string;
  /** null: a bot, or a person who has left for good */
  person: string | null;
  bot: Level | null;
}

/** A finished game. */
export interface RecordInfo {
  id: Id;
  game: GameName;
  players: Player[];
  result: Result;
  started_ms: number;
  ended_ms: number;
  is_public: boolean;
  is_rated: boolean;
}

export interface RecordPage {
  /** Newest first */
  records: RecordInfo[];
  /** Ask for this next; null: there are no more */
  before: string | null;
}

export interface RecordDetail {
  record: RecordInfo;
  /** The version of the game's rules */
  version: number;
  /** The edition's digest */
  edition: string;
  house: Record<string, HouseValue>;
  options: Options;
  commitment: string;
  secret: string;
  /** By seat, in hex; null: the seat gave none */
  nonces: (string | null)[];
  key: string;
  n_plies: number;
}

/** A move of a finished game, and what happened then. Ply 0 is the opening. */
export interface Ply {
  n: number;
  /** The seat that moved; -1: none, this is the opening */
  seat: number;
  /** In notation */
  move: string | null;
  /** In words */
  label: string | null;
  /** As the seat you asked for was told them; in full, if you asked for everything */
  events: Event[];
  lines: Line[];
  /** What the seat you asked for knew then; a spectator's view, if you asked for everything */
  view: Record<string, unknown>;
  /** What people want worked out from that view, under the game's own names */
  facts: Record<string, unknown>;
  /** Every seat's view, if you asked for everything */
  views: (Record<string, unknown>)[] | null;
  /** The table as text with tones, as the seat you asked for knew it then; null: you did not ask for sheets */
  sheet: Sheet | null;
  /** Every seat's, if you asked for everything and for sheets */
  sheets: Sheet[] | null;
  /** The seats that may act next */
  actors: number[];
}

export interface Replay {
  id: Id;
  game: GameName;
  /** The seat whose view this is; -1: a spectator; null: everything is open */
  seat: number | null;
  players: Player[];
  /** Whether the table had it on; without it, a page shows only what lies open */
  memory_aid: boolean;
  plies: Ply[];
  result: Result;
}

/** What checking a record found. */
export interface Verdict {
  ok: boolean;
  /** What was checked, or what is wrong */
  line: string;
  game: string | null;
  players: string[];
  n_moves: number;
  is_over: boolean;
  /** Commitment to the record's secret, to compare with what the table showed; null: the record has no secret */
  commitment: string | null;
  /** The key was made from the secret and the nonces */
  key_follows: boolean;
  key: string | null;
}

/** A player's rating at a game: with a chance of 95% the true one lies between `low` and `high`. */
export interface RatingInfo {
  rating: number;
  low: number;
  high: number;
  n_games: number;
}

export interface Ranked {
  /** Ranked by `low`, the strength a player has safely shown */
  rank: number;
  player: string;
  name: string;
  bot: Level | null;
  rating: RatingInfo;
}

export interface Leaderboard {
  game: GameName;
  n_players: number;
  players: Ranked[];
}

/** A player at one game. */
export interface Standing {
  game: GameName;
  /** Finished games, rated or not */
  n_games: number;
  /** A shared win counts in part */
  wins: number;
  rating: RatingInfo | null;
}

export interface PlayerPage {
  /** A person's id, or bot:LEVEL */
  player: string;
  name: string;
  bot: Level | null;
  since_ms: number | null;
  standings: Standing[];
}

export interface RatingStep {
  /** Ordinal of this rated game: 1 is the player's first */
  n: number;
  rating: number;
  low: number;
  high: number;
  /** Its record; null: the table is not public */
  table: Id | null;
  at_ms: number;
}

export interface RuleText {
  number: string;
  text: string;
  /**
   * ruled: our reading of what the rulebook leaves open; assumed: it rests on numbers that nobody could tell us;
   * changed: the shipped edition has it otherwise
   */
  marks: Mark[];
}

export interface RuleSection {
  title: string;
  rules: RuleText[];
}

/** A number, or a few words, from one source. */
export interface BoxPart {
  text: string;
  mark: Mark;
}

export interface BoxOrigin {
  mark: Mark;
  /** What of the row; nothing: all the rest */
  of: string[];
}

export interface BoxRow {
  /** In the edition */
  name: string;
  title: string;
  cells: BoxPart[][];
  origins: BoxOrigin[];
}

/** A part of what is in the box. */
export interface BoxTable {
  name: string;
  title: string;
  columns: string[];
  /** Of all of it */
  mark: Mark | null;
  /** Of its columns, where each has one of its own; else nothing */
  column_marks: Mark[];
  rows: BoxRow[];
}

/** A game's rules and what is in its box, with house rules. */
export interface Rulebook {
  game: GameName;
  /** Those that differ from the edition */
  house: Record<string, HouseValue>;
  sections: RuleSection[];
  box: BoxTable[];
  /** The edition's tables and lines, as its file has them */
  edition: Record<string, Record<string, unknown>>;
}

export type FromServer =
  | Welcome | LobbyNow | TableNow | Position | Foreseen | SheetNow | Accepted | Refused | Chats | Failed | Pong
  | Bye;

export type FromClient =
  | Watch | Unwatch | Lobby | Play | Foresee | ReadSheet | Undo | ComeBack | Say | AddNonce | Speak | Ping;

// wyatt-earp ----------------------------------------------------------------------------------------------------

export interface WyattEarpView {
  pick_shown: number[]; // 14; [pick]: bits of the kinds shown since; << 20, before the renewal
  pick_may: number[]; // 14; [pick]: bits of the kinds that all think it can be
  money: number[]; // 4; [seat]
  poster: number[]; // 7; [outlaw]
  n_turns: number; // of this hand
  n_hands: number; // begun so far
  hand: number[]; // 20; own
  n_hand: number[]; // 4; [seat]: cards in hand
  known: number[][]; // 4 × 20; [seat, kind]: cards all saw go to that hand and not leave it
  drawn: number[]; // 4; [seat]: cards drawn from the pile in this hand
  asked: number[][]; // 4 × 7; [seat, outlaw]: 0, or asked in vain, 1 + `drawn` at that time
  since: number[][]; // 4 × 7; [seat, outlaw]: such cards shown since, that nobody knew of
  gave: number[][]; // 4 × 20; [seat, kind]: as `since`, from when the pile was renewed
  drew: number[]; // 20; own: drawn since the pile was renewed
  n_drew: number[]; // 4; [seat]: how many were
  seen: number[]; // 20; the discard pile as this seat has seen it
  under: number[]; // 20; what became the draw pile, as far as this seat has not seen it since
  gone: number[][]; // 2 × 20; [renewed, kind]: picked by others, as this seat saw when it searched
  pick_seat: number[]; // 14; [pick]: who searched
  pick_kind: number[]; // 14; [pick]: what they took; of others, HIDDEN
  n_picks: number;
  n_old_picks: number; // made before the pile was renewed
  looked: number[][]; // 2 × 4; [renewed, seat]: how many picks had been made when it last searched
  veiled: number; // bits of the seats (16: spectators) unsure what lies in the discard pile
  laid: number[][]; // 4 × 7; [seat, outlaw]: outlaw cards in that row
  photo: number[][]; // 4 × 7
  bank: number[][]; // 4 × 7; Bank Robberies in that row
  gun: number[][]; // 4 × 7; the Fastest Gun
  coach: number[][]; // 4 × 7; Stagecoach Robberies
  hideout: number[][]; // 4 × 7; 1: the row is covered
  set_laid: number[]; // 7; [outlaw]: a set has been laid in this hand, by anyone
  hits: number[]; // 4; [seat], in a duel
  n_seats: number;
  dealer: number;
  active: number; // whose turn it is
  phase: number;
  top: number; // of the discard pile; kind + 1, or 0
  n_pile: number;
  n_discards: number;
  renewed: number; // 1: the discard pile has become the draw pile once in this hand
  sheriff_played: number; // 1: this turn's one sheriff card
  pending: number; // the sheriff card whose target is being chosen; kind + 1, or 0
  found: number; // own
  covered: number; // the outlaw whose row was just covered, while its owner may answer
  target: number; // that owner
  stalled: number; // turns running without a card played or drawn from the pile
  busy: number; // 1: this turn a card was played or drawn from the pile
  winner: number; // of a duel; seat + 1, or 0
  seat: number; // whose view this is; -1: a spectator's
}

export type WyattEarpEvent =
  | "hand-starts" | "posted" | "dealt" | "turned" | "drew" | "took" | "renewed" | "laid" | "played" | "placed"
  | "reward" | "shot" | "hit" | "missed" | "asked" | "vain" | "gave" | "robbed" | "deposed" | "dropped"
  | "searches" | "looked" | "picked" | "kept" | "covered" | "freed" | "lets-it-be" | "discarded" | "hand-ends"
  | "stays" | "paid" | "left" | "swept" | "duel" | "over" | "points";

export type WyattEarpItem =
  | "belle-starr" | "billy-the-kid" | "bob-dalton" | "butch-cassidy" | "jesse-james" | "sundance-kid"
  | "wes-hardin" | "photo-belle-starr" | "photo-billy-the-kid" | "photo-bob-dalton" | "photo-butch-cassidy"
  | "photo-jesse-james" | "photo-sundance-kid" | "photo-wes-hardin" | "wyatt-earp" | "bank-robbery"
  | "fastest-gun" | "most-wanted" | "hideout" | "stagecoach-robbery" | "bill";

export type WyattEarpPlace =
  | "pile" | "discards" | "aside" | "bank" | "poster-belle-starr" | "poster-billy-the-kid" | "poster-bob-dalton"
  | "poster-butch-cassidy" | "poster-jesse-james" | "poster-sundance-kid" | "poster-wes-hardin" | "hand-1"
  | "hand-2" | "hand-3" | "hand-4" | "money-1" | "money-2" | "money-3" | "money-4" | "row-1-belle-starr"
  | "row-1-billy-the-kid" | "row-1-bob-dalton" | "row-1-butch-cassidy" | "row-1-jesse-james"
  | "row-1-sundance-kid" | "row-1-wes-hardin" | "row-2-belle-starr" | "row-2-billy-the-kid" | "row-2-bob-dalton"
  | "row-2-butch-cassidy" | "row-2-jesse-james" | "row-2-sundance-kid" | "row-2-wes-hardin" | "row-3-belle-starr"
  | "row-3-billy-the-kid" | "row-3-bob-dalton" | "row-3-butch-cassidy" | "row-3-jesse-james"
  | "row-3-sundance-kid" | "row-3-wes-hardin" | "row-4-belle-starr" | "row-4-billy-the-kid" | "row-4-bob-dalton"
  | "row-4-butch-cassidy" | "row-4-jesse-james" | "row-4-sundance-kid" | "row-4-wes-hardin";

export type WyattEarpGroup =
  | "draw" | "take" | "lay" | "photo" | "shoot" | "ask" | "rob" | "earp" | "discard" | "keep" | "choose" | "pick"
  | "answer" | "let-it-be";

// el-paso -------------------------------------------------------------------------------------------------------

export interface ElPasoView {
  nuggets: number[]; // 5; [seat]
  hand: number[]; // 48; own
  known: number[][]; // 5 × 48; [seat, card]: 1 if all saw it drawn and not turned up since
  n_held: number[][]; // 5 × 6; [seat, place]: cards held, the one face down too
  queue: number[][]; // 6 × 8; [place, i]: values played, behind the fresh ones, next first
  bag: number[]; // 36; [tile]
  stacks: number[]; // 36; [tile]: lie in town
  loot: number[][]; // 5 × 36; [seat, tile]
  kept: number[]; // 36; [tile]: what the active seat, leaving, will take on
  n_hand: number[]; // 5; [seat]: cards in hand, without the one face down
  n_loot: number[]; // 5; [seat]: tiles in `loot`
  n_fresh: number[]; // 6; [place]: cards never drawn yet
  n_queue: number[]; // 6; [place]
  has_laid: number; // bits of seats
  laid: number; // own
  n_stacks: number;
  n_kept: number;
  limit: number; // how many tiles the active seat may keep, while it is asked
  n_stars: number; // dice on the sheriff field
  n_groups: number; // that have left this town in earlier rounds
  in_town: number; // bits of seats
  leaving: number; // bits of the seats that leave an emptied town and have not sold yet
  left_now: number; // 1: somebody has left in this round
  town: number;
  lookout: number;
  active: number; // who decides, or keeps tiles
  phase: number;
  n_seats: number;
  seat: number; // whose view this is; -1: a spectator's
}

export type ElPasoEvent =
  | "town" | "lookout" | "placed" | "dealt" | "laid" | "leaves" | "revealed" | "die" | "stars" | "brands"
  | "sixes" | "sheriffs" | "lost" | "took" | "in-vain" | "discarded" | "drew" | "emptied" | "kept" | "sold-here"
  | "sold-elsewhere" | "returned" | "paid" | "carried" | "left-over" | "freed" | "over";

export type ElPasoItem =
  | "tile bank-1" | "tile bank-2" | "tile bank-3" | "tile bank-4" | "tile bank-5" | "tile bank-6"
  | "tile gold-mine-1" | "tile gold-mine-2" | "tile gold-mine-3" | "tile gold-mine-4" | "tile gold-mine-5"
  | "tile gold-mine-6" | "tile hotel-1" | "tile hotel-2" | "tile hotel-3" | "tile hotel-4" | "tile hotel-5"
  | "tile hotel-6" | "tile horses-1" | "tile horses-2" | "tile horses-3" | "tile horses-4" | "tile horses-5"
  | "tile horses-6" | "tile saloon-1" | "tile saloon-2" | "tile saloon-3" | "tile saloon-4" | "tile saloon-5"
  | "tile saloon-6" | "tile cattle-1" | "tile cattle-2" | "tile cattle-3" | "tile cattle-4" | "tile cattle-5"
  | "tile cattle-6" | "card bank-1" | "card bank-2" | "card bank-3" | "card bank-4" | "card bank-5"
  | "card bank-6" | "card bank-7" | "card bank-8" | "card gold-mine-1" | "card gold-mine-2" | "card gold-mine-3"
  | "card gold-mine-4" | "card gold-mine-5" | "card gold-mine-6" | "card gold-mine-7" | "card gold-mine-8"
  | "card hotel-1" | "card hotel-2" | "card hotel-3" | "card hotel-4" | "card hotel-5" | "card hotel-6"
  | "card hotel-7" | "card hotel-8" | "card horses-1" | "card horses-2" | "card horses-3" | "card horses-4"
  | "card horses-5" | "card horses-6" | "card horses-7" | "card horses-8" | "card saloon-1" | "card saloon-2"
  | "card saloon-3" | "card saloon-4" | "card saloon-5" | "card saloon-6" | "card saloon-7" | "card saloon-8"
  | "card cattle-1" | "card cattle-2" | "card cattle-3" | "card cattle-4" | "card cattle-5" | "card cattle-6"
  | "card cattle-7" | "card cattle-8" | "die" | "nugget";

export type ElPasoPlace =
  | "bag" | "stacks" | "kept" | "dice" | "field" | "supply" | "pile-bank" | "pile-gold-mine" | "pile-hotel"
  | "pile-horses" | "pile-saloon" | "pile-cattle" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "hand-5"
  | "laid-1" | "laid-2" | "laid-3" | "laid-4" | "laid-5" | "loot-1" | "loot-2" | "loot-3" | "loot-4" | "loot-5"
  | "purse-1" | "purse-2" | "purse-3" | "purse-4" | "purse-5";

export type ElPasoGroup = "lay" | "leave" | "keep" | "done" | "draw";

// gnadenlos -----------------------------------------------------------------------------------------------------

export interface GnadenlosView {
  gold: number[]; // 4; [seat]
  taken: number; // bits of the sums that have been bid
  hand: number[]; // 29; own
  known: number[][]; // 4 × 29; [seat, adventurer]: all know it is in hand, or shown
  notes: number[]; // 20; own
  open_notes: number[][]; // 4 × 20; [seat, note]: how many all know to be in hand
  discard: number[]; // 29; [adventurer]
  row: number[]; // 29; [adventurer]: 1 if for hire; at set-up the number of its pair
  pile: number[]; // 29; once it was made of discards
  market: number[]; // 33; [place]: the note, + 1; 0: a gap; or UNKNOWN
  bid: number[][]; // 4 × 3; [seat, i]: notes bid, + 1, in the order named
  n_bid: number[]; // 4; [seat]: notes bid
  rank: number[]; // 4; [seat]: the sum bid, + 1; 0: none, or served
  events: number[]; // 5; [kind]: not turned yet; their order is decided when turned
  shown: number[]; // 4; [seat]: the adventurer, + 1; others' only when all are turned up
  n_notes: number[]; // 4; [seat]: notes in hand
  n_hand: number[]; // 4; [seat]: adventurers in hand, without the one shown
  fame: number[]; // 4; [seat]: the space of its hat
  vultures: number[]; // 4; [seat]
  has_shown: number; // bits of seats
  n_pile: number;
  n_discard: number;
  n_row: number; // adventurers in `row`
  n_market: number; // places, gaps too
  n_turned: number; // events since they were shuffled
  event: number; // the kind turned last, + 1
  undertaker: number; // steps taken
  choosing: number; // bits of the seats that still have to show an adventurer
  thieves: number; // bits of the seats that may still steal
  loot: number; // how many notes each thief takes
  first: number; // the place a single thief named first, or the gap that is to be filled, + 1
  n_asked: number; // seats that have bid, or could not; or have bought at the end
  n_winners: number; // seats that still get an adventurer
  is_setup: number; // 1: pairs are auctioned
  revolver: number; // who has it
  active: number; // who is asked
  phase: number;
  n_seats: number;
  seat: number; // whose view this is; -1: a spectator's
  renewed: number; // 1: the pile was made of discards, so all know what is in it
  resume: number; // the phase that goes on when the gaps in the market are filled; 0: none are
}

export type GnadenlosEvent =
  | "got-notes" | "laid-first" | "dealt" | "won-roll" | "turn" | "no-event" | "event" | "events-shuffled"
  | "undertaker" | "shows" | "revealed" | "no-effect" | "rushed" | "no-theft" | "names" | "stole" | "declined"
  | "moved" | "shot" | "spent" | "back" | "fame" | "bought" | "offered" | "shuffled" | "no-hiring" | "adds"
  | "bids" | "unable" | "in-hand" | "hired" | "laid" | "took-back" | "unclaimed" | "payday" | "roll" | "turned"
  | "paid" | "bankrupt" | "vulture" | "returned" | "payday-over" | "end" | "out" | "over";

export type GnadenlosItem =
  | "note a0" | "note a1" | "note a2" | "note a3" | "note a4" | "note b0" | "note b1" | "note b2" | "note b3"
  | "note b4" | "note c0" | "note c1" | "note c2" | "note c3" | "note c4" | "note d0" | "note d1" | "note d2"
  | "note d3" | "note d4" | "adventurer harrow" | "adventurer lund" | "adventurer barnaby" | "adventurer dan"
  | "adventurer celestine" | "adventurer moran" | "adventurer brannigan" | "adventurer delaroche"
  | "adventurer tuttle" | "adventurer pemberley" | "adventurer malone" | "adventurer orson"
  | "adventurer fontaine" | "adventurer quill" | "adventurer percy" | "adventurer otto" | "adventurer valdez"
  | "adventurer augustin" | "adventurer harlan" | "adventurer redfern" | "adventurer voss" | "adventurer willi"
  | "adventurer marchetti" | "adventurer baroness" | "adventurer rufus" | "adventurer wendell"
  | "adventurer bess" | "adventurer akers" | "adventurer hollis" | "event rush-1" | "event rush-2"
  | "event rush-3" | "event high-noon" | "event card-sharps" | "nugget" | "vulture";

export type GnadenlosPlace =
  | "pile" | "discard" | "row" | "event-pile" | "event-discard" | "bank" | "pair-1" | "pair-2" | "pair-3"
  | "pair-4" | "market-1" | "market-2" | "market-3" | "market-4" | "market-5" | "market-6" | "market-7"
  | "market-8" | "market-9" | "market-10" | "market-11" | "market-12" | "market-13" | "market-14" | "market-15"
  | "market-16" | "market-17" | "market-18" | "market-19" | "market-20" | "market-21" | "market-22" | "market-23"
  | "market-24" | "market-25" | "market-26" | "market-27" | "market-28" | "market-29" | "market-30" | "market-31"
  | "market-32" | "market-33" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "shown-1" | "shown-2" | "shown-3"
  | "shown-4" | "bid-1" | "bid-2" | "bid-3" | "bid-4" | "purse-1" | "purse-2" | "purse-3" | "purse-4";

export type GnadenlosGroup =
  | "show" | "steal" | "decline" | "buy" | "add" | "bid" | "hire" | "take" | "lay" | "fill";

// showdown ------------------------------------------------------------------------------------------------------

export interface ShowdownView {
  hand: number[]; // 4; own
  known: number[][]; // 4 × 4; [seat, kind]; cards all saw go to that hand and not leave it
  n_hand: number[]; // 4; [seat]
  has_laid: number[]; // 4; [seat]
  discard: number[]; // 4; [kind]
  coins: number[]; // 4; [seat]
  laid: number; // own; kind + 1, or 0
  strongbox: number;
  bank: number;
  phase: number;
  shooter: number; // the seat with the revolver
  target: number; // whom the last shot was aimed at
  n_pile: number;
  n_seats: number;
  seat: number; // whose view this is; -1: a spectator's
}

export type ShowdownEvent =
  | "staked" | "chosen" | "revealed" | "shared" | "aimed" | "held" | "turned" | "missed" | "hit" | "dodged"
  | "paid" | "passed" | "drawn" | "ended";

export type ShowdownItem = "jack" | "king" | "ace" | "vest" | "coin";

export type ShowdownPlace =
  | "pile" | "discard" | "shown" | "bank" | "strongbox" | "hand-1" | "hand-2" | "hand-3" | "hand-4" | "laid-1"
  | "laid-2" | "laid-3" | "laid-4" | "purse-1" | "purse-2" | "purse-3" | "purse-4";

export type ShowdownGroup = "lay" | "shoot" | "hold" | "vest" | "take-it";

/** What is a game's own, by its name. */
export interface Games {
  "wyatt-earp": { view: WyattEarpView; event: WyattEarpEvent; item: WyattEarpItem; place: WyattEarpPlace; group: WyattEarpGroup };
  "el-paso": { view: ElPasoView; event: ElPasoEvent; item: ElPasoItem; place: ElPasoPlace; group: ElPasoGroup };
  "gnadenlos": { view: GnadenlosView; event: GnadenlosEvent; item: GnadenlosItem; place: GnadenlosPlace; group: GnadenlosGroup };
  "showdown": { view: ShowdownView; event: ShowdownEvent; item: ShowdownItem; place: ShowdownPlace; group: ShowdownGroup };
}

export type View = Games[keyof Games]["view"];
