import { getMoment } from "../lib/api";
import { applyChanges } from "../lib/changes";
import { Connection, helloOf, socketAddress, type LinkState, type Listener } from "../lib/connection";
import { isFree } from "../lib/lobby";
import { t } from "../lib/messages";
import type {
  Again,
  AskConsent,
  AskMe,
  Choice,
  ClientMessage,
  Clock,
  Explained,
  Fate,
  Foreseen,
  Held,
  House,
  Line,
  Missing,
  Moved,
  Offer,
  Question,
  Refused,
  SeatInfo,
  ServerMessage,
  Tried,
  Update,
  Welcome,
} from "../protocol";
import { doerOf } from "./acts";
import { Reel } from "./reel.svelte";
import { isMild } from "./shining";
import { Talk } from "./talk.svelte";

/** Sheets that somebody has yet to look at: after being away, they see only the newest. */
const MOST_SHEETS = 3;

/** How a table hears and speaks: a socket, or a game that is told again. */
export type Wire = Pick<Connection, "send" | "again" | "close">;

/** A line of the log with a number that stays its own, so that only new lines are drawn. */
export interface LogLine extends Line {
  id: number;
}

/** A clock as it ran when we heard of it. */
interface RunningClock extends Clock {
  heard: number;
}

/** What happens in a moment, unless somebody does something first. */
export interface RunningHold extends Omit<Held, "type"> {
  heard: number;
}

/** What a bot has offered, and waits for an answer to. */
interface RunningOffer extends Offer {
  heard: number;
}

/** Somebody whom the table waits for. */
export interface MissingSince extends Missing {
  heard: number;
}

/** What a family shows on a sheet of its own after an update, as when a base has scored: asked after each of them. */
export type Noting<View = any, Sheet = any> = (
  update: Update,
  before: View,
  after: View,
  log: LogLine[],
  seat: number,
) => Sheet[];

/** What one seat (or a spectator) is told about a table, and what it says. One for each of my seats. */
export class Table<View = any, Sheet = any> {
  link = $state<LinkState>("joining");
  /** The server has said that it will be back soon. */
  isRestarting = $state(false);
  /** The game that is played; nothing before we have heard. */
  family = $state("");
  /** What is played, in words: the game, or its sets. */
  game = $state("");
  /** -1: we watch. */
  seat = $state(-1);
  seats = $state.raw<SeatInfo[]>([]);
  /** What holds at this table. */
  house = $state.raw<House>({});
  /** Of our seat; empty: we watch. */
  token = $state("");
  view = $state.raw<View>();
  /** We see all hands, and the table as it was this many seconds ago; 0: as it is. */
  delay = $state(0);
  /** The puzzle that is to be solved here; usually there is none. */
  puzzle = $state("");
  /** Hints may be asked for. */
  hasHints = $state(false);
  question = $state.raw<Question>({ number: -1, awaited: [] });
  log = $state.raw<LogLine[]>([]);
  /** So many answers had been given when our log begins; what was before is fetched when somebody wants to read it. */
  logSince = $state(0);
  clocks = $state.raw<RunningClock[]>([]);
  held = $state.raw<RunningHold>();
  missing = $state.raw<MissingSince[]>([]);
  offers = $state.raw<RunningOffer[]>([]);
  /** When we want to be asked, as far as we have heard. */
  askMe = $state<AskMe["when"]>("mine");
  /** Why something was not possible; the newest only. */
  refusal = $state.raw<Explained | Refused>();
  /** What would be asked after answers that were tried; the newest only. */
  tried = $state.raw<Tried>();
  /** What would come of the answers to a question; the newest only. */
  private foreseen_ = $state.raw<Foreseen>();
  /** An answer that would come to nothing: it is given only if that is meant. */
  private doubted_ = $state.raw<{ number: number; key: string }>();
  consent = $state.raw<AskConsent>();
  sheets = $state.raw<Sheet[]>([]);
  /** Who would like a rematch, when the game is over. */
  again = $state.raw<Again>();
  moved = $state.raw<Moved>();
  isAskingUndo = $state(false);
  /** The newest question waits for us, though what led to it may not have been shown yet. */
  isCalled = $state(false);
  /** An answer was given and the table has not changed yet. */
  isAnswering = $state(false);

  /** What has come is told by it, one thing at a time. */
  readonly reel = new Reel(
    (update) => this.update(update),
    (number) => this.see(number),
    (act) => doerOf(act) !== this.seat && this.hasBegun,
    () => ({ seat: this.seat, seats: this.seats.length }),
  );

  readonly talk = new Talk((message) => this.connection.send(message));

  private readonly connection: Wire;
  private given: { number: number; key: string; isSent: boolean } | undefined;
  private lines = 0;
  private isReadingBack = false;
  private noting: Noting<View, Sheet> | undefined;

  constructor(
    readonly room: string,
    token: string,
    connect?: (listener: Listener) => Wire,
    private readonly notingOf: (family: string) => Noting<View, Sheet> | undefined = () => undefined,
  ) {
    this.token = token;
    const listener: Listener = {
      message: (message) => this.receive(message),
      state: (state) => this.follow(state),
    };
    this.connection =
      connect?.(listener) ?? new Connection(socketAddress(room), () => helloOf(this.token), listener);
  }

  name(seat: number): string {
    const info = this.seats[seat];
    if (info === undefined) return "";
    return isFree(info) ? t("table.seat.free") : info.name;
  }

  /** Whoever said a line of the chat. */
  talker({ by = -1 }: Line): string {
    return by >= 0 ? this.name(by) : t("table.chat.spectator");
  }

  /** Somebody is still to sit down. */
  get isWaiting(): boolean {
    return this.seats.some(isFree);
  }

  /** Somebody has had a turn. */
  get hasBegun(): boolean {
    return this.logSince > 0 || this.log.some((line) => line.kind === "turn");
  }

  get isOver(): boolean {
    return this.question.prompt === "over";
  }

  /** Fetch what happened before our log begins, as far as the server still tells it. */
  async readBack(): Promise<void> {
    const { logSince, log } = this;
    const first = log[0]?.id ?? 0;
    if (logSince === 0 || this.isReadingBack) return;
    this.isReadingBack = true;
    try {
      const { log: before } = await getMoment(this.room, logSince - 1, this.seat, this.token);
      if (this.log[0]?.id !== first) return; // meanwhile we were told everything anew
      this.log = [...before.map((line, place) => ({ ...line, id: first - before.length + place })), ...this.log];
      this.logSince = 0;
    } finally {
      this.isReadingBack = false;
    }
  }

  /** A bot sits in for us, and is asked. */
  get isOut(): boolean {
    return this.seats[this.seat]?.is_out === true;
  }

  /** The game is waiting for us. A seat that is asked but not awaited may interject. */
  get isAwaited(): boolean {
    return this.isAsked && this.question.is_awaited === true;
  }

  /** The table waits for this seat, and says so. */
  isMissing(seat: number): boolean {
    return this.missing.some((each) => each.seat === seat);
  }

  get isAsked(): boolean {
    return (this.question.choices?.length ?? 0) > 0 && !this.isOut;
  }

  /** The table as it will be when what is shown has happened; undefined: that has been told. */
  coming: View | undefined = $derived.by(() => {
    const { coming } = this.reel;
    if (coming.length === 0 || this.view === undefined) return undefined;
    return coming.reduce((view, { changes = [], gone = [] }) => applyChanges(view, changes, gone), this.view);
  });

  /** What the server has said of the open question. */
  get foreseen(): Foreseen | undefined {
    return this.foreseen_?.number === this.question.number ? this.foreseen_ : undefined;
  }

  /** By their answers. Where all of them cost us something, one of them has to be chosen, and there is nothing to warn of. */
  private fates: Map<string, Fate> = $derived.by(() => {
    const fates = this.foreseen?.fates ?? [];
    const isDear = fates.every(({ harm }) => harm !== undefined) && fates.length === this.question.choices?.length;
    return new Map(isDear ? [] : fates.map((fate) => [fate.key, fate]));
  });
  private waits: Map<string, string> = $derived.by(
    () => new Map((this.foreseen?.waits ?? []).map(({ card, tab }) => [card, tab])),
  );

  /** What would come of something that stands for these answers, if each of them does less than it seems. */
  fateOf(choices: Choice[]): Fate | undefined {
    const fates = choices.flatMap(({ key }) => this.fates.get(key) ?? []);
    if (fates.length < choices.length) return undefined;
    const [first, ...more] = fates;
    if (more.length === 0) return first;
    const mild = fates.find(isMild);
    if (mild !== undefined) return mild;
    // Of several it is the harm that has to be known.
    return fates.every(isVain) ? (fates.find(({ harm }) => harm !== undefined) ?? first) : undefined;
  }

  /** When a card in hand could be played, in a few words, where that is known. */
  waitOf(card: string): string | undefined {
    return this.waits.get(card);
  }

  /** What a card that we may take would do for us now. */
  gainOf(card: string): string {
    return this.foreseen?.gains?.find((each) => each.card === card)?.tab ?? "";
  }

  /** What would come of an answer at once, where that is known and not plain. */
  outlookOf(key: string): string | undefined {
    return this.foreseen?.outlooks?.find((each) => each.key === key)?.words;
  }

  /** The answer that is being asked about, whether it is meant. */
  get doubted(): Choice | undefined {
    if (this.doubted_?.number !== this.question.number) return undefined;
    return this.question.choices?.find(({ key }) => key === this.doubted_?.key);
  }

  // -- speaking ------------------------------------------------------------------------------------------------

  /** What would come to nothing, or to harm, is asked about first, unless all of it would. */
  answer(key: string): void {
    const { choices = [] } = this.question;
    if (this.isVain(key) && !choices.every((each) => this.isVain(each.key)))
      this.doubted_ = { number: this.question.number, key };
    else this.give(key);
  }

  /** It is meant, though nothing would come of it. */
  insist(): void {
    if (this.doubted !== undefined) this.give(this.doubted.key);
  }

  /** It was not meant. */
  relent(): void {
    this.doubted_ = undefined;
  }

  /** It would come to nothing, or to no good. */
  isVain(key: string): boolean {
    const fate = this.fates.get(key);
    return fate !== undefined && isVain(fate);
  }

  /** What we have chosen for what we do, of which nothing has come yet. */
  get chosen(): Choice[] {
    return this.isAsked ? (this.question.chosen ?? []) : [];
  }

  /** The newest of it can be taken back without asking anybody. */
  get canRethink(): boolean {
    return this.chosen.length > 0 && this.question.can_undo === true;
  }

  private give(key: string): void {
    if (this.isAnswering) return;
    const { number } = this.question;
    this.relent();
    this.isAnswering = true;
    this.refusal = undefined;
    this.given = { number, key, isSent: this.connection.send({ type: "answer", number, key }) };
    this.reel.done();
  }

  /** Why can this not be answered? */
  why({ verb = "", parts = [] }: Pick<Choice, "verb" | "parts">): void {
    this.connection.send({ type: "why", verb, parts });
  }

  /** What would I be asked after these answers? Nothing is answered. */
  tryOut(keys: string[]): void {
    this.connection.send({ type: "try", keys });
  }

  /** What would come of each answer to the open question? */
  foresee(): void {
    this.connection.send({ type: "foresee", number: this.question.number });
  }

  /** Take back my last answer. If somebody has learned something since, the others are asked. */
  undo(): void {
    const isFree = this.question.can_undo === true || this.puzzle !== "";
    this.isAskingUndo = this.connection.send({ type: "undo" }) && !isFree;
  }

  /** Take back everything: at a puzzle that is free. */
  startOver(): void {
    this.connection.send({ type: "undo", all: true });
  }

  agree(agrees: boolean): void {
    this.consent = undefined;
    this.connection.send({ type: "consent", agrees });
  }

  concede(): void {
    this.connection.send({ type: "concede" });
  }

  sitAgain(): void {
    this.connection.send({ type: "sit again" });
  }

  /** We have seen what led to the question of this number: bots wait for that. -1: they need not. */
  private see(number: number): void {
    const hasBots = this.seats.some((seat) => seat.bot !== undefined || seat.is_out === true);
    if (this.seat >= 0 && hasBots) this.connection.send({ type: "looked", number });
  }

  askMeWhen(when: AskMe["when"]): void {
    this.askMe = when;
    this.connection.send({ type: "ask me", when });
  }

  /** Hold what is about to happen, or let it go again; or be asked what would pass without us. */
  wait(): void {
    const isHolding = this.held !== undefined && this.held.by === this.seat;
    if (this.held !== undefined || this.question.sparing) this.connection.send({ type: "wait", lets_go: isHolding });
  }

  /** A bot sits in for somebody who is missing, or only passes for them. */
  standIn(seat: number, once = false): void {
    this.connection.send({ type: "stand in", seat, once });
  }

  /** We have opened this table. */
  get isHost(): boolean {
    return this.seat >= 0 && this.house.host === this.seat;
  }

  /** Nobody uses this seat: somebody else may sit down there. */
  freeSeat(seat: number): void {
    this.tellHouse({ type: "free seat", seat });
  }

  mute(seat: number, isMuted: boolean): void {
    this.tellHouse({ type: "mute", seat, is_muted: isMuted });
  }

  letSpectatorsTalk(mayTalk: boolean): void {
    this.tellHouse({ type: "spectators", may_talk: mayTalk });
  }

  /** The game is broken off, for everybody. */
  closeTable(): void {
    this.tellHouse({ type: "close table" });
  }

  /** A new link to our seat; all older ones end. */
  renewLink(): void {
    this.tellHouse({ type: "renew link" });
  }

  private tellHouse(message: ClientMessage): void {
    this.refusal = undefined;
    this.connection.send(message);
  }

  /** Teach me no more. */
  leaveTour(): void {
    this.connection.send({ type: "leave tour" });
  }

  rematch(agrees: boolean): void {
    this.connection.send({ type: "rematch", agrees });
  }

  tryAgain(): void {
    this.connection.again();
  }

  closeSheet(sheet: unknown = this.sheets[0]): void {
    this.sheets = this.sheets.filter((each) => each !== sheet);
    this.reel.read(this.sheets.length > 0);
  }

  leave(): void {
    this.connection.close();
  }

  // -- listening -----------------------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.isCalled = isAwaitedIn(message.question);
        return this.reel.hear(message, isForUs(message.question));
      case "seats":
        this.seats = message.seats;
        return;
      case "house":
        this.house = message.house;
        return;
      case "renewed":
        this.token = message.token;
        return;
      case "said":
        return this.talk.hear(message);
      case "reacted":
        return this.talk.hearReaction(message);
      case "ask consent":
        this.consent = message;
        return;
      case "refused":
        this.isAnswering = this.isAskingUndo = false;
        this.given = undefined;
        this.refusal = message;
        return;
      case "explained":
        this.refusal = message;
        return;
      case "foreseen":
        this.foreseen_ = message;
        return;
      case "tried":
        this.tried = message;
        return;
      case "ticking":
        this.clocks = message.clocks.map((clock) => ({ ...clock, heard: performance.now() }));
        return;
      case "held":
        this.held = { ...message, heard: performance.now() };
        return;
      case "offers":
        this.offers = message.offers.map((offer) => ({ ...offer, heard: performance.now() }));
        return;
      case "waiting":
        this.missing = message.missing.map((each) => ({ ...each, heard: performance.now() }));
        return;
      case "again":
        this.again = message;
        return;
      case "moved":
        this.moved = message;
        return;
      case "closing":
        this.isRestarting = true;
        return;
      case "hints":
        this.hasHints = true;
        return;
      case "pong":
        return;
    }
  }

  private welcome(message: Welcome): void {
    this.isRestarting = false;
    this.family = message.family;
    this.game = message.game;
    this.seat = message.seat;
    this.seats = message.seats;
    this.house = message.house ?? {};
    this.delay = message.delay ?? 0;
    this.puzzle = message.puzzle ?? "";
    this.view = message.view as unknown as View;
    this.log = message.log.map((line) => this.numbered(line));
    this.logSince = message.log_since ?? 0;
    this.talk.welcome(message);
    this.consent = undefined;
    this.missing = [];
    this.offers = [];
    this.noting = this.notingOf(this.family);
    this.isCalled = isAwaitedIn(message.question);
    this.reel.reset(message.question.number);
    this.ask(message.question);
  }

  private update(message: Update): void {
    const { view } = this;
    if (view === undefined) return;
    const after = applyChanges(view, message.changes ?? [], message.gone ?? []);
    const lines = (message.log ?? []).map((line) => this.numbered(line));
    this.view = after;
    this.log = [...this.log, ...lines];
    const sheets = this.noting?.(message, view, after, this.log, this.seat) ?? [];
    this.sheets = [...this.sheets, ...sheets].slice(-MOST_SHEETS);
    this.reel.read(this.sheets.length > 0);
    this.ask(message.question);
  }

  private ask(question: Question): void {
    if (question.number !== this.question.number) {
      this.clocks = [];
      this.held = undefined;
    }
    this.question = question;
    if (question.ask_me) this.askMe = question.ask_me;
    this.isAskingUndo = false;
    const { given } = this;
    if (given?.number === question.number) {
      // It was on its way when the connection was lost: say it again.
      if (!given.isSent) given.isSent = this.connection.send({ type: "answer", number: given.number, key: given.key });
    } else {
      this.given = undefined;
      this.isAnswering = false;
    }
  }

  private follow(link: LinkState): void {
    this.link = link;
    if (link === "lost" && this.given !== undefined) this.given.isSent = false;
  }

  private numbered(line: Line): LogLine {
    this.lines += 1;
    return { ...line, id: this.lines };
  }
}

/** It does nothing, or no good to us. */
function isVain(fate: Fate): boolean {
  return fate.is_idle === true || (fate.harm !== undefined && !isMild(fate));
}

/** The game waits for us: all that there is has to be seen. */
function isForUs(question: Question): boolean {
  return isAwaitedIn(question) || question.prompt === "over" || question.prompt === "puzzle";
}

function isAwaitedIn({ choices = [], is_awaited }: Question): boolean {
  return choices.length > 0 && is_awaited === true;
}
