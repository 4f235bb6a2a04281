/** Messages between client and house. Written by `python -m gruft.server.schema`; do not edit. */

/** Ask the others to break the match off. */
export interface Abort {
  type: "abort";
  id: string;
  table: string;
  seat: number;
}

/** A line for the question that one is asked; in a window it is sealed. */
export interface Answer {
  type: "answer";
  id: string;
  table: string;
  seat: number;
  question: number;
  line: string;
}

/** I am still here; `heard` is the time of the house's last beat. */
export interface Beat {
  type: "beat";
  id: string;
  heard: number;
}

/** The host deals the cards. */
export interface Begin {
  type: "begin";
  id: string;
  table: string;
}

/** Agree to what is proposed, or not. */
export interface CastVote {
  type: "vote";
  id: string;
  table: string;
  seat: number;
  agree: boolean;
}

/** What has changed since the last number: parts of the view by path, news and talk. */
export interface Changed {
  type: "changed";
  table: string;
  seat: number;
  number: number;
  now: number;
  parts?: Record<string, unknown>;
  log?: (unknown[] | Told)[];
  talk?: Said[];
}

/**
 * A legal move: written form, label, the pieces it is made on, what can be foreseen.
 *
 * After all legal moves a game may offer short forms that stand for the whole rest of a line.
 */
export interface Choice {
  move: string;
  label: Telling;
  on: Spot[];
  then: Telling[];
}

/** What a client may say. */
export type ClientMessage = Hello | Leave | Beat | Enter | ReadLog | Sit | Invite | SeatBot | StandUp | Swap | PaceBots | Begin | Rematch | Answer | Draft | WhyNot | Withdraw | GiveOrder | RecallOrder | Undo | Abort | CastVote | Resign | ComeBack | Hint | Say | MakePromise | MarkPromise | LookAround | Mute | Kick;

/** How long a seat may think: not limited, for each move, or out of a bank that fills up. */
export interface Clock {
  kind: "bank" | "move" | "none";
  time: number;
  increment: number;
}

/** A seat's clock: what was left at a time of the house, and whether it runs since then. */
export interface ClockShown {
  left: number;
  since: number | null;
}

/** Play one's seat again that a bot has minded. */
export interface ComeBack {
  type: "come back";
  id: string;
  table: string;
  seat: number;
}

/**
 * The question this seat is asked, with the complete list of answers.
 *
 * `forced` says that public facts alone leave one answer, so that a table may give it by itself.
 */
export interface Decision {
  question: Telling;
  choices: Choice[];
  forced: boolean;
}

/**
 * A question with all its answers, column by column; see `Decision`.
 *
 * A form is the key of a message and the names of its arguments; a name with `=` before it has no
 * value, it is the move. `shapes` says how many choices in a row have the same forms, then that of
 * the label, then those of what can be foreseen; `values` are all values one after the other.
 * `on` has for each choice lists of a zone and places in it. Where moves are made of the same
 * words again and again there is `words` instead: a zone and the places that a word stands for
 * when it is said once, twice and so on.
 */
export interface DecisionSent {
  question: Telling;
  forms?: string[][];
  moves?: string[];
  shapes?: number[][];
  values?: unknown[];
  on?: number[][][];
  words?: Record<string, number[]>;
  forced?: boolean;
}

/** A message was accepted; what it asked for, if anything. */
export interface Done {
  type: "done";
  id: string;
  key?: string;
  link?: string;
  table?: string;
}

/** What may follow after half a line? Moves that answer one question may come in any order. */
export interface Draft {
  type: "draft";
  id: string;
  table: string;
  seat: number;
  question: number;
  prefix: string;
}

/**
 * What may follow after half a line; None if the line is whole.
 *
 * The question names pieces of `scene`: the table with the first half of the line made. `line` is
 * that half in the order that the rules want; `held` are moves that wait for another one before
 * them, and `later` may be chosen as well, though they are not the next.
 */
export interface Drafted {
  type: "drafted";
  id: string;
  decision: Decision | null;
  scene?: Scene | null;
  line?: string;
  held?: Choice[];
  later?: Choice[];
}

/** Look at a table: as the seats whose keys one has, else as a spectator. */
export interface Enter {
  type: "enter";
  id: string;
  table: string;
  keys?: string[];
}

/**
 * One looks at a table now, as these seats (-1: a spectator; none: one is not let in any more).
 *
 * Without an id it is no answer: somebody changed places, stood up or was sent away. `keys` are
 * new keys by old ones, `given` new keys by seat; `opened` is the seat that each key opens which
 * was shown (-1: none). `kept` are free seats that wait for this guest.
 */
export interface Entered {
  type: "entered";
  id: string;
  table: string;
  seats: number[];
  keys?: Record<string, string>;
  is_host?: boolean;
  given?: Record<string, string>;
  opened?: number[];
  kept?: number[];
}

/** Give a standing order. */
export interface GiveOrder {
  type: "order";
  id: string;
  table: string;
  seat: number;
  order: string;
  about?: number[];
  until?: string;
}

/** The first message. */
export interface Hello {
  type: "hello";
  id: string;
  version: number;
}

/** What would a decent player do? */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  seat: number;
}

/** What the house would do, move by move, and why. */
export interface Hinted {
  type: "hinted";
  id: string;
  line: string;
  steps: Told[];
  reason: Told;
}

/** The house is still here; the last number of every stream that this client is sent. */
export interface HouseBeat {
  type: "beat";
  now: number;
  numbers?: Record<string, number>;
}

/** What the house may say. */
export type HouseMessage = Welcome | Entered | Shown | Changed | LogPage | Onlookers | Done | Drafted | Hinted | Refusal | HouseBeat;

/** The host keeps a free seat and wants a link that lets somebody sit there, once. */
export interface Invite {
  type: "invite";
  id: string;
  table: string;
  seat: number;
}

/** The host sends the guest of a seat (-1: somebody who looks on) away. */
export interface Kick {
  type: "kick";
  id: string;
  table: string;
  seat: number;
  onlooker?: string;
}

/** Look away from a table; the seats stay one's own. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}

/** Lines of the log from `first` on; as many as fit on a page. */
export interface LogPage {
  type: "log page";
  id: string;
  table: string;
  seat: number;
  first: number;
  log: (unknown[] | Told)[];
}

/** The host wants to know who looks on. */
export interface LookAround {
  type: "look around";
  id: string;
  table: string;
}

/** Promise somebody something. */
export interface MakePromise {
  type: "promise";
  id: string;
  table: string;
  seat: number;
  to: number;
  text: string;
}

/** Say whether a promise to oneself was kept. */
export interface MarkPromise {
  type: "mark promise";
  id: string;
  table: string;
  seat: number;
  number: number;
  kept: boolean;
}

/** The host lets the guest of a seat (-1: somebody who looks on) be silent, or speak again. */
export interface Mute {
  type: "mute";
  id: string;
  table: string;
  seat: number;
  silent: boolean;
  onlooker?: string;
}

/** Somebody who looks on; `who` is what the host calls them by, at this table alone. */
export interface Onlooker {
  who: string;
  name: string;
  silent: boolean;
}

/** Who looks on without a seat, for the host. */
export interface Onlookers {
  type: "onlookers";
  id: string;
  onlookers: Onlooker[];
}

/** A window as everybody sees it. */
export interface OpenWindow {
  kind: string;
  trigger: Telling;
  seats: number[];
  word_returns: boolean;
}

/** How a game ended: scores and winners by seat, and the cause with its clause. */
export interface Outcome {
  scores: number[];
  winners: number[];
  cause: string;
  clause: string;
}

/** Least and longest length of a window; for a slow table also when windows may close. */
export interface Pace {
  least: number;
  longest: number;
  period: number;
  times: number[];
}

/** The host lets the bots play faster or slower, before the match or in it. */
export interface PaceBots {
  type: "pace bots";
  id: string;
  table: string;
  pace: "at once" | "fast" | "normal" | "slow";
}

/**
 * A card or figure: its declared kind, what its face shows (nothing: a back), and its marks.
 *
 * `node` is its place on a board; in a row, pieces that lie under one card share a node. `numbers`
 * and `title` are the values and the name printed on it, where an edition may change them.
 */
export interface Piece {
  kind: string;
  face: string;
  marks: string[];
  node: string;
  numbers: number[];
  title: string;
}

/** So many equal pieces side by side; see `Piece`. No kind: that of the last one. */
export interface PieceSent {
  kind?: string;
  face?: string;
  marks?: string[];
  node?: string;
  numbers?: number[];
  title?: string;
  times?: number;
}

/** What a seat promised another, and what that other says of it. */
export interface Promise {
  seat: number;
  to: number;
  text: string;
  kept: boolean | null;
}

/** A page of the log of a seat that one looks through (-1: the gallery), from line `first`. */
export interface ReadLog {
  type: "read log";
  id: string;
  table: string;
  seat: number;
  first: number;
}

/** Recall a standing order. */
export interface RecallOrder {
  type: "recall";
  id: string;
  table: string;
  seat: number;
  order: string;
}

/** A message was not accepted, and nothing has changed. */
export interface Refusal {
  type: "refused";
  id: string;
  key: string;
  clause?: string;
  args?: Record<string, unknown>;
}

/** Once more, with rotated seats. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: number;
}

/**
 * How it ended. Seats that gave up rank last whatever the bot achieved for them; if they alone
 * would have won, the best of the others have.
 */
export interface ResultShown {
  cause: string;
  clause: string;
  scores: number[];
  winners: number[];
  last: number[];
  ended_by: number | null;
  secret: string;
  ranks: number[];
  roles: string[];
}

/** A word of the talk. */
export interface Said {
  name: string;
  seat: number;
  channel: number[];
  text: string;
}

/** Say something, from a seat or (-1) from the gallery. */
export interface Say {
  type: "say";
  id: string;
  table: string;
  seat: number;
  channel: number[];
  text: string;
}

/**
 * The table as `seat` sees it; a spectator is seat -1 and holds nothing.
 *
 * `standing` stays on the table all game long, at most three sentences: what this seat plays for
 * (`aim-...`), who is ahead and which way is good (`ahead-...`), how far the end is
 * (`ending-...`).
 */
export interface Scene {
  game: string;
  seat: number;
  asked: number[];
  seats: SeatView[];
  zones: Zone[];
  notices: Telling[];
  counters: Record<string, number>;
  decision: Decision | null;
  window: OpenWindow | null;
  outcome: Outcome | null;
  standing: Telling[];
}

/** The host gives a seat to a bot. */
export interface SeatBot {
  type: "seat bot";
  id: string;
  table: string;
  seat: number;
  bot: string;
}

/**
 * Who sits in a seat, for everybody to see; `bot` is the kind of bot that plays there.
 *
 * A free seat may be kept for somebody, whose name may be known. A guest the host has muted is
 * heard by nobody; one who was kicked does not come back to this table.
 */
export interface SeatShown {
  plays: "bot" | "lost" | "minded" | "nobody" | "person";
  name: string;
  bot: string;
  is_host: boolean;
  kept: boolean;
  silent: boolean;
  sent_away: boolean;
}

/** What everybody sees of a seat: its team, its counters (points, cards in hand), its marks. */
export interface SeatView {
  seat: number;
  team: number;
  counters: Record<string, number>;
  marks: string[];
}

/**
 * All seats in their order; see `SeatView`.
 *
 * A form is the names of counters; `counters` gives for each seat the number of a form and the
 * values. Without teams all play for themselves. `marks` are those of the seats that have any.
 */
export interface SeatsSent {
  forms: string[][];
  counters: number[][];
  teams?: number[];
  marks?: Record<string, string[]>;
}

/** What a host chooses. `grace` is how long an absent seat is waited for; 0: for ever. */
export interface Setting {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  overrides: Record<string, unknown>;
  pace: Pace;
  clock: Clock;
  at_zero: "bot" | "move";
  grace: number;
  stand_in: string;
  watching: "everybody" | "link" | "nobody";
  delay: number;
  listed: boolean;
  hints: boolean;
  bot_pace: "at once" | "fast" | "normal" | "slow";
}

/**
 * The whole table as a seat sees it: every part of the view, the end of the log, the talk.
 *
 * `number` counts what this seat has been sent; `log_length` is how long the whole log is.
 */
export interface Shown {
  type: "shown";
  table: string;
  seat: number;
  number: number;
  now: number;
  parts: Record<string, unknown>;
  log: (unknown[] | Told)[];
  log_length: number;
  talk: Said[];
}

/**
 * Take a free seat, under a name for this seat, with a salt for the luck.
 *
 * A seat that is kept is taken with its invitation, or by the guest whom it is kept for.
 */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat: number;
  name: string;
  salt: string;
  invitation?: string;
}

/** A piece of this scene: zone and place, both counted from 0. */
export interface Spot {
  zone: number;
  place: number;
}

/** Leave a seat before the match, or make somebody leave it; give free a seat that is kept. */
export interface StandUp {
  type: "stand up";
  id: string;
  table: string;
  seat: number;
}

/**
 * A standing order of one's own. When it was given is not told: it is counted in lines, and
 * some of them may be secret.
 */
export interface StandingShown {
  order: string;
  about: number[];
  until: string;
}

/** Change places. */
export interface Swap {
  type: "swap";
  id: string;
  table: string;
  seat: number;
  other: number;
}

/** One message: its key and what it needs. Keys are the ids of the game's `.ftl` files. */
export interface Telling {
  key: string;
  args: Record<string, unknown>;
}

/** A message that has no language yet. */
export interface Told {
  key: string;
  args: Record<string, unknown>;
}

/** Take one's last line back, or ask the others whether one may. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
}

/** The version of these messages. */
export type Version = 2;

/** A live table as one seat (-1: a spectator) is shown it. */
export interface View {
  seat: number;
  phase: "over" | "playing" | "setting";
  setting: Setting;
  seats: SeatShown[];
  commitment: string;
  question: number;
  scene: Scene | null;
  window: WindowShown | null;
  clocks: ClockShown[];
  vote: VoteShown | null;
  undo: number;
  channels: number[][];
  promises: Promise[];
  result: ResultShown | null;
  rematch: string;
  orders: StandingShown[];
}

/** What is proposed, who has agreed, who is still asked. */
export interface VoteShown {
  seat: number;
  matter: string;
  lines: number;
  agreed: number[];
  missing: number[];
}

/** The first answer: who one is, and what time it is in the house. */
export interface Welcome {
  type: "welcome";
  version: number;
  name: string;
  now: number;
}

/** Why is this not a legal line? */
export interface WhyNot {
  type: "why not";
  id: string;
  table: string;
  seat: number;
  line: string;
}

/** The open window: the same bar for everybody, one's own sealed answer, one's own orders. */
export interface WindowShown {
  number: number;
  opened: number;
  earliest: number;
  latest: number;
  answer: string;
  orders: StandingShown[];
}

/** Take a sealed answer back. */
export interface Withdraw {
  type: "withdraw";
  id: string;
  table: string;
  seat: number;
}

/** A place where pieces lie. `name` is declared by the game; `owner` is a seat, or -1. */
export interface Zone {
  name: string;
  shape: string;
  owner: number;
  pieces: Piece[];
}

/** A zone as a list: name, shape (empty: as the name), owner, pieces; see `Zone`. */
export type ZoneSent = [string, string, number, PieceSent[]];
