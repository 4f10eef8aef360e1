import { createContext } from "svelte";
import { book } from "../lib/catalogue";
import { cardOf } from "../lib/choice";
import { t, tIfAny } from "../lib/messages";
import type { Choice, Question } from "../protocol";
import { lasting, type Box } from "../room/motion";
import type { Handling, Peeked, Spot } from "../room/seating";
import { wishes } from "../room/settings.svelte";
import { dullOf, isDull, type Shine } from "../room/shining";
import type { Table } from "../room/table.svelte";
import { metBy } from "./firsts";
import type { Sheet } from "./notes";
import type { Plan } from "./plan";
import {
  after,
  HELP_ANSWERS,
  isDeal,
  isSame,
  nextSteps,
  offersOf,
  triedAnswer,
  TRADE_ANSWERS,
  type Offer,
  type Step,
  type Thing,
} from "./speech";
import { findFoe, findGear, type View } from "./view";

export type MunchkinTable = Table<View, Sheet>;
export type Pile = "doors" | "treasures";
/** Where it is said how a fight would stand. */
type Standing = "note" | "preview" | "read" | "short" | "still";
/** A sheet on which something is put together: an offer of help, a trade, a sale, cards that are shown. */
export interface Deal {
  kind: "help" | "trade" | "sell" | "show";
  /** The answers that begin it: one for each with whom it can be made. */
  choices: Choice[];
}

/** What the main button and the space bar do: the first answer of the first of these kinds. */
const MAIN = ["pass", "main", "done", "end"] as const;
/** What can always be done with what lies before one. */
export const MINOR = new Set(["drop", "put away", "throw away", "be rid of"]);
/** About something on the table, but also on a button: that is all that is asked then. */
const ON_BUTTONS = new Set(["run", "abandon"]);
const TRIED_FOR = 8_000;
/** So long the only target glows before it is taken. */
const GLOW = 400;

/** A person at the table: what they have picked up, what shines for them, what they look at. */
export class Play implements Handling<Thing> {
  /** A card that is looked at closely; with a serial, as it lies in play. */
  zoomed = $state.raw<{ card: string; serial?: number | undefined }>();
  peeked = $state.raw<Peeked>();
  /** What a finger has tapped. */
  reading = $state.raw<Thing>();
  /** A player whose cards are looked at. */
  hero = $state<number>();
  pile = $state<Pile>();
  deal = $state.raw<Deal>();
  isDragging = $state(false);
  /** Offers are read on a sheet where there is no room for them on the table. */
  areOffersOpen = $state(false);

  /** Whose line was opened or closed, as long as it is about the same hero; -1: nobody's is open. */
  private opened_ = $state.raw<{ about: number; seat: number }>();
  private path_ = $state.raw<{ number: number; path: Step[] }>();
  private tried_ = $state.raw<{ number: number; thing: Thing }>();
  private plan = $state.raw<Plan>();
  private answered = -1;
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private glowing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: MunchkinTable) {}

  get view(): View | undefined {
    return this.table.view;
  }

  get question(): Question {
    return this.table.question;
  }

  /** On a phone one seat is opened: the one that was tapped, else the one where something is to be chosen. */
  get opened(): number {
    return this.opened_?.about === this.about ? this.opened_.seat : this.about;
  }

  open(seat: number): void {
    this.opened_ = { about: this.about, seat };
  }

  /** We are one of the munchkins in the fight. */
  get isFighting(): boolean {
    const fight = this.view?.fight;
    return fight != null && this.table.seat >= 0 && [fight.fighter, fight.helper].includes(this.table.seat);
  }

  get met(): string[] {
    return metBy(this);
  }

  /** What is asked for. */
  get prompt(): string {
    return this.question.prompt ?? "";
  }

  /** The card that asks. */
  get source(): string {
    return this.question.source ?? "";
  }

  get isOver(): boolean {
    return this.table.isOver || this.view?.phase === "over";
  }

  /** What was put together on a sheet is being said. */
  get isPlanning(): boolean {
    return this.plan !== undefined;
  }

  /** What the question offers. */
  offers: Offer[] = $derived.by(() => {
    const { view, table } = this;
    if (view === undefined || !table.isAsked) return [];
    return offersOf(this.question, view, table.seat);
  });

  /** What was chosen before, for what we are doing. */
  private begun: Offer[] = $derived.by(() => {
    const { view, table } = this;
    return view === undefined ? [] : offersOf({ ...this.question, choices: table.chosen }, view, table.seat);
  });

  isChosen(thing: Thing): boolean {
    return this.begun.some(({ steps }) => steps.some((step) => isSame(step, thing)));
  }

  path: Step[] = $derived.by(() => (this.path_?.number === this.question.number ? this.path_.path : []));
  /** The offers that go on from what is picked. */
  left: Offer[] = $derived.by(() => after(this.offers, this.path).filter((offer) => !isDeal(offer)));
  /** What can be pointed at next. */
  next: Step[] = $derived.by(() => nextSteps(this.left, this.path.length));

  /** The seat where most of what shines lies; -1: nobody's. What is used in a fight, the fight itself names. */
  private about: number = $derived.by(() => {
    const shines = ({ serial }: { serial: number }) => {
      const shine = this.shine({ in: "gear", id: serial });
      return shine === "can" || isDull(shine);
    };
    const counts = this.view?.heroes.map(({ gear }) => gear.filter(shines).length) ?? [];
    const most = Math.max(0, ...counts);
    return most > 0 ? counts.indexOf(most) : -1;
  });

  get picked(): Step | undefined {
    return this.path[0];
  }

  get tried(): Thing | undefined {
    return this.tried_?.number === this.question.number ? this.tried_.thing : undefined;
  }

  /** Answers that are about nothing on the table, or that say how something picked is used. */
  buttons: Choice[] = $derived.by(() => {
    const depth = this.path.length;
    const plain = this.left.filter(({ steps, verb }) => steps.length === depth || (depth === 0 && ON_BUTTONS.has(verb)));
    const all = [...this.counters, ...plain.map(({ choice }) => choice)];
    // As the main one comes last, what declines comes first.
    return all.toSorted((one, other) => Number(declines(other)) - Number(declines(one))).map(brief);
  });

  /** Ways to use what is picked that have to be chosen from: several offers may follow each. */
  ways: string[] = $derived.by(() => this.next.flatMap((step) => (step.in === "way" ? [step.id] : [])));

  /** To an offer of help other terms can be named: that opens a sheet. */
  private get counters(): Choice[] {
    if (this.path.length > 0) return [];
    return this.offersBy("counter").flatMap(({ choice, steps }) => (steps.length === 0 ? [choice] : []));
  }

  get main(): Choice | undefined {
    if (this.path.length > 0) return this.buttons.length === 1 ? this.buttons[0] : undefined;
    for (const role of MAIN) {
      const found = this.buttons.find((choice) => choice.role === role);
      if (found !== undefined) return found;
    }
    const [only, ...more] = this.buttons;
    return only !== undefined && more.length === 0 && !declines(only) ? only : undefined;
  }

  shine(thing: Thing): Shine | undefined {
    const { table } = this;
    if (!table.isAsked) return undefined;
    if (this.path.some((step) => isSame(step, thing))) return "picked";
    if (this.next.some((step) => isSame(step, thing)) && !this.isMinor(thing))
      return dullOf(table.fateOf(this.choicesOf(thing))) ?? (this.isQuiet(thing) ? "own" : "can");
    if (this.isChosen(thing)) return "chosen";
    if (this.path.length > 0 && this.isSubject(thing)) return "own";
    if (this.tried !== undefined && isSame(this.tried, thing)) return "tried";
    return thing.in === "hand" && table.isAwaited ? "cannot" : undefined;
  }

  /** What stands at the foot of something: what would come of it, or when it could be played. */
  tab(thing: Thing): string {
    const shine = this.shine(thing);
    if (shine === "can" && thing.in !== "hand") return this.outlook([...this.path, thing]);
    if (isDull(shine) || shine === "own") return this.table.fateOf(this.choicesOf(thing))?.tab ?? "";
    return shine === "cannot" && thing.in === "hand" ? (this.table.waitOf(thing.id) ?? "") : "";
  }

  /** What would come at once of what can be done from here, if that is one thing. */
  outlook(path: Step[]): string {
    const told = after(this.left, path).flatMap(({ choice }) => this.table.outlookOf(choice.key) ?? []);
    const [only = "", ...others] = new Set(told);
    return others.length > 0 ? "" : only;
  }

  /** The answers that something stands for, from what is picked. */
  private choicesOf(thing: Thing): Choice[] {
    return after(this.left, [...this.path, thing]).map(({ choice }) => choice);
  }

  /** Could this be picked up instead? */
  private isSubject(thing: Thing): boolean {
    return after(this.offers, [thing]).some((offer) => !isDeal(offer) && !MINOR.has(offer.verb));
  }

  /** What may be done, but is not what is asked: dashed, without a glow. */
  private isQuiet(thing: Thing): boolean {
    if (this.path.length > 0) return false;
    if (!this.table.isAwaited) return true;
    const isUsable = after(this.left, [thing]).some(({ verb }) => verb === "use");
    return thing.in === "gear" && this.source === "" && this.isWindow && !isUsable;
  }

  /** A question at rest, in which anything may be done; others ask for one thing. */
  private get isWindow(): boolean {
    return this.question.is_window === true;
  }

  /** Only what can always be done with a card in play: that shines for nobody. */
  private isMinor(thing: Thing): boolean {
    return this.path.length === 0 && after(this.left, [thing]).every(({ verb }) => MINOR.has(verb));
  }

  /** How the fight would stand after what can be done from here, and who would win: each once. */
  previews(path: Step[], where: Standing = "preview"): string[] {
    return [...new Set(after(this.offers, path).flatMap(({ choice }) => this.standing(where, choice) ?? []))];
  }

  /** The same for one answer: `then it is 33 against 37, and you lose`. Without numbers it says whether that is news. */
  standing(where: Standing, { verb, preview: [ours, theirs, isWon] = [] }: Choice): string | undefined {
    if (ours === undefined || theirs === undefined || isWon === undefined) return undefined;
    const fight = this.view?.fight;
    const end = isWon ? "won" : "lost";
    const hasNumbers = where !== "short" && where !== "still";
    if (hasNumbers && isWon && fight?.["may win"] && fight.fighter !== this.table.seat)
      return t("munchkin.stands.game", { ours, theirs, name: this.table.name(fight.fighter) });
    const said = where === "still" && fight?.["is winning"] !== Boolean(isWon) ? "short" : where;
    if (this.isFighting || verb === "accept") return t(`munchkin.stands.${said}.${end}.mine`, { ours, theirs });
    return t(`munchkin.stands.${said}.${end}`, { ours, theirs });
  }

  offersBy(verb: string): Offer[] {
    return this.offers.filter((offer) => offer.verb === verb);
  }

  /** What we may say to a trade that somebody has offered, or take back. */
  answersTo(by: number): Offer[] {
    return this.offers.filter(({ verb, steps }) => {
      if (!TRADE_ANSWERS.has(verb)) return false;
      return verb === "withdraw trade" ? by === this.table.seat : isSame(steps[0], { in: "players", id: by });
    });
  }

  /** What we may say to terms for help that somebody has named; to one of several, it names them. */
  answersToHelp(by: number): Offer[] {
    return HELP_ANSWERS.flatMap((verb) => this.offersBy(verb)).filter(({ verb, steps: [whose] }) => {
      if (verb === "withdraw" || by === this.table.seat) return verb === "withdraw" && by === this.table.seat;
      return whose === undefined || isSame(whose, { in: "players", id: by });
    });
  }

  /** What a way to use a card is called, if it is one that many have: whoever fights throws in for their own side. */
  wayWords(kind: "way" | "read", way: string): string | undefined {
    const mine = this.isFighting ? tIfAny(`munchkin.${kind}.${way}.mine`) : undefined;
    return mine ?? tIfAny(`munchkin.${kind}.${way}`);
  }

  // -- doing ---------------------------------------------------------------------------------------------------

  /** A click on something: choose it, pick it up, let it go, or learn why not. */
  press(thing: Thing): void {
    if (!this.table.isAsked) return this.look(thing);
    if (this.path.length > 0 && isSame(this.path.at(-1), thing)) return this.letGo();
    if (this.next.some((step) => isSame(step, thing))) return this.go(thing);
    if (after(this.offers, [thing]).some((offer) => !isDeal(offer))) {
      this.letGo();
      return this.go(thing);
    }
    if (this.isChosen(thing) && this.table.canRethink) return this.table.undo();
    if (thing.in === "hand") return this.attempt(thing);
    this.look(thing);
  }

  /** One step on. The only answer that is left is given: a card from hand glows before that. */
  go(step: Step): void {
    const path = [...this.path, step];
    const left = after(this.offers, path).filter((offer) => !isDeal(offer));
    const [only, ...more] = left;
    this.pick(path);
    if (only === undefined) return;
    if (more.length > 0) {
      // A single way to use it asks nothing; what it is used on does.
      const [way, ...others] = nextSteps(left, path.length);
      if (way?.in === "way" && others.length === 0) this.go(way);
      return;
    }
    const isFirst = path.length === 1;
    // What lies before us is clicked on to be looked at as well; a question about one thing leaves no doubt.
    const isHeld = isFirst && ((step.in === "gear" && this.isWindow) || (step.in === "hand" && wishes.alwaysAsk));
    if (isHeld) return;
    const glow = isFirst && step.in === "hand" && only.steps.length > 1 ? lasting(GLOW) : 0;
    if (glow === 0) return this.answer(only.choice.key);
    this.glowing = setTimeout(() => this.answer(only.choice.key), glow);
  }

  /** Something was dragged onto something else. False: that led to nothing. */
  drop(thing: Thing, over: Thing | undefined): boolean {
    this.letGo();
    const all = after(this.offers, [thing]).filter((offer) => !isDeal(offer));
    const fitting =
      over === undefined ? [] : all.filter(({ steps }) => steps.slice(1).some((step) => isSame(step, over)));
    const [only, ...more] = fitting.length > 0 ? fitting : all;
    if (only !== undefined && more.length === 0) {
      this.answer(only.choice.key);
      return true;
    }
    if (only === undefined) this.attempt(thing);
    else this.go(thing);
    return false;
  }

  /** What is shown large said what could be answered then. */
  answer(key: string): void {
    this.letGo();
    this.peeked = undefined;
    this.table.answer(key);
  }

  /** A button: most answer, some open a sheet. */
  choose(choice: Choice): void {
    if (choice.verb === "counter") this.deal = { kind: "help", choices: [choice] };
    else if (choice.verb === "counter trade") this.deal = { kind: "trade", choices: [choice] };
    else this.answer(choice.key);
  }

  /** What was put together on a sheet is said as the questions for it come. */
  follow(plan: Plan): void {
    this.deal = undefined;
    this.plan = plan;
    this.answered = this.question.number;
    this.answer(plan.begin);
  }

  /** A new question: if it is one that was thought of, it is answered. What was refused, or not meant, ends it. */
  carryOn(): void {
    const { plan, question, table } = this;
    if (plan === undefined) return;
    const isSaid = question.number === this.answered;
    if (isSaid && (table.isAnswering || table.doubted !== undefined)) return;
    const key = table.isAwaited && !isSaid ? plan.next(question) : undefined;
    if (key === undefined) {
      this.plan = undefined;
      return;
    }
    this.answered = question.number;
    table.answer(key);
  }

  pick(path: Step[]): void {
    clearTimeout(this.glowing);
    this.path_ = { number: this.question.number, path };
    this.tried_ = undefined;
  }

  letGo(): void {
    clearTimeout(this.glowing);
    this.path_ = undefined;
    this.reading = undefined;
    this.table.relent();
  }

  /** What is in the way is asked of the server, which knows the rules. */
  private attempt(thing: Thing): void {
    if (this.view === undefined) return;
    this.letGo();
    this.tried_ = { number: this.question.number, thing };
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => this.forgive(), TRIED_FOR);
    this.table.why(triedAnswer(thing, this.question, this.view));
  }

  forgive(): void {
    clearTimeout(this.forgetting);
    this.tried_ = undefined;
    this.table.refusal = undefined;
  }

  canDrag(thing: Thing): boolean {
    return this.table.isAsked && (thing.in === "hand" || this.offers.some(({ steps }) => isSame(steps[0], thing)));
  }

  /** The first tap reads, the second closes. What is asked for in the middle of an answer is chosen at once. */
  tap(thing: Thing): boolean {
    const isNext = this.path.length > 0 && this.next.some((step) => isSame(step, thing));
    if (thing.in === "players" || isNext) return false;
    const isOpen = this.reading !== undefined && isSame(this.reading, thing);
    this.letGo();
    this.forgive();
    if (!isOpen) this.reading = thing;
    return true;
  }

  /** The card that lies there; none: a player. */
  cardOf(thing: Thing): string | undefined {
    const { view } = this;
    if (thing.in === "hand" || thing.in === "laid") return thing.id;
    if (view === undefined || thing.in === "players") return undefined;
    return (thing.in === "gear" ? findGear(view, thing.id) : findFoe(view, thing.id))?.card;
  }

  /** Look at it closely. */
  look(thing: Thing): void {
    this.peeked = undefined;
    const card = this.cardOf(thing);
    if (thing.in === "players") this.hero = thing.id;
    else if (card !== undefined) this.zoomed = { card, serial: serialOf(thing) };
  }

  point(thing: Thing, at: Box): void {
    const card = this.cardOf(thing);
    const serial = serialOf(thing);
    const frame = this.shine(thing);
    this.peeked = card === undefined ? undefined : { card, at, frame, ...(serial === undefined ? {} : { serial }) };
  }

  wayTo(choice: Choice): Spot[] {
    const offer = this.offers.find((each) => each.choice === choice);
    if (offer !== undefined && isDeal(offer)) return [{ in: "deals", id: offer.verb }];
    const steps = offer?.steps ?? [];
    return steps.length === 0 || ON_BUTTONS.has(offer?.verb ?? "") ? [{ in: "buttons", id: choice.key }] : steps;
  }

  show(card: string): void {
    this.look({ in: "laid", id: card });
  }

  isDeclining(choice: Choice): boolean {
    return declines(choice) || (choice.role === "end" && this.main !== choice);
  }
}

/** Of what lies in play. */
function serialOf({ id }: Thing): number | undefined {
  return typeof id === "number" ? id : undefined;
}

function declines(choice: Choice): boolean {
  return choice.role === "decline";
}

/** What is said again and again is said in few words on its button. */
function brief(choice: Choice): Choice {
  const { verb = "", parts = [] } = choice;
  const card = cardOf(choice);
  const words = card !== undefined && ON_BUTTONS.has(verb)
    ? tIfAny(`munchkin.button.${verb}.card`, { card: book().card(card).name })
    : parts.length === 0 ? tIfAny(`munchkin.button.${verb}`) : undefined;
  return words === undefined ? choice : { ...choice, words };
}

export const [getPlay, setPlay] = createContext<Play>();
