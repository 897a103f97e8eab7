// Made by `make types` from the server's messages. What is changed here is lost.

export const PROTOCOL = 1;

/** 1 to 64 characters; `^[A-Za-z0-9_-]+$` */
export type Id = string;

/** `^[a-z][a-z0-9-]{0,39}$` */
export type GameName = string;

/** `^[a-z][a-z0-9-]{0,39}$` */
export type Level = string;

export type Language = "en" | "de" | "nl";

export type Status = "open" | "playing" | "over" | "given-up" | "closed";

/** 1 to 500 characters */
export type Text = string;

export type Reaction = "hat" | "laugh" | "applause" | "ouch" | "smoke" | "hurry" | "think" | "cheers";

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

export type Manner = "shared" | "level" | "comeback" | "narrow" | "rout" | "clear";

export type TurningKind = "lead" | "swing";

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
  /** Whoever that is */
  kept_for: string | null;
  /** The person has the table open */
  is_here: boolean;
  /** A bot is playing for the person */
  is_stood_in: boolean;
  /** The person has been away for so long that the others may have a bot play for them */
  is_gone: boolean;
  /** The seats that want that; if the host or all who are here do, it is done */
  bot_wanted_by: number[];
  /** A bot's seat that somebody who comes late may take over, by sitting down */
  is_offered: boolean;
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
  /** The clock stands still for so long, or until the seat has been shown what happened */
  waits_ms: number;
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
  /** `undo` would take back what has taught the seat something, or what others have answered: only alone with bots */
  undo_knows: boolean;
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
  code: "stale" | "illegal" | "not-your-turn" | "not-seated" | "not-playing" | "cannot-undo" | "no-chat" | "empty" | "too-fast";
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

/** Why a move cannot be played: the rule that forbids it, as this seat can know. */
export interface Because {
  type: "because";
  table: Id;
  move: string;
  /** In the reader's language; empty: no rule forbids it to this seat now */
  line: string;
  rule: string | null;
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

/** Somebody at the table shows something instead of saying it. It is not kept. */
export interface Reacted {
  type: "reacted";
  table: Id;
  seat: number;
  reaction: Reaction;
}

/** A message was not understood or could not be handled; the socket stays open. */
export interface Failed {
  type: "failed";
  code: "malformed" | "no-such-table" | "too-fast" | "too-long" | "too-many" | "trouble";
  line: string;
}

/** Somebody is waiting for you at a table; told to all your sockets. */
export interface Nudged {
  type: "nudged";
  table: Id;
  game: GameName;
  by: string;
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

/** Ask why a move cannot be played. Nothing is played. */
export interface Why {
  type: "why";
  table: Id;
  /** at most 100 characters */
  move: string;
}

/** Ask for the table as text with tones, as your seat knows it. */
export interface ReadSheet {
  type: "read-sheet";
  table: Id;
}

/**
 * You have been shown everything up to this step. From the first of these on, bots wait before they move, and
 * your clock before it runs, until you have been shown the last step; but not for long.
 */
export interface Seen {
  type: "seen";
  table: Id;
  /** at least 0 */
  n: number;
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

/** Show something to the table; only those who sit there can, and only so often. */
export interface React {
  type: "react";
  table: Id;
  reaction: Reaction;
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

export interface Offering {
  is_offered: boolean;
}

export interface Addresses {
  /** The likeliest first */
  addresses: string[];
}

export interface Reached {
  /** Whether the person has a window open to be told in */
  is_reached: boolean;
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
  /** It has a first lesson */
  has_lesson: boolean;
}

/** A level of bots that is installed here. */
export interface LevelInfo {
  name: Level;
  /** For people to play against; others are there to be measured against, and can sit at tables too */
  is_opponent: boolean;
  /** It takes the time it is given; others answer at once */
  thinks: boolean;
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

export interface UseTicket {
  /** 1 to 100 characters */
  ticket: string;
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

/** By which another browser comes in as the same person. */
export interface MadeTicket {
  /** Good once */
  ticket: string;
  /** For so long */
  good_ms: number;
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

/** The scores after a ply. */
export interface ChronicleStanding {
  ply: number;
  scores: number[];
}

/** A part of the game that begins with a ply: a hand, a town, a turn. */
export interface Chapter {
  name: string;
  n: number;
  ply: number;
  label: string;
}

export interface TallyItem {
  name: string;
  /** Which of that name; 0: there is only one */
  n: number;
  /** By seat */
  values: number[];
  label: string;
}

/** A sum taken apart: the items add up to the totals. */
export interface Tally {
  name: string;
  items: TallyItem[];
  /** By seat; in a game's first tally, the scores */
  totals: number[];
  label: string;
  /** What the totals are called */
  total: string;
}

/** How often something happened that nobody chose. */
export interface Luck {
  name: string;
  /** By seat */
  n: number[];
  /** By seat, how often it could have; null: a plain count */
  of: number[] | null;
  label: string;
  /** By seat, in words */
  counts: string[];
}

/** Something worth saying at the end, under the game's own name. */
export interface Happening {
  name: string;
  ply: number;
  /** Whose; -1: nobody's */
  seat: number;
  n: number;
  of: number;
  /** In a sentence; "": there is none */
  line: string;
}

/** The ply that turned the game. */
export interface Turning {
  ply: number;
  /** lead: it took the lead for good; swing: the winner was never behind, or drew level only, and this gained most */
  kind: TurningKind;
  /** What the winner's margin over the best of the others gained */
  by: number;
  line: string;
  /** What happened then, as the story told it */
  told: string[];
}

/** A finished game in facts. */
export interface Chronicle {
  n_plies: number;
  /** After every ply that changed them, and at both ends; empty: only the result is known */
  standings: ChronicleStanding[];
  chapters: Chapter[];
  tallies: Tally[];
  luck: Luck[];
  happenings: Happening[];
  ending: Happening | null;
  turning: Turning | null;
  /**
   * How it was won. level: whatever breaks a tie did; comeback: from the last place half-way; narrow: by at most a
   * tenth of the winner's score; rout: the best of the others has at most half of it
   */
  manner: Manner;
  /** The winners' over the best of the others; 0 where all win */
  margin: number;
  /** How often another seat came to be alone in front */
  n_leads: number;
}

/** What is special about this game for whoever asks, among their finished games here. */
export interface Special {
  name: "first-game" | "first-win" | "first-win-over" | "wins" | "streak" | "best-score" | "closest" | "longest";
  /** wins, streak: how many; best-score: the best before; closest: the margin; longest: how many moves */
  n: number;
  /** first-win-over: the strongest bots that were beaten */
  level: string | null;
  label: string;
  line: string;
}

/** How a game ended, in the reader's words. */
export interface Finale {
  id: Id;
  game: GameName;
  players: Player[];
  result: Result;
  /** Where you sat; null: you did not play */
  seat: number | null;
  /** null: it was played by other rules and cannot be replayed any more */
  chronicle: Chronicle | null;
  special: Special[];
  /** Who won */
  heading: string;
  /** And why, in one sentence */
  why: string;
  /** Where a reader came in who did not win */
  place: string;
  /** How it came to its end */
  ending: string;
  /** A rematch can have stronger bots */
  is_harder: boolean;
}

/** One thing that is said. */
export interface LessonBeat {
  /** The message */
  words: string;
  /** What it quotes */
  values: Record<string, number | string>;
  /** Places on the table that it speaks of */
  light: string[];
  /** Where it can be read */
  rule: string | null;
  /** The move that answers it; null: it is read */
  move: string | null;
  /** Other moves that may be tried, and the message that says why they are better left alone */
  instead: Record<string, string>;
}

export interface LessonTurn {
  position: Position;
  beats: LessonBeat[];
  /** The move that leads on, of the seat that learns; null: somebody else moves, or the lesson is over */
  move: string | null;
  /** What the facts would be after each of the moves that can be tried here */
  foreseen: Foreseen[];
}

/**
 * A lesson as the first seat sees it. It is played in the browser: there is no such table on the server, so it
 * leaves no record, counts for nothing, and is never waited for.
 */
export interface Lesson {
  table: TableInfo;
  turns: LessonTurn[];
}

export type FromServer =
  | Welcome | LobbyNow | TableNow | Position | Foreseen | Because | SheetNow | Accepted | Refused | Chats
  | Reacted | Failed | Nudged | Pong | Bye;

export type FromClient =
  | Watch | Unwatch | Lobby | Play | Foresee | Why | ReadSheet | Seen | Undo | ComeBack | Say | React | AddNonce
  | Speak | Ping;

/** What a seat knows; what else is in it, a game's own types say: `games/<game>/generated.ts`. */
export interface View {
  seat: number;
}
