import { createContext } from "svelte";
import { baseOf, factionOf } from "../lib/choice";
import { t } from "../lib/messages";
import type { Choice, Question, SeenPiece } from "../protocol";
import { lasting, type Box } from "../room/motion";
import type { Handling, Peeked, Spot } from "../room/seating";
import { wishes } from "../room/settings.svelte";
import { dullOf, isDull, type Shine } from "../room/shining";
import type { Table } from "../room/table.svelte";
import { book } from "./book";
import { choicesOf, nothing, offersFor, sortChoices, triedAnswer, type Offers, type Thing } from "./choices";
import { deedAt } from "./deeds";
import type { ScoreSummary } from "./scored";
import { isUse, talentOf, type Talent } from "./talents";
import { findPiece, type View } from "./view";

type SmashUpTable = Table<View, ScoreSummary>;

/** A pile that can be looked through, as far as this seat knows it. */
export type Pile =
  | { zone: "hand" | "deck" | "discard"; seat: number }
  | { zone: "base deck" }
  | { zone: "monster deck" }
  | { zone: "treasure deck" };


const KINDS = ["hand", "tray", "pieces", "bases", "players"] as const;
const TRIED_FOR = 8_000;
/** So long the only target glows before it is taken. */
const GLOW = 400;

/** A person at the table: what they have picked up, what shines for them, what they look at. */
export class Play implements Handling<Thing> {
  /** The base that is open where there is room for one only. */
  open = $state(0);
  /** A card that is looked at closely; with a piece, as it lies in play. */
  zoomed = $state.raw<{ card: string; piece?: SeenPiece | undefined }>();
  peeked = $state.raw<Peeked>();
  /** What a finger has tapped. */
  reading = $state.raw<Thing>();
  /** What is looked through. */
  pile = $state.raw<Pile>();
  isDragging = $state(false);

  /** The faction that was looked at last, while they are chosen. */
  private looked_ = $state<string>();
  private picked_ = $state.raw<{ number: number; thing: Thing }>();
  private tried_ = $state.raw<{ number: number; thing: Thing }>();
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private glowing: ReturnType<typeof setTimeout> | undefined;
  /** What something was dropped on, in case its card asks next where it goes. */
  private intent: { number: number; source: string; over: Thing[] } | undefined;

  constructor(readonly table: SmashUpTable) {}

  get view(): View | undefined {
    return this.table.view;
  }

  /** As the table will be when what is shown has happened. */
  get coming(): View | undefined {
    return this.table.coming;
  }

  get question(): Question {
    return this.table.question;
  }

  /** While a bot sits in for us, it is asked. */
  get isAsked(): boolean {
    return this.table.isAsked;
  }

  get isOut(): boolean {
    return this.table.isOut;
  }

  get isOver(): boolean {
    return this.table.isOver || this.view?.phase === "over";
  }

  get isDraft(): boolean {
    return this.isAsked && this.question.prompt === "draft";
  }

  /** The faction that is looked at: unless one was, the first that can be taken. */
  get looked(): string | undefined {
    return this.looked_ ?? (this.isDraft ? factionOf(this.question.choices?.[0] ?? {}) : undefined);
  }

  set looked(faction: string | undefined) {
    this.looked_ = faction;
  }

  /** What the question offers. */
  offers: Offers = $derived.by(() => {
    const view = this.view;
    return view === undefined || !this.isAsked ? nothing() : sortChoices(this.question, view, this.table.seat);
  });

  /** What was chosen before, for what we are doing. */
  private begun: Offers = $derived.by(() => {
    const { view, table } = this;
    return view === undefined ? nothing() : sortChoices({ ...this.question, choices: table.chosen }, view, table.seat);
  });

  isChosen(thing: Thing): boolean {
    return choicesOf(this.begun, thing).length > 0;
  }

  get picked(): Thing | undefined {
    return this.picked_?.number === this.question.number ? this.picked_.thing : undefined;
  }

  get tried(): Thing | undefined {
    return this.tried_?.number === this.question.number ? this.tried_.thing : undefined;
  }

  /** What can be chosen next: while something is picked up, where it can go. */
  next: Offers = $derived.by(() => {
    const { picked } = this;
    return picked === undefined ? this.offers : offersFor(choicesOf(this.offers, picked));
  });

  /** The answer that the main button and the space bar give. */
  main: Choice | undefined = $derived.by(() => {
    const { buttons } = this.next;
    if (this.isDraft) return this.question.choices?.find((choice) => factionOf(choice) === this.looked);
    const accepting = buttons.filter((choice) => !this.isDeclining(choice));
    if (accepting.length === 1) return accepting[0];
    return buttons.length === 1 ? buttons[0] : undefined;
  });

  shine(thing: Thing): Shine | undefined {
    if (!this.isAsked) return undefined;
    if (isSame(this.picked, thing)) return "picked";
    const choices = choicesOf(this.next, thing);
    if (choices.length > 0) return dullOf(this.table.fateOf(choices)) ?? (this.isSpared(thing, choices) ? "own" : "can");
    if (this.isChosen(thing)) return "chosen";
    if (choicesOf(this.offers, thing).length > 0) return "own";
    if (isSame(this.tried, thing)) return "tried";
    return this.isAboutIts(thing) && !this.isBeside(thing) ? "cannot" : undefined;
  }

  /** On a turn of ours, whatever can be used in play is only part of what we may do: the rest of the board does not fade. */
  private isBeside(thing: Thing): boolean {
    return thing.in === "pieces" && (this.question.source ?? "") === "" && this.picked === undefined;
  }

  /** What stands at the foot of something: what would come of it, or when it could be played. */
  tab(thing: Thing): string {
    const shine = this.shine(thing);
    const choices = choicesOf(this.next, thing);
    if (isDull(shine) || shine === "own") {
      const tab = choices.length > 0 ? this.table.fateOf(choices)?.tab : "";
      return tab ?? (shine === "own" ? t("table.tab.own") : "");
    }
    return shine === "cannot" && thing.in === "hand" ? (this.table.waitOf(thing.id) ?? "") : "";
  }

  // -- doing ---------------------------------------------------------------------------------------------------

  /** A click on something: choose it, pick it up, let it go, or learn why not. */
  press(thing: Thing): void {
    if (!this.isAsked) return this.look(thing);
    if (isSame(this.picked, thing)) return this.letGo();
    if (this.shine(thing) === "chosen" && this.table.canRethink) return this.table.undo();
    const next = choicesOf(this.next, thing);
    const choices = next.length > 0 ? next : choicesOf(this.offers, thing);
    if (choices[0] !== undefined && choices.length === 1) this.choose(thing, choices[0]);
    else if (choices.length > 1) this.pick(thing);
    else if (this.isAboutIts(thing)) this.attempt(thing);
    else this.look(thing);
  }

  /** The only choice for this: where it leads to a place, that place is shown before it goes there; of a talent, what it does. */
  private choose(thing: Thing, choice: Choice): void {
    const { key } = choice;
    const base = baseOf(choice);
    const isCard = thing.in === "hand" || thing.in === "tray";
    const isShown = isCard && base !== undefined && base !== thing.id;
    const isHeld = (isCard && wishes.alwaysAsk) || (isUse(choice) && this.hasTalent(thing));
    const glow = isHeld ? Infinity : isShown ? lasting(GLOW) : 0;
    if (glow === 0) return this.answer(key);
    this.pick(thing);
    if (!isHeld) this.glowing = setTimeout(() => this.answer(key), glow);
  }

  /** Something was dragged and let go over something else, at a base or not. False: that led to nothing. */
  drop(thing: Thing, over: Thing | undefined, base: string | undefined): boolean {
    const choices = choicesOf(this.offers, thing);
    const placed = choices.filter((choice) => base !== undefined && baseOf(choice) === base);
    const others = choices.filter((choice) => [undefined, thing.id].includes(baseOf(choice)));
    const [fitting, ...more] = placed.length > 0 ? placed : others;
    this.letGo();
    if (fitting !== undefined && more.length === 0) {
      if (placed.length === 0) this.aim(thing, over, base);
      this.answer(fitting.key);
      return true;
    }
    if (more.length > 0) this.pick(thing);
    else if (base !== undefined || choices.length === 0) this.attempt(thing, base);
    return false;
  }

  private aim(thing: Thing, over: Thing | undefined, base: string | undefined): void {
    const { number, source = "" } = this.question;
    const at: Thing[] = base === undefined ? [] : [{ in: "bases", id: base }];
    this.intent = {
      number,
      source: thing.in === "hand" ? thing.id : source,
      over: over === undefined ? at : [over, ...at],
    };
  }

  /** A new question: if it asks for what something was dropped on, that is the answer. */
  carryOn(): void {
    const { intent, question } = this;
    if (intent === undefined || question.number === intent.number) return;
    this.intent = undefined;
    if (!this.isAsked || (question.source ?? "") !== intent.source) return;
    const offered = intent.over.map((thing) => choicesOf(this.offers, thing)).find((choices) => choices.length > 0);
    const [choice, ...more] = offered ?? [];
    if (choice !== undefined && more.length === 0) this.answer(choice.key);
  }

  /** What is shown large said what could be answered then. */
  answer(key: string): void {
    this.letGo();
    this.peeked = undefined;
    this.table.answer(key);
  }

  pick(thing: Thing): void {
    clearTimeout(this.glowing);
    this.picked_ = { number: this.question.number, thing };
    this.tried_ = undefined;
  }

  letGo(): void {
    clearTimeout(this.glowing);
    this.picked_ = this.reading = undefined;
    this.table.relent();
  }

  /** What is in the way is asked of the server, which knows the rules. */
  private attempt(thing: Thing, at?: string): void {
    const { view, picked } = this;
    if (view === undefined) return;
    this.tried_ = { number: this.question.number, thing };
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => this.forgive(), TRIED_FOR);
    const isPlacing = thing.in === "bases" && picked !== undefined;
    this.table.why(
      isPlacing
        ? triedAnswer(picked, this.question, view, thing.id)
        : triedAnswer(thing, this.question, view, at),
    );
  }

  forgive(): void {
    clearTimeout(this.forgetting);
    this.tried_ = undefined;
    this.table.refusal = undefined;
  }

  /** Can it be dragged somewhere? What is held always can, if only to learn why it has to stay. */
  canDrag(thing: Thing): boolean {
    if (!this.isAsked) return false;
    return thing.in === "hand" || choicesOf(this.offers, thing).length > 0;
  }

  /** The first tap reads, the second closes. */
  tap(thing: Thing): boolean {
    if (thing.in === "players") return false;
    const isOpen = isSame(this.reading, thing);
    this.letGo();
    this.forgive();
    if (!isOpen) this.reading = thing;
    return true;
  }

  /** Look at it closely. */
  look(thing: Thing): void {
    this.peeked = undefined;
    if (thing.in === "players") return;
    if (thing.in !== "pieces") {
      this.zoomed = { card: thing.id };
      return;
    }
    const piece = this.view === undefined ? undefined : findPiece(this.view, thing.id);
    if (piece !== undefined) this.zoomed = { card: piece.card, piece };
  }

  point(thing: Thing, at: Box): void {
    const piece = thing.in === "pieces" && this.view !== undefined ? findPiece(this.view, thing.id) : undefined;
    const told = { at, frame: this.shine(thing), deed: deedAt(this, thing) };
    if (piece !== undefined) this.peeked = { card: piece.card, serial: piece.serial, ...told };
    else this.peeked = thing.in === "pieces" || thing.in === "players" ? undefined : { card: thing.id, ...told };
  }

  wayTo(choice: Choice): Spot[] {
    const base = baseOf(choice);
    const of = (kind: Thing["in"]) => [...this.offers[kind]].flatMap(([id, choices]) => choices.includes(choice) ? [{ in: kind, id }] : []);
    const [first] = KINDS.flatMap(of);
    if (first === undefined) return [{ in: "buttons", id: choice.key }];
    return base === undefined || first.in === "bases" ? [first] : [first, { in: "bases", id: base }];
  }

  show(card: string): void {
    this.look({ in: "tray", id: card });
  }

  // -- asking oneself ------------------------------------------------------------------------------------------

  isDeclining({ role }: Choice): boolean {
    return role === "decline" || role === "pass";
  }

  talentOf(piece: SeenPiece): Talent | undefined {
    return talentOf(piece, book().card(piece.card), this.offers);
  }

  private hasTalent(thing: Thing): boolean {
    if (thing.in !== "pieces" || this.view === undefined) return false;
    return book().card(findPiece(this.view, thing.id)?.card ?? "").has_talent === true;
  }

  /** Something of ours, where what others have is meant. */
  private isSpared(thing: Thing, choices: Choice[]): boolean {
    // What stays on a minion may be meant for either.
    if (!this.isOwn(thing) || choices.some(isUse) || this.question.prompt === "play on") return false;
    return [...this.next.pieces].some(([id, others]) => this.isARivals(id) && this.table.fateOf(others) === undefined);
  }

  private controllerOf(piece: number): number {
    return this.view === undefined ? -1 : (findPiece(this.view, piece)?.controller ?? -1);
  }

  private isOwn(thing: Thing): boolean {
    return thing.in === "pieces" && this.controllerOf(thing.id) === this.table.seat;
  }

  /** Monsters that nobody controls are nobody's. */
  private isARivals(piece: number): boolean {
    return ![-1, this.table.seat].includes(this.controllerOf(piece));
  }

  /** Does the question ask for things of this kind? Then others of its kind are not legal, and fade. */
  isAboutIts(thing: Thing): boolean {
    if (thing.in === "hand" && (this.question.source ?? "") === "") return true;
    return this.next[thing.in].size > 0 || this.offers[thing.in].size > 0;
  }
}

function isSame(one: Thing | undefined, other: Thing): boolean {
  return one?.in === other.in && one.id === other.id;
}

export const [getPlay, setPlay] = createContext<Play>();
