// Made from rumpus.server.protocol by `make types`. Do not edit.

export interface Again {
  type: "again";
  votes: ("" | "no" | "yes")[];
  left?: number;
  room?: string;
}

export interface AirSeen {
  card: string;
  by: number;
  caught: boolean;
  victim: number;
  target: (string | number)[];
  struck: number;
  aims: number[];
}

export interface Answer {
  type: "answer";
  number: number;
  key: string;
}

export interface AskConsent {
  type: "ask consent";
  seat: number;
  name: string;
}

export interface AskMe {
  type: "ask me";
  when: "always" | "mine" | "never";
}

export interface Attempt {
  deeds: Deed[];
  end: string;
  why?: string;
}

export interface BestMinion {
  seat: number;
  card: string;
  scorings: number;
  points: number;
  text?: string;
}

export interface BotInfo {
  name: string;
  title: string;
  text: string;
  is_usual?: boolean;
}

export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  set: string;
  faction: string;
  text: string;
  group: string;
  copies?: number;
  facts?: Fact[];
  rulings?: string[];
  source?: string;
  marks?: string[];
}

export interface Catalogue {
  cards: CardInfo[];
  factions: FactionInfo[];
  sets: Record<string, string>;
  rules: RuleInfo[];
  how_to_play: string;
  options: OptionInfo[];
  goal: number;
  points: string;
  groups: Record<string, string>;
  showcase: string[];
  breaks: string[];
  family: FamilyInfo;
  bots: BotInfo[];
  characters: CharacterInfo[];
  phrases: Record<string, string>;
}

export interface CharacterInfo {
  id: string;
  name: string;
  text: string;
  style: string;
  quote: string;
  risk: number;
  revenge: number;
  patience: number;
}

export interface CharitySeen {
  left: number;
  to: number[];
  got: number[];
}

export interface Choice {
  key: string;
  words: string;
  role?: "act" | "decline" | "done" | "end" | "main" | "pass";
  verb?: string;
  parts?: Part[];
  preview?: number[];
  deed?: string;
}

export interface Clock {
  seat: number;
  left: number;
  limit: number;
}

export interface CloseTable {
  type: "close table";
}

export interface Closing {
  type: "closing";
}

export interface Coach {
  step: number;
  of: number;
  words?: string;
  why?: string;
  keys?: string[];
  is_other?: boolean;
  did?: string;
}

export interface Concede {
  type: "concede";
}

export interface Consent {
  type: "consent";
  agrees: boolean;
}

export interface DayPuzzle {
  day: string;
  puzzle: string;
}

export interface Death {
  seat: number;
  turn: number;
  card?: string;
}

export interface Decided {
  type: "decided";
  player: number;
  ours: number;
  theirs: number;
  has_won: boolean;
}

export interface Deed {
  seat: number;
  words: string;
}

export interface Died {
  type: "died";
  player: number;
}

export interface Explained {
  type: "explained";
  key: string;
  words: string;
  rule?: string;
}

export interface Fact {
  name: string;
  label: string;
  value: number | string;
}

export interface FactionInfo {
  id: string;
  name: string;
  set: string;
  short?: string;
  style?: string;
  about?: string;
  level?: number;
}

export interface FamilyInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  asks_several?: boolean;
  most_with_one_set?: number;
  has_tour?: boolean;
  usual?: number;
}

export interface Fate {
  key: string;
  tab: string;
  is_idle?: boolean;
  shield?: string;
  harm?: "" | "costs" | "helps" | "hurts" | "risks" | "undoes" | "waits";
}

export interface FightSeen {
  fighter: number;
  helper: number;
  stage: "called" | "flight" | "open";
  foes: FoeSeen[];
  ours: SideSeen;
  theirs: SideSeen;
  shares: [number, number][];
  lead: number;
  "is winning": boolean;
  "may win": boolean;
  reaches: number;
  thrown: ThrowSeen[];
  levels: number;
  treasures: number;
  offers: TermsSeen[];
  terms: TermsSeen | null;
  "is unpaid": boolean;
  runs: [number, number][];
  rolls: RollSeen[];
  calls: number[];
  roll: RolledSeen | null;
}

export interface FightStory {
  fighter: number;
  turn: number;
  foes: string[];
  ours: number;
  theirs: number;
  helper?: number;
  pay?: number;
  stabbed_by?: number[];
  title?: string;
  text?: string;
}

export interface FoeSeen {
  serial: number;
  card: string;
  strength: number;
  treasures: number;
  enhancers: string[];
  tags: string[];
  "twin of": number;
  by: number;
}

export interface Foresee {
  type: "foresee";
  number: number;
}

export interface Foreseen {
  type: "foreseen";
  number: number;
  fates?: Fate[];
  waits?: Later[];
  gains?: Later[];
  outlooks?: Outlook[];
}

export interface Fork {
  at: number;
  seat: number;
  bot?: string;
}

export interface FreeSeat {
  type: "free seat";
  seat: number;
}

export interface GearSeen {
  serial: number;
  card: string;
  place: "armor" | "footgear" | "hands" | "headgear" | "other" | "role" | "vehicle";
  "is used": boolean;
  bonus: number;
  "is usable": boolean;
  "is movable": boolean;
  value: number;
  on: [number, string][];
}

export interface Held {
  type: "held";
  seat: number;
  left: number;
  limit: number;
  by?: number;
  matters?: boolean;
}

export interface Hello {
  type: "hello";
  token?: string;
  sees_hands?: boolean;
}

export interface HeroSeen {
  level: number;
  sex: "female" | "male";
  "is new": boolean;
  hand: string[];
  gear: GearSeen[];
  lasting: [string, string, string, number][];
  rations: number[];
  strength: number;
  hands: [number, number];
  bigs: [number, number];
}

export interface Hints {
  type: "hints";
}

export interface Hit {
  seat?: number;
  card?: string;
  piece?: number;
}

export interface House {
  host?: number;
  has_chosen_seed?: boolean;
  hands_delay?: number;
  are_spectators_silent?: boolean;
}

export interface Housed {
  type: "house";
  house: House;
}

export interface Later {
  card: string;
  tab: string;
}

export interface LeaveTour {
  type: "leave tour";
}

export interface Line {
  text: string;
  by?: number;
  kind?: string;
  act?: number;
  card?: string;
  piece?: number;
  base?: string;
  amount?: number;
  hits?: Hit[];
  mood?: "" | "gain" | "loss";
}

export interface LineSeen {
  what: string;
  amount: number;
  card: string;
  serial: number;
  player: number;
  group: string;
}

export interface Looked {
  type: "looked";
  number: number;
}

export interface Mark {
  at: number;
  turn: number;
  active: number;
  points: number[];
  cards?: string[];
}

export interface Missing {
  seat: number;
  waited: number;
  is_here?: boolean;
  may_go_on?: boolean;
  can_pass?: boolean;
  needed?: number;
  votes?: number[];
  pass_votes?: number[];
}

export interface Moment {
  at: number;
  of: number;
  view: Record<string, unknown>;
  log: Line[];
  notes?: Note[];
}

export interface Moved {
  type: "moved";
  room: string;
  token: string;
}

export interface MunchkinCard {
  id: string;
  name: string;
  kind: string;
  set: string;
  faction: string;
  text: string;
  group: string;
  copies?: number;
  facts?: Fact[];
  rulings?: string[];
  source?: string;
  marks?: string[];
  slot?: "" | "armor" | "footgear" | "headgear" | "vehicle";
  is_big?: boolean;
  bad_stuff?: string;
  besides?: string;
}

export interface MunchkinStory {
  winners: number[];
  points: number[];
  places: number[];
  turns: number;
  conceded?: number;
  title?: string;
  text?: string;
  turning?: Turning | null;
  ending?: string;
  steps?: Step[];
  stabs?: Stab[];
  worst?: WorstStab[];
  last?: FightStory | null;
  biggest?: FightStory | null;
  deaths?: Death[];
}

export interface MunchkinView {
  roles: ("army" | "class")[];
  "minds sex": boolean;
  turn: number;
  active: number;
  phase: "charity" | "end" | "ending" | "over" | "rest" | "setup" | "start" | "trouble";
  doors: number;
  "door known": string;
  treasures: number;
  "door discard": string[];
  "treasure discard": string[];
  piles: Record<string, number>;
  heroes: HeroSeen[];
  die: number;
  winners: number[];
  fight?: FightSeen | null;
  air?: AirSeen | null;
  window?: WindowSeen | null;
  spoils?: SpreadSeen | null;
  body?: SpreadSeen | null;
  offers?: TradeSeen[];
  charity?: CharitySeen | null;
}

export interface Mute {
  type: "mute";
  seat: number;
  is_muted?: boolean;
}

export interface MyGame {
  room: string;
  seat: number;
  family: string;
  game: string;
  state: "over" | "playing" | "waiting";
  opened: number;
  seats: SeatInfo[];
  points: number[];
  winners: number[];
  places: number[];
  sides: string[][];
  is_awaited?: boolean;
  left?: number;
  is_puzzle?: boolean;
  token?: string;
}

export interface MySeats {
  seats?: [string, string][];
  me?: string;
}

export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface NewRoom {
  seats: SeatWish[];
  setup?: Record<string, unknown>;
  is_listed?: boolean;
  seconds?: number;
  seed?: number | null;
  open_hands?: boolean;
  hands_delay?: number;
  family?: string;
  window_seconds?: number;
  spectators_react?: boolean;
  are_spectators_silent?: boolean;
  hints?: boolean;
}

export interface NewTour {
  family?: string;
  name?: string;
}

export interface NewWebhook {
  whose?: "seat" | "table";
  url?: string;
  kind?: "discord" | "json" | "ntfy" | "slack" | "";
}

export interface Offer {
  by: number;
  to: number;
  left: number;
  limit: number;
}

export interface Offers {
  type: "offers";
  offers: Offer[];
}

export interface OldDevice {
  endpoint: string;
}

export interface OpenDoor {
  is_open: boolean;
  key: string;
}

export interface Opened {
  room: string;
  tokens: Record<string, string>;
}

export interface OptionInfo {
  name: string;
  title: string;
  values: OptionValue[];
  text?: string;
  is_for_each_seat?: boolean;
  is_by_turns?: boolean;
  is_rare?: boolean;
  is_several?: boolean;
  sets?: string[];
  usual_combined?: number;
}

export interface OptionValue {
  value: boolean | number | string;
  title: string;
}

export interface Outlook {
  key: string;
  words: string;
}

export interface Part {
  word?: string;
  card?: string;
  piece?: number;
  base?: string;
  faction?: string;
  player?: number;
  number?: number;
  zone?: string;
  owner?: number;
}

export interface Personal {
  me: string;
}

export interface Ping {
  type: "ping";
}

export interface Point {
  at: number;
  turn: number;
  chances: number[];
}

export interface Pong {
  type: "pong";
}

export interface PuzzleInfo {
  id: string;
  kind: "save" | "stop" | "win";
  level: number;
  title: string;
  aim: string;
  nudge: string;
}

export interface PuzzleList {
  puzzles: PuzzleInfo[];
  days: DayPuzzle[];
}

export interface Question {
  number: number;
  awaited: number[];
  words?: string;
  source?: string;
  prompt?: string;
  choices?: Choice[];
  can_undo?: boolean;
  is_awaited?: boolean;
  figures?: Record<string, number>;
  chosen?: Choice[];
  is_window?: boolean;
  window?: number;
  winners?: number[];
  sparing?: "" | "choice" | "nothing";
  follows?: string;
  holding?: string;
  ask_me?: "always" | "mine" | "never" | "";
  coach?: Coach | null;
  verdict?: "" | "missed" | "solved";
}

export interface Reach {
  address?: string;
  can_change?: boolean;
}

export interface React {
  type: "react";
  act: number;
  what?: "bravo" | "gasp" | "laugh" | "love" | "tears" | "treason" | "";
}

export interface Reacted {
  type: "reacted";
  reaction: Reaction;
}

export interface Reaction {
  act: number;
  seat: number;
  what?: "bravo" | "gasp" | "laugh" | "love" | "tears" | "treason" | "";
  count?: number;
}

export interface Refused {
  type: "refused";
  code: "cannot undo" | "gone" | "malformed" | "no such room" | "not allowed" | "not offered" | "not your seat" | "too fast" | "too large" | "too late" | "trouble" | "try again";
  words: string;
  rule?: string;
}

export interface Rematch {
  type: "rematch";
  agrees?: boolean;
}

export interface RenewLink {
  type: "renew link";
}

export interface Renewed {
  type: "renewed";
  token: string;
}

export interface Result {
  table: RoomInfo;
  minutes: number;
  story: Story;
}

export interface RollSeen {
  player: number;
  serial: number;
  modifier: number;
  lines: LineSeen[];
  "is safe": boolean;
}

export interface Rolled {
  type: "rolled";
  player: number;
  face: number;
  modifier?: number;
  total?: number;
  card?: string;
  escapes?: boolean;
  short?: number;
  source?: string;
}

export interface RolledSeen {
  player: number;
  serial: number;
  face: number;
  lines: LineSeen[];
  extra: number;
  modifier: number;
  total: number;
  short: number;
  escapes: boolean;
}

export interface RoomInfo {
  room: string;
  family: string;
  game: string;
  seats: SeatInfo[];
  is_listed: boolean;
  state: "over" | "playing" | "waiting";
  turn: number;
  points: number[];
  winners: number[];
  awaited: number[];
  opened: number;
  house: House;
  code: string;
  stopped?: string;
  is_puzzle?: boolean;
}

export interface RuleInfo {
  number: string;
  text: string;
}

export interface Said {
  type: "said";
  line: Line;
}

export interface Say {
  type: "say";
  text?: string;
  phrase?: "ouch" | "remember" | "thanks" | "truce" | "well played" | "your turn" | "";
}

export interface Scored {
  type: "scored";
  base: string;
  serial: number;
  breakpoint: number;
  total: number;
  rows: ScoredRow[];
  minions: ScoredMinion[];
}

export interface ScoredBase {
  base: string;
  turn: number;
  points: number[];
  is_turning?: boolean;
}

export interface ScoredMinion {
  card: string;
  serial: number;
  controller: number;
  power: number;
}

export interface ScoredRow {
  seat: number;
  power: number;
  place: number;
  points: number;
}

export interface SeatBot {
  bot?: string;
}

export interface SeatInfo {
  name: string;
  bot?: string;
  is_taken?: boolean;
  is_here?: boolean;
  is_out?: boolean;
  character?: string;
  is_muted?: boolean;
}

export interface SeatWish {
  kind: "bot" | "open" | "you";
  name?: string;
  bot?: string;
  character?: string;
}

export interface Seats {
  type: "seats";
  seats: SeatInfo[];
}

export interface Seen {
  turn: number;
  active: number;
  phase: "deal" | "discard" | "draft" | "draw" | "end" | "hands" | "over" | "play" | "score" | "start";
  "minions left": number;
  "actions left": number;
  extras: SeenExtra[];
  bases: SeenBase[];
  "base deck": number;
  seats: SeenSeat[];
  piles?: SeenPiles | null;
  scoring?: SeenScoring | null;
  draft?: SeenDraft | null;
  winners?: number[];
}

export interface SeenBase {
  card: string;
  serial: number;
  power: number;
  breakpoint: number;
  missing: number;
  totals: number[];
  places: number[];
  worth: number[];
  on: SeenPiece[];
  monsters?: number;
  own?: number | null;
}

export interface SeenDraft {
  pool: string[];
  picks: string[][];
}

export interface SeenExtra {
  kind: "" | "alike" | "treasure";
  card: string;
  power: number;
  base: number;
  where: "" | "behind" | "discard" | "none";
}

export interface SeenPart {
  why: "card" | "counters" | "itself" | "printed" | "turn";
  amount: number;
  card?: string;
  of?: number;
}

export interface SeenPiece {
  card: string;
  serial: number;
  controller: number;
  power?: number;
  sum?: SeenPart[];
  counters?: number;
  note?: string;
  owner?: number | null;
  used?: boolean;
  silent?: boolean;
  on?: SeenPiece[];
}

export interface SeenPiles {
  "monster deck": number;
  "monster deck known": [number, string][];
  "monster discard": string[];
  "treasure deck": number;
  "treasure deck known": [number, string][];
  "treasure discard": string[];
  loot: string[];
}

export interface SeenScoring {
  base: number;
  stage: string;
  places: number[];
  picks: number[];
  taken?: SeenTaken[];
}

export interface SeenSeat {
  factions: string[];
  points: number;
  sleep: number;
  hand: string[];
  deck: number;
  discard: string[];
  treasures?: number;
  "deck known"?: [number, string][];
  aside?: string[];
}

export interface SeenTaken {
  card: string;
  by: number;
  place: number;
}

export interface Share {
  start: number;
  luck: number;
  own: number;
  others: number;
  error: number;
}

export interface SideSeen {
  total: number;
  lines: LineSeen[];
}

export interface SitAgain {
  type: "sit again";
}

export interface SmashUpCard {
  id: string;
  name: string;
  kind: string;
  set: string;
  faction: string;
  text: string;
  group: string;
  copies?: number;
  facts?: Fact[];
  rulings?: string[];
  source?: string;
  marks?: string[];
  power?: number;
  breakpoint?: number;
  vp?: number[];
  monsters?: number;
  treasures?: number;
  is_undead?: boolean;
  has_talent?: boolean;
  on?: string;
}

export interface SmashUpStory {
  winners: number[];
  points: number[];
  places: number[];
  turns: number;
  conceded?: number;
  title?: string;
  text?: string;
  turning?: Turning | null;
  factions?: string[][];
  began?: number[];
  bases?: ScoredBase[];
  elsewhere?: number[];
  best?: BestMinion | null;
  stubborn?: Stubborn | null;
}

export interface Solution {
  steps: string[];
  why: string;
}

export interface Spectators {
  type: "spectators";
  may_talk: boolean;
}

export interface SpreadSeen {
  cards: string[];
  on: string[][];
  picks: number[];
  of: number;
}

export interface Stab {
  by: number;
  whom: number;
  count: number;
}

export interface StandIn {
  type: "stand in";
  seat: number;
  once?: boolean;
}

export interface StartPuzzle {
  name?: string;
}

export interface Step {
  level: number;
  how: "card" | "kill" | "other" | "sold";
  turn: number;
  card?: string;
  gold?: number;
}

export interface Story {
  winners: number[];
  points: number[];
  places: number[];
  turns: number;
  conceded?: number;
  title?: string;
  text?: string;
  turning?: Turning | null;
}

export interface Struck {
  type: "struck";
  player: number;
  card: string;
  is_curse?: boolean;
}

export interface Stubborn {
  seat: number;
  card: string;
  destroyed: number;
  again: number;
  text?: string;
}

export interface TakeSeat {
  name: string;
}

export interface TermsSeen {
  by: number;
  to: number;
  helper: number;
  treasures: number;
  "helper first": boolean;
  items: number[];
}

export interface ThrowSeen {
  card: string;
  by: number;
  side: string;
  amount: number;
}

export interface Ticking {
  type: "ticking";
  clocks: Clock[];
}

export interface ToldHint {
  number: number;
  tries: number;
  ideas: ToldIdea[];
}

export interface ToldIdea {
  key: string;
  chance: number;
  why: string;
}

export interface ToldReview {
  progress: number;
  points?: Point[];
  shares?: Share[];
  slips?: ToldSlip[];
  least?: number;
  verdict?: string;
}

export interface ToldSlip {
  at: number;
  turn: number;
  seat: number;
  asked: string;
  said: Choice;
  cost: number;
  why: string;
  better?: Choice | null;
}

export interface TradeSeen {
  by: number;
  to: number;
  gives: number[];
  wants: number[];
}

export interface Tried {
  type: "tried";
  keys: string[];
  question: Question;
}

export interface TriedWebhook {
  works: boolean;
}

export interface Try {
  type: "try";
  keys: string[];
}

export interface TryWebhook {
  whose?: "seat" | "table";
}

export interface Turning {
  at: number;
  turn: number;
  seat: number;
  card?: string;
  leader?: number;
  before?: number;
  after?: number;
  title?: string;
  text?: string;
}

export interface Undo {
  type: "undo";
  all?: boolean;
}

export interface Update {
  type: "update";
  question: Question;
  changes?: ([(string | number)[], unknown])[];
  gone?: ((string | number)[])[];
  log?: Line[];
  notes?: Note[];
}

export interface Wait {
  type: "wait";
  lets_go?: boolean;
}

export interface Waiting {
  type: "waiting";
  missing: Missing[];
}

export interface Ways {
  push_key?: string;
  devices?: string[];
  has_webhooks?: boolean;
  webhook?: WebhookInfo | null;
  table_webhook?: WebhookInfo | null;
}

export interface WebhookInfo {
  kind: "discord" | "json" | "ntfy" | "slack";
  host: string;
}

export interface Welcome {
  type: "welcome";
  version: number;
  room: string;
  family: string;
  game: string;
  seat: number;
  seats: SeatInfo[];
  view: Record<string, unknown>;
  question: Question;
  log: Line[];
  chat: Line[];
  reactions?: Reaction[];
  delay?: number;
  puzzle?: string;
  may_react?: boolean;
  house?: House;
  log_since?: number;
}

export interface Why {
  type: "why";
  key?: string;
  verb?: string;
  parts?: Part[];
}

export interface WindowSeen {
  passed: number[];
  concerns: number[];
}

export interface WorstStab {
  by: number;
  whom: number;
  card: string;
  turn: number;
  ours: number;
  theirs: number;
  cost: number;
  is_decisive?: boolean;
  text?: string;
}

export type ClientMessage = Answer | Why | Try | Foresee | Undo | Consent | Say | React | Concede | SitAgain | Rematch | Looked | AskMe | Wait | StandIn | FreeSeat | Mute | Spectators | CloseTable | RenewLink | LeaveTour | Ping;

export type ServerMessage = Welcome | Update | Seats | Housed | Renewed | Said | Reacted | AskConsent | Refused | Explained | Tried | Foreseen | Ticking | Held | Offers | Waiting | Again | Moved | Closing | Hints | Pong;

export type Note = Scored | Decided | Died | Rolled | Struck;
