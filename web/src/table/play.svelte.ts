import { createContext } from "svelte";
import { book } from "../lib/catalogue";
import type { Choice, Question, SeenPiece } from "../protocol";
import { choicesOf, nothing, offersFor, sortChoices, triedKey, type Offers, type Thing } from "./choices";
import type { Table } from "./table.svelte";
import { findPiece, type View } from "./view";

export type Shine = "can" | "own" | "picked" | "cannot" | "tried";

/** Answers that decline what is offered. */
const DECLINING = new Set(["none", "no", "pass"]);
const TRIED_FOR = 8_000;

/** A person at the table: what they have picked up, what shines for them, what they look at. */
export class Play {
  /** The base that is open where there is room for one only. */
  open = $state(0);
  /** A card that is looked at closely; with a piece, as it lies in play. */
  zoomed = $state.raw<{ card: string; piece?: SeenPiece | undefined }>();
  /** Whose discard pile is looked through. */
  pile = $state<number>();
  isDragging = $state(false);

  private picked_ = $state.raw<{ number: number; thing: Thing }>();
  private tried_ = $state.raw<{ number: number; thing: Thing }>();
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  get view(): View | undefined {
    return this.table.view;
  }

  get question(): Question {
    return this.table.question;
  }

  /** While a bot sits in for us, it is asked. */
  get isAsked(): boolean {
    return (this.question.choices?.length ?? 0) > 0 && !this.isOut;
  }

  get isOut(): boolean {
    return this.table.seats[this.table.seat]?.is_out === true;
  }

  get isOver(): boolean {
    return this.view?.phase === "over";
  }

  get isDraft(): boolean {
    return this.isAsked && this.question.prompt === "draft";
  }

  /** What the question offers. */
  offers: Offers = $derived.by(() => {
    const view = this.view;
    return view === undefined || !this.isAsked ? nothing() : sortChoices(this.question, view, this.table.seat);
  });

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
    if (this.isDraft) return undefined;
    const accepting = buttons.filter((choice) => !DECLINING.has(choice.key));
    if (accepting.length === 1) return accepting[0];
    return buttons.length === 1 ? buttons[0] : undefined;
  });

  shine(thing: Thing): Shine | undefined {
    if (!this.isAsked) return undefined;
    if (isSame(this.picked, thing)) return "picked";
    if (choicesOf(this.next, thing).length > 0) return this.isOwn(thing) ? "own" : "can";
    if (choicesOf(this.offers, thing).length > 0) return "own";
    if (isSame(this.tried, thing)) return "tried";
    return this.isAboutIts(thing) ? "cannot" : undefined;
  }

  // -- doing ---------------------------------------------------------------------------------------------------

  /** A click on something: choose it, pick it up, let it go, or learn why not. */
  press(thing: Thing): void {
    if (!this.isAsked) return this.look(thing);
    if (isSame(this.picked, thing)) return this.letGo();
    const next = choicesOf(this.next, thing);
    const choices = next.length > 0 ? next : choicesOf(this.offers, thing);
    if (choices.length === 1) this.answer(choices[0]?.key ?? "");
    else if (choices.length > 1) this.pick(thing);
    else if (this.isAboutIts(thing)) this.attempt(thing);
    else this.look(thing);
  }

  /** Something was dragged and let go over a base, or (undefined) anywhere else on the table. */
  drop(thing: Thing, base: string | undefined): void {
    const choices = choicesOf(this.offers, thing);
    const fitting = choices.filter((choice) => choice.base === undefined || choice.base === base);
    this.letGo();
    if (fitting.length === 1) this.answer(fitting[0]?.key ?? "");
    else if (base !== undefined || choices.length === 0) this.attempt(thing, base);
  }

  answer(key: string): void {
    this.letGo();
    this.table.answer(key);
  }

  pick(thing: Thing): void {
    this.picked_ = { number: this.question.number, thing };
    this.tried_ = undefined;
  }

  letGo(): void {
    this.picked_ = undefined;
  }

  /** What is in the way is asked of the server, which knows the rules. */
  private attempt(thing: Thing, at?: string): void {
    const { view, picked } = this;
    if (view === undefined) return;
    this.tried_ = { number: this.question.number, thing };
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => this.forgive(), TRIED_FOR);
    const isAction = (card: string) => book().card(card).kind === "action";
    const isPlacing = thing.in === "bases" && picked !== undefined;
    const key = isPlacing
      ? triedKey(picked, this.question, view, isAction, thing.id)
      : triedKey(thing, this.question, view, isAction, at);
    this.table.why(key);
  }

  forgive(): void {
    clearTimeout(this.forgetting);
    this.tried_ = undefined;
    this.table.refusal = undefined;
  }

  /** Look at it closely. */
  look(thing: Thing): void {
    if (thing.in === "players") return;
    if (thing.in !== "pieces") {
      this.zoomed = { card: thing.id };
      return;
    }
    const piece = this.view === undefined ? undefined : findPiece(this.view, thing.id);
    if (piece !== undefined) this.zoomed = { card: piece.card, piece };
  }

  // -- asking oneself ------------------------------------------------------------------------------------------

  isDeclining(choice: Choice): boolean {
    return DECLINING.has(choice.key);
  }

  private isOwn(thing: Thing): boolean {
    if (thing.in !== "pieces" || this.view === undefined) return false;
    return findPiece(this.view, thing.id)?.controller === this.table.seat;
  }

  /** Does the question ask for things of this kind? Then others of its kind are not legal, and fade. */
  private isAboutIts(thing: Thing): boolean {
    if (thing.in === "hand" && (this.question.source ?? "") === "") return true;
    return this.next[thing.in].size > 0 || this.offers[thing.in].size > 0;
  }
}

function isSame(one: Thing | undefined, other: Thing): boolean {
  return one?.in === other.in && one.id === other.id;
}

export const [getPlay, setPlay] = createContext<Play>();
