/* Made by `npm run types` from the server's schema. */

export type FromClient =
  | Act
  | TakeBack
  | Try
  | Propose
  | Agree
  | Withdraw
  | Point
  | Say
  | Phrase
  | Roll
  | React
  | Block
  | Report
  | Mute
  | Order
  | Hold
  | Nudge
  | PassFor
  | Rewind
  | Vote
  | Lead
  | Ping;
export type FromLobby = Lobby | OpenTables | Ack | No | Pong | Lines;
export type FromServer = View | Ack | No | Pong | Tried | Pointed | Lines | Nudged | Led;
export type ToLobby = Say | Phrase | Roll | React | Block | Report | Ping;

/**
 * The command with this id is in the log (`again`: it was before).
 */
export interface Ack {
  t: "ack";
  id: string;
  n: number;
  again?: boolean;
}
/**
 * Do this.  `n` is the length of the log that was seen; `id` is new for every press, and the same when it is sent again.
 */
export interface Act {
  t: "act";
  id: string;
  n: number;
  token: string;
}
/**
 * I am for a proposal of somebody else, or no longer.
 */
export interface Agree {
  t: "agree";
  id: string;
  plan: number;
  yes: boolean;
}
/**
 * The decision the table waits for.
 */
export interface Ask {
  step: string;
  arg: number;
  part: "act" | "draw" | "infect" | "over" | "rival" | "setup";
  seats: number[];
  passed: number[];
  excess: number;
  asked?: Legal | null;
}
/**
 * One thing that may be done now, taken apart so that the page need not read tokens.
 *
 * `kind`: the name of a kind of action, or an event in lower case (docs/notation.md).  `pawn` is the pawn that moves; `partner` the
 * other seat of a share; `card` what is paid, given, kept or discarded; `station` the one given up; `role` the new role.
 */
export interface Legal {
  token: string;
  kind: string;
  seat: number;
  pawn?: number | null;
  city?: string | null;
  disease?: string | null;
  card?: string | null;
  cards?: string[] | null;
  partner?: number | null;
  station?: string | null;
  role?: string | null;
}
/**
 * A vote on going back in the game.
 */
export interface Ballot {
  seat: number;
  to: number;
  turn: number;
  yes: number[];
  no: number[];
  need: number;
  persons: number;
}
/**
 * Let me read nothing more of whoever said this line, anywhere (`DELETE /api/me/blocks/{id}` takes it back).
 */
export interface Block {
  t: "block";
  id: string;
  line: number;
}
/**
 * GET /api/me/blocks: somebody whose lines I do not read.
 */
export interface Blocked {
  id: number;
  name: string;
}
/**
 * Everything that lies on the table.
 */
export interface Board {
  rules: string;
  turn: number;
  seat: number;
  outbreaks: number;
  epidemics: number;
  rate: number;
  rates: number[];
  space: number;
  diseases: Disease[];
  cubes: {
    [k: string]: {
      [k: string]: number;
    };
  };
  stations: string[];
  stations_left: number;
  pawns: string[];
  deck: PlayerDeck;
  discard: string[];
  removed: string[];
  infection: Infection;
  looked: string[];
  quiet: number;
  over: "" | "cards" | "cubes" | "outbreaks" | "win";
  strain?: Strain | null;
  mutation?: string[];
  mutated?: string[];
  orders?: number[];
  this_turn?: string[];
  rival?: Rival | null;
  extras?: {
    [k: string]: string;
  };
}
/**
 * A disease: cubes left in the supply, and how far the cure is.  On the map are those of `total` that are nowhere else.
 */
export interface Disease {
  id: string;
  left: number;
  cured: boolean;
  eradicated: boolean;
  total?: number;
  samples?: number;
  lost?: number;
}
/**
 * The player deck as the table knows it.
 */
export interface PlayerDeck {
  left: number;
  turns: number;
  draws: number;
  piles: Pile[];
}
/**
 * A part of the player deck that was built around one epidemic.
 */
export interface Pile {
  left: number;
  epidemic: boolean;
}
/**
 * The infection cards.
 */
export interface Infection {
  layers: Layer[];
  discard: string[];
  removed: string[];
  known?: string[];
  turned?: string | null;
}
/**
 * A set of infection cards whose order inside is unknown (one card: known).
 */
export interface Layer {
  cards: string[];
  shuffle: number;
  away?: number;
}
/**
 * Virulent Strain: the disease it is about, and the epidemic cards that have been turned.
 */
export interface Strain {
  disease?: string | null;
  effects?: string[];
  waiting?: string[];
  spent?: string[];
}
/**
 * Whoever plays against the team, as this person may see it.
 */
export interface Rival {
  seat: number;
  role: string;
  cards: number;
  city?: string | null;
  spotted?: boolean;
  captured?: boolean;
  beaten?: boolean;
  sighted?: string | null;
  sighted_turn?: number;
  drive?: boolean;
  others?: number;
  done?: string[];
  won?: boolean;
}
/**
 * A piece of a section.  `kind`: text (paragraphs), list, steps (numbered), example, table, cards.
 *
 * Cells of a table are ids, several with `|` between; what no catalogue knows is shown as it stands.
 */
export interface BookBlock {
  kind: string;
  lines?: string[];
  head?: string[];
  rows?: string[][];
  cards?: BookCard[];
}
/**
 * A role, an event or another card: the messages of its name, of what it does, when it may be played, and of its details.
 */
export interface BookCard {
  code: string;
  name: string;
  text: string;
  when?: string[];
  details?: string[];
}
/**
 * A chapter, the message `rule-ID`.  With a module it is about games that have it (`Board.rules`).
 */
export interface BookChapter {
  id: string;
  sections: BookSection[];
  module?: string;
}
/**
 * What stands below a heading, the message `rule-ID`.
 */
export interface BookSection {
  id: string;
  blocks: BookBlock[];
}
/**
 * GET /api/tables/{id}/branches: a line of what might have been, beside the game.
 */
export interface Branch {
  id: number;
  name: string;
  at: number;
  turn: number;
  length: number;
  mine: boolean;
  may: boolean;
}
/**
 * A seat that is awaited; in a window, the events it could play, where they are seen.
 */
export interface Called {
  seat: number;
  cards?: string[];
}
/**
 * A module that a table may add.
 */
export interface Challenge {
  id: string;
  name: string;
  text: string;
  roles: string[];
}
/**
 * PATCH /api/me: another name, or another password (`old`: the one until now, when there is one).
 */
export interface Change {
  name?: string | null;
  password?: string | null;
  old?: string;
}
/**
 * A value of an option, and the message that names it.
 */
export interface Choice {
  value: string;
  name: string;
}
/**
 * POST /api/me: this browser's guest becomes a person with that name.  POST /api/session: sign in as that person.
 */
export interface Claim {
  name: string;
  password: string;
}
/**
 * GET /api/tables/{id}/course: a game from turn to turn.
 */
export interface Course {
  length: number;
  over: string;
  turns: Turn[];
  marks: Mark[];
  deeds: Deeds[];
}
/**
 * The table when a turn was over; turn 0 is the setup.
 */
export interface Turn {
  turn: number;
  seat: number;
  n: number;
  outbreaks: number;
  epidemics: number;
  rate: number;
  deck: number;
  cubes: {
    [k: string]: number;
  };
  hands: number[];
  km: number[];
  chance?: number | null;
}
/**
 * Something that turns a game, and after how many tokens it had happened.
 */
export interface Mark {
  n: number;
  turn: number;
  what: "cure" | "epidemic" | "eradicated" | "outbreak";
  of: string;
  city?: string;
}
/**
 * What one seat of the team did in a game.
 */
export interface Deeds {
  seat: number;
  role: string;
  name: string;
  drives: number;
  flights: number;
  treated: number;
  stations: number;
  shared: number;
  cures: number;
  events: number;
  km: number;
}
/**
 * GET /api/tables/{id}/deal: what was promised before the first card, and at the end whether it was kept.
 */
export interface DealCheck {
  promise: string;
  seed: string;
  cards: number;
  wrong: number;
}
/**
 * GET /api/tables/{id}/why/{code}: one reason why that will not do; what was tried (a tool, or nothing), and the place to read.
 */
export interface Doubt {
  tool: string;
  said: Said;
  place: string;
}
/**
 * A message of the catalogues: its id, and arguments (codes stay codes: the reader's catalogue names them).
 */
export interface Said {
  id: string;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * One token of the log with what it brought about, as messages in order.
 */
export interface Entry {
  n: number;
  turn: number;
  seat: number | null;
  token: string;
  said: Said[];
}
/**
 * GET /api/me/export: everything that is kept about whoever asks.
 */
export interface Export {
  me: Me;
  visits: number[];
  tables: OwnTable[];
  results: Played[];
  plans: OwnPlan[];
  talk: OwnTalk;
  notices: OwnNotices;
  branches?: OwnBranch[];
}
/**
 * GET /api/me: who I am; `name` is empty for guests.
 */
export interface Me {
  name?: string;
  created?: number | null;
  password?: boolean;
  passkeys?: Passkey[];
  devices?: number;
  language?: string;
}
/**
 * A passkey of mine.
 */
export interface Passkey {
  id: string;
  label: string;
  created: number;
}
/**
 * A table that I made or have a seat at.
 */
export interface OwnTable {
  id: string;
  name: string;
  created: number;
  made: boolean;
  seats: number[];
  names: {
    [k: string]: string;
  };
  record: string | null;
  orders?: StandingOrder[];
}
/**
 * When a seat wants to be asked for an event card; `*`: for every card.
 *
 * always, moments (all but those between two infection cards), epidemics (at epidemics and before the infections), city:CAI (when it is
 * hit or known to be next), never (not in this turn).
 */
export interface StandingOrder {
  seat: number;
  card: string;
  order: string;
}
/**
 * A game that is over, as one of its people had it.
 */
export interface Played {
  preset: string;
  challenges: string[];
  seats: number;
  epidemics: number;
  roles: string[];
  outcome: string;
  turns: number;
  points: number;
  solo: boolean;
  ranked: boolean;
  at: number;
}
/**
 * A proposal at a table, with whether it is mine; others I have agreed to.
 */
export interface OwnPlan {
  table: string;
  mine: boolean;
  steps: PlanStep[];
}
/**
 * One step of a proposal: a token, and the seat that would do it.
 */
export interface PlanStep {
  seat: number;
  token: string;
}
/**
 * What I said, set below lines, reported and blocked, and the tables where I am muted.
 */
export interface OwnTalk {
  lines: OwnLine[];
  signs: OwnSign[];
  reports: OwnReport[];
  blocked: string[];
  muted: string[];
}
/**
 * Something that I said; `table` is empty for the lobby.
 */
export interface OwnLine {
  table: string;
  at: number;
  kind: string;
  body: unknown;
}
/**
 * A sign that I set below a line, by its number.
 */
export interface OwnSign {
  line: number;
  sign: string;
}
/**
 * A line that I reported, by its number.
 */
export interface OwnReport {
  line: number;
  at: number;
  why: string;
}
/**
 * Of an export: where I want to be told, and of what I was.
 */
export interface OwnNotices {
  mail: string;
  confirmed: boolean;
  hook: string;
  always: boolean;
  language: string;
  browsers: string[];
  notices: OwnNotice[];
}
/**
 * A notice that was sent to me, or waits to be.
 */
export interface OwnNotice {
  table: string;
  about: string;
  way: string;
  at: number;
  sent: boolean;
}
/**
 * A line that I tried out beside a game.
 */
export interface OwnBranch {
  table: string;
  name: string;
  tokens: string[];
}
/**
 * Something about a table that is about to begin: the message that names it, and what it is.
 */
export interface Fact {
  name: string;
  said: Said;
}
/**
 * DELETE /api/me: who has a name says it, and the password when there is one.
 */
export interface Farewell {
  name?: string;
  password?: string;
}
/**
 * POST /api/tables/{id}/programs: programs of this level play these seats, until somebody takes their place.
 */
export interface Fill {
  seats: number[];
  level: string;
}
/**
 * GET /api/words/{words}: the table that three words lead to.
 */
export interface Found {
  id: string;
  link: string;
  free: number;
}
/**
 * Take the last action back.
 */
export interface TakeBack {
  t: "undo";
  id: string;
  n: number;
}
/**
 * What would the table be after these steps, and what could this seat do then.  Nothing is changed.
 */
export interface Try {
  t: "try";
  id: string;
  steps: PlanStep[];
  seat: number;
}
/**
 * Show everybody these steps; what this person proposed before is gone.
 */
export interface Propose {
  t: "propose";
  id: string;
  steps: PlanStep[];
}
/**
 * My proposal is none any more.
 */
export interface Withdraw {
  t: "withdraw";
  id: string;
  plan: number;
}
/**
 * Look at this city.
 */
export interface Point {
  t: "point";
  id: string;
  city: string;
}
/**
 * Say this.
 */
export interface Say {
  t: "say";
  id: string;
  name?: string;
  text: string;
}
/**
 * Say a quick phrase, which everybody reads in their own language; `about` is the city, disease or role that it needs.
 */
export interface Phrase {
  t: "phrase";
  id: string;
  name?: string;
  phrase: string;
  about?: string;
}
/**
 * Roll a die.
 */
export interface Roll {
  t: "roll";
  id: string;
  name?: string;
  sides?: number;
}
/**
 * Set a sign below a line, or take it away.
 */
export interface React {
  t: "react";
  id: string;
  name?: string;
  line: number;
  sign: "ask" | "heart" | "no" | "wow" | "yes";
  on?: boolean;
}
/**
 * Show this line to whoever runs the server.
 */
export interface Report {
  t: "report";
  id: string;
  line: number;
  why?: string;
}
/**
 * Host of a table: whoever said this line may not talk here, or may again.
 */
export interface Mute {
  t: "mute";
  id: string;
  line: number;
  on?: boolean;
}
/**
 * A standing order; an empty one: as usual.
 */
export interface Order {
  t: "order";
  id: string;
  seat: number;
  card: string;
  order: string;
}
/**
 * Stop the clock of this window, or let it run again.
 */
export interface Hold {
  t: "hold";
  id: string;
  on: boolean;
}
/**
 * Remind an awaited seat.
 */
export interface Nudge {
  t: "nudge";
  id: string;
  seat: number;
}
/**
 * Let the window go by for somebody who is away.
 */
export interface PassFor {
  t: "pass_for";
  id: string;
  seat: number;
}
/**
 * Ask to go back to before the token at place `to`; once more: no longer.
 */
export interface Rewind {
  t: "rewind";
  id: string;
  n: number;
  to: number;
}
/**
 * Say yes or no to going back; of who asked for it, no takes the question back.
 */
export interface Vote {
  t: "vote";
  id: string;
  yes: boolean;
}
/**
 * I show others this place of the game; off: no longer.
 */
export interface Lead {
  t: "lead";
  id: string;
  on: boolean;
  line?: number;
  at?: number;
}
/**
 * Are you there.
 */
export interface Ping {
  t: "ping";
}
/**
 * The lobby as it is now.  Sent on coming in and after every change.
 */
export interface Lobby {
  t: "lobby";
  here: number;
}
/**
 * GET /api/lobby, and over the lobby's socket whenever it changes: the tables that anybody may join, newest first.
 *
 * `people` is how many are at this server now.
 */
export interface OpenTables {
  t: "tables";
  people: number;
  tables: OpenTable[];
}
/**
 * A table of the lobby with a free seat.
 */
export interface OpenTable {
  id: string;
  name: string;
  rules: string;
  phase: "gathering" | "playing";
  roles: string[];
  names: string[];
  free: number[];
  here: number;
  since: number;
  shown: Shown;
  facts: Fact[];
}
/**
 * What was chosen for a table and matters for showing it only.
 */
export interface Shown {
  preset?: string;
  challenges?: string[];
  city?: string;
  colours?: string;
  levels?: string;
  open_hands?: boolean;
  scoring?: boolean;
  worth?: number;
  pace?: Pace;
  language?: string;
}
/**
 * How long a table waits for somebody, and what happens then.
 */
export interface Pace {
  clock?: "hours" | "none" | "soft";
  seconds?: number;
  hours?: number;
  zero?: "pass" | "team" | "wait";
  trusted?: boolean;
}
/**
 * The command with this id was refused; nothing changed.  Without an id: the message could not be read.
 */
export interface No {
  t: "no";
  id: string | null;
  why: Said;
}
/**
 * Answer to a ping.
 */
export interface Pong {
  t: "pong";
}
/**
 * Lines, oldest first; one that is there already is meant anew.  Also GET /api/tables/{id}/talk and GET /api/lobby/talk.
 */
export interface Lines {
  t: "lines";
  lines: Line[];
  fresh?: boolean;
  earlier?: boolean;
}
/**
 * Something that was said.
 *
 * `body` of a `text` is what was written, of a `plan` the number of the proposal, of everything else a message: a quick `phrase`, the
 * `roll` of a die, a `note` of the table itself.
 */
export interface Line {
  id: number;
  at: number;
  channel: "lobby" | "table" | "watch";
  n: number;
  turn: number;
  seat: number | null;
  name: string;
  kind: "note" | "phrase" | "plan" | "roll" | "text";
  body: string | number | Said;
  reactions?: Reaction[];
  claimed?: boolean;
  mine?: boolean;
  muted?: boolean;
}
/**
 * A sign below a line, and who set it (an empty name: somebody who has none).
 */
export interface Reaction {
  sign: "ask" | "heart" | "no" | "wow" | "yes";
  names: string[];
  mine?: boolean;
}
/**
 * The whole table as this person may see it.  Sent on joining and after every change; `log` holds the entries from `since` on.
 *
 * When `since` is smaller than what the client has, the log was cut back there (undo) before the new entries.
 */
export interface View {
  t: "view";
  table: string;
  name: string;
  phase: "gathering" | "over" | "playing";
  n: number;
  line: string;
  you: number[];
  host: boolean;
  seats: SeatView[];
  board: Board;
  ask: Ask;
  legal: Legal[];
  why: {
    [k: string]: Said;
  };
  undo: Undo;
  since: number;
  log: Entry[];
  watchers: number;
  seed: string;
  shown?: Shown;
  score?: number | null;
  plan?: Plan | null;
  plans?: PlanView[];
  words?: string;
  watch?: string;
  watching?: boolean;
  waiting?: Wait | null;
}
/**
 * One place at the table: its role card, who sits there, its pawn and its cards.
 */
export interface SeatView {
  role: string;
  name: string;
  taken: boolean;
  online: boolean;
  city: string;
  hand: string[];
  stored: string | null;
  hand_limit: number;
  cure_cards: number;
  actions: number;
  needs?: {
    [k: string]: number;
  };
  front?: string[];
  samples?: {
    [k: string]: number;
  };
  closed?: number;
  host?: boolean;
  claimed?: boolean;
  program?: string;
}
/**
 * What taking back would take back, or why it cannot be.
 */
export interface Undo {
  token: string | null;
  seat: number | null;
  why: Said | null;
}
/**
 * POST /api/presets/check: the table that a NewTable would make, in words, or why there can be none; nothing is made.
 */
export interface Plan {
  facts: Fact[];
  advice?: Said | null;
  problem?: Said | null;
}
/**
 * A proposal: chains of steps of one person for any pawn of the team.
 */
export interface PlanView {
  id: number;
  name: string;
  seats: number[];
  steps: StepView[];
  agreed?: number[];
}
/**
 * A step of a proposal as it stands now.
 *
 * `state`: it is done; it could be done after those before it; it could not, or one before it could not; it depends on a hand that
 * this person does not see.
 */
export interface StepView {
  seat: number;
  token: string;
  said: Said;
  state: "done" | "ok" | "open" | "stuck";
  turn?: number;
  what?: Legal | null;
  origin?: string | null;
  place?: string | null;
  actions?: number;
  cards?: string[];
  why?: Said | null;
}
/**
 * Whom the table waits for, for what and how long.
 */
export interface Wait {
  called?: Called[];
  passed?: LetGo[];
  left?: number | null;
  held?: number | null;
  overdue?: boolean;
  lent?: number[];
  usual?: string;
  orders?: StandingOrder[];
  ballot?: Ballot | null;
}
/**
 * A seat that has let the window go by: itself, by its standing order, because its time was up, or a team-mate for it.
 */
export interface LetGo {
  seat: number;
  how: "clock" | "order" | "self" | "team";
  by?: number | null;
}
/**
 * Answer to `try`: the table as it would be, in the shape of the view.
 */
export interface Tried {
  t: "tried";
  id: string;
  n: number;
  steps: StepView[];
  board: Board;
  seats: SeatView[];
  ask: Ask;
  legal: Legal[];
  why: {
    [k: string]: Said;
  };
}
/**
 * Somebody points at a city; it is not kept.
 */
export interface Pointed {
  t: "pointed";
  city: string;
  name: string;
  seats: number[];
}
/**
 * To the pages of a seat: a team-mate waits for it.
 */
export interface Nudged {
  t: "nudged";
  seat: number;
  by: number;
}
/**
 * Somebody shows others this place of the game; `on` is false when nobody does any more.
 */
export interface Led {
  t: "led";
  on: boolean;
  name?: string;
  seat?: number | null;
  line?: number;
  at?: number;
  mine?: boolean;
}
/**
 * POST /api/tables/{id}/on: a new table that goes on from there.  It counts on no leaderboard.
 */
export interface GoOn {
  at: number;
  line?: number;
  same?: boolean;
  name?: string;
}
/**
 * GET /api/handbook: the rules by the ids of their messages, and for each reason why something cannot be done the place to read.
 *
 * A place is the id of a section or the code of a card; a reason that is not listed leads to the card of its own code (`why-QUIET`).
 */
export interface Handbook {
  chapters: BookChapter[];
  reasons: {
    [k: string]: string;
  };
}
/**
 * GET /api/health.
 */
export interface Health {
  ok: boolean;
  version: string;
}
/**
 * POST /api/tables/{id}/host: whoever has that seat is the host from now on.
 */
export interface Host {
  seat: number;
}
/**
 * POST /api/records: a game as `.fcr` text.  It becomes a table of its own: over, to be looked at, or to be played on.
 */
export interface Import {
  record: string;
  name?: string;
}
/**
 * Secret link of the seats this person holds, to go on from another device: "/t/<id>#<secret>".
 */
export interface Key {
  link: string;
}
/**
 * GET /api/leaderboards: the best of one preset in one season.
 */
export interface Leaderboard {
  preset: string;
  season: string;
  solo: boolean;
  least: number;
  page: number;
  pages: number;
  rows: Standing[];
  seasons: string[];
  presets: string[];
}
/**
 * A line of a leaderboard.
 */
export interface Standing {
  place: number;
  name: string;
  games: number;
  wins: number;
  points: number;
}
/**
 * A number of epidemics, and the messages that name it, by the values of the option `levels`; what a win scores.
 */
export interface Level {
  epidemics: number;
  names: {
    [k: string]: string;
  };
  score: number;
}
/**
 * Answer to NewTable: where it is, and the link that lets others in.
 */
export interface MadeTable {
  id: string;
  link: string;
}
/**
 * Somebody who has claimed a name, and the games we had together.
 */
export interface Mate {
  name: string;
  games: number;
  wins: number;
}
/**
 * POST /api/me/passkeys: the passkey that the browser made; for a guest, it claims the name.
 */
export interface NewPasskey {
  credential: {};
  label?: string;
}
/**
 * POST /api/tables.  Options not named are those of the preset; seats, epidemics and challenges have fields of their own.
 */
export interface NewTable {
  seats: number;
  epidemics?: number;
  name?: string;
  roles?: (string | null)[] | null;
  first?: number | ("population" | "random") | null;
  seed?: string | null;
  preset?: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  challenges?: string[];
  listed?: boolean;
  language?: string;
  pace?: Pace;
}
/**
 * GET /api/me/notices: how I can be told of my turn, and how I am.
 */
export interface Notices {
  push_key: string;
  browsers: number;
  mail_offered: boolean;
  mail: string;
  confirmed: boolean;
  hook: string;
  always: boolean;
}
/**
 * An option of a table: its name and explanation as messages, and its values; without any it is on (true) or off (false).
 */
export interface Option {
  id: string;
  name: string;
  text: string;
  values: Choice[];
}
/**
 * POST /api/me/passkeys/options: a passkey is to be made; a guest says for which name.
 */
export interface PasskeyFor {
  name?: string;
}
/**
 * GET /api/people/{name}/stats: the games of somebody, the oldest first; of many the latest.
 */
export interface PersonStats {
  name: string;
  games: Played[];
}
/**
 * A table by name: its options, and the seats and epidemics to choose from.
 */
export interface Preset {
  id: string;
  name: string;
  text: string;
  seats: number[];
  epidemics: number[];
  options: {
    [k: string]: string | boolean;
  };
}
/**
 * GET /api/presets: all that can be chosen for a new table.
 */
export interface Presets {
  presets: Preset[];
  options: Option[];
  role_sets: RoleSet[];
  challenges: Challenge[];
  levels: Level[];
}
/**
 * Roles that may be dealt: a value of the option `roles`.
 */
export interface RoleSet {
  id: string;
  name: string;
  roles: string[];
}
/**
 * Body of every 4xx and 5xx (application/problem+json): an English sentence in `detail`, and the message it comes from.
 */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  said?: Said | null;
}
/**
 * GET /api/people/{name}: how somebody's games went; games alone are counted apart and are in `solo` and `recent` only.
 */
export interface Profile {
  name: string;
  since: number;
  team: Tally;
  solo: Tally;
  levels: Share[];
  presets: Share[];
  roles: Share[];
  mates: Mate[];
  recent: Played[];
  together: number;
}
/**
 * Games that are over.
 */
export interface Tally {
  games?: number;
  wins?: number;
  points?: number;
}
/**
 * How games of one kind went.
 */
export interface Share {
  what: string;
  games: number;
  wins: number;
}
/**
 * The keys of a browser that takes push messages.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * Answer to TryOut: the line that this is now, and the place that it leads to.
 */
export interface Reached {
  line: number;
  at: number;
}
/**
 * PATCH /api/tables/{id}/seats: another nickname on my seats.
 */
export interface Rename {
  name: string;
}
/**
 * POST /api/tables/{id}/seats: take these free seats.  The answer sets the cookie that holds them.
 */
export interface Sit {
  seats: number[];
  name?: string;
}
/**
 * POST /api/me/push: this browser takes push messages (PushSubscription.toJSON).
 */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}
/**
 * GET /api/tables/{id}, and a row of GET /api/tables (the tables this browser has a part in, newest first).
 */
export interface TableSummary {
  id: string;
  name: string;
  rules: string;
  phase: "gathering" | "over" | "playing";
  roles: string[];
  names: string[];
  you: number[];
  turn: number;
  over: string;
  awaited: number[];
  shown: Shown;
  words?: string;
  since?: number;
}
/**
 * PATCH /api/me/notices: what is named is changed; "" ends it.
 */
export interface Tell {
  mail?: string | null;
  hook?: string | null;
  always?: boolean | null;
  language?: string | null;
}
/**
 * POST /api/tables/{id}/branches: go on in another way from a place.  An empty token: only let the cards come that come there.
 */
export interface TryOut {
  at: number;
  token: string;
  line?: number;
}
/**
 * DELETE /api/me/push: the browser of that address takes none any more.
 */
export interface Unsubscribe {
  endpoint: string;
}
/**
 * POST /api/tables/{id}/key: this device now holds the seats of that secret.
 */
export interface UseKey {
  secret: string;
}
/**
 * POST /api/session/passkey: sign in with what the browser signed.
 */
export interface UsePasskey {
  credential: {};
}
