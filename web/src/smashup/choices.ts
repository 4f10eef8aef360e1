import { baseOf, cardOf, pieceOf, placeOf, playerOf, type Place } from "../lib/choice";
import type { Choice, Question } from "../protocol";
import { findPiece, type View } from "./view";

/**
 * The choices of a question by what they are about. Each thing may stand for several: a minion in hand for each base
 * where it can be played.
 */
export interface Offers {
  hand: Map<string, Choice[]>;
  /** Cards that lie neither in hand nor in play: searched for, revealed, in a discard pile, bases to come. */
  tray: Map<string, Choice[]>;
  pieces: Map<number, Choice[]>;
  bases: Map<string, Choice[]>;
  players: Map<number, Choice[]>;
  /** What is about nothing on the table: yes, no, pass, end your turn, an extra play for a card of this name. */
  buttons: Choice[];
}

export type Thing =
  | { in: "hand"; id: string }
  | { in: "tray"; id: string }
  | { in: "pieces"; id: number }
  | { in: "bases"; id: string }
  | { in: "players"; id: number };

export function nothing(): Offers {
  return { hand: new Map(), tray: new Map(), pieces: new Map(), bases: new Map(), players: new Map(), buttons: [] };
}

export function sortChoices(question: Question, view: View, seat: number): Offers {
  const offers = nothing();
  for (const choice of question.choices ?? []) {
    const [card, piece, base, player] = [cardOf(choice), pieceOf(choice), baseOf(choice), playerOf(choice)];
    if (piece !== undefined) {
      if (findPiece(view, piece) !== undefined) add(offers.pieces, piece, choice);
      else add(offers.tray, card ?? "", choice);
    } else if (card !== undefined && placeOf(choice) !== undefined) {
      add(liesIn(choice, "hand", seat) ? offers.hand : offers.tray, card, choice);
    } else if (base !== undefined) {
      const isThere = view.bases.some((each) => each.card === base);
      add(isThere ? offers.bases : offers.tray, base, choice);
    } else if (player !== undefined) add(offers.players, player, choice);
    else offers.buttons.push(choice);
  }
  return offers;
}

function liesIn(choice: Choice, zone: string, owner: number): boolean {
  const place = placeOf(choice);
  return place?.zone === zone && place.owner === owner;
}

function add<Key>(things: Map<Key, Choice[]>, key: Key, choice: Choice): void {
  const found = things.get(key);
  if (found === undefined) things.set(key, [choice]);
  else found.push(choice);
}

/** Cards that lie together somewhere out of play, to be chosen from. */
export interface Fan extends Place {
  cards: string[];
}

/**
 * What lies beside the hand, by the place where it lies; then what is shown just now without being offered. Loot lies
 * in the middle, for all to see.
 */
export function fansOf(offers: Offers, aside: string[]): Fan[] {
  const fans: Fan[] = [];
  for (const [card, [choice]] of offers.tray) {
    const { zone, owner } = placeOf(choice ?? {}) ?? { zone: "", owner: -1 };
    if (zone === "loot") continue;
    const fan = fans.find((each) => each.zone === zone && each.owner === owner);
    if (fan === undefined) fans.push({ zone, owner, cards: [card] });
    else fan.cards.push(card);
  }
  const shown = aside.filter((card) => card !== "" && !offers.tray.has(card));
  return shown.length === 0 ? fans : [...fans, { zone: "aside", owner: -1, cards: shown }];
}

/** Can a card of this pile be chosen? */
export function isOffered(offers: Offers, card: string, zone: string, owner: number): boolean {
  return offers.tray.get(card)?.some((choice) => liesIn(choice, zone, owner)) ?? false;
}

export function choicesOf(offers: Offers, thing: Thing): Choice[] {
  const things: ReadonlyMap<string | number, Choice[]> = offers[thing.in];
  return things.get(thing.id) ?? [];
}

/**
 * What shines while this is picked: only the places where it can go; its other choices become buttons, as does each of
 * the same cards of several owners.
 */
export function offersFor(choices: Choice[]): Offers {
  const offers = nothing();
  for (const choice of choices) {
    const base = baseOf(choice);
    if (base !== undefined && playerOf(choice) === undefined) add(offers.bases, base, choice);
    else offers.buttons.push(choice);
  }
  return offers;
}

/** The answer that somebody tries to give by clicking what is not offered; the server says why not. */
export function triedAnswer(thing: Thing, question: Question, view: View, at?: string): Pick<Choice, "verb" | "parts"> {
  const isFree = (question.source ?? "") === "";
  switch (thing.in) {
    case "hand": {
      const goes = at === undefined ? [] : [{ word: "at" }, { base: at }];
      return isFree ? { verb: "play", parts: [{ card: thing.id }, ...goes] } : { parts: [{ card: thing.id }] };
    }
    case "pieces": {
      const parts = [{ card: findPiece(view, thing.id)?.card ?? "", piece: thing.id }];
      return isFree ? { verb: "use", parts } : { parts };
    }
    case "players":
      return { parts: [{ player: thing.id }] };
    case "bases":
      return { parts: [{ base: thing.id }] };
    case "tray":
      return { parts: [{ card: thing.id }] };
  }
}
