import type { Choice, Question } from "../protocol";
import { findFoe, findGear, type View } from "./view";

/** Something on the table, or a word, that an answer goes by. */
export type Step =
  | { in: "hand"; id: string }
  /** Cards that lie neither in hand nor before a player: a body, treasures, a pile. */
  | { in: "laid"; id: string }
  | { in: "gear"; id: number }
  | { in: "foes"; id: number }
  | { in: "players"; id: number }
  /** How: `use`, `carry`, `for`, `put away`. */
  | { in: "way"; id: string };

export type Thing = Exclude<Step, { in: "way" }>;

/** An answer, and what is pointed at one after the other to give it. Without any, it is a button. */
export interface Offer {
  choice: Choice;
  verb: string;
  steps: Step[];
}

/** Said on the notes that lie on the table, not in the bar. */
export const TRADE_ANSWERS = new Set(["accept trade", "counter trade", "refuse trade", "withdraw trade"]);
/** These begin a deal: they open a sheet. */
const COMPOSED = new Set(["ask", "offer help", "counter", "trade", "sell"]);
/** Questions about cards that lie open, whatever else the hand holds. */
const SPREADS = new Set(["loot", "take treasure"]);

/**
 * The answers of a question, by what they are about. Their keys are plain words: `play rugose froggoth#12`, `ask P2`,
 * `use wishing_ring#5`, `pass`. A number belongs to a card in play or to a monster.
 */
export function offersOf(question: Question, view: View, seat: number, isCard: (word: string) => boolean): Offer[] {
  const hand = view.heroes[seat]?.hand ?? [];
  const isLaid = SPREADS.has(question.prompt ?? "");

  function stepOf(word: string): Step | undefined {
    const player = /^P(\d)$/.exec(word);
    if (player !== null) return { in: "players", id: Number(player[1]) };
    const [card = "", serial] = word.split("#");
    if (serial === undefined) {
      if (!isCard(card)) return undefined;
      return { in: !isLaid && hand.includes(card) ? "hand" : "laid", id: card };
    }
    const id = Number(serial);
    if (findFoe(view, id) !== undefined) return { in: "foes", id };
    return findGear(view, id) === undefined ? { in: "laid", id: card } : { in: "gear", id };
  }

  return (question.choices ?? []).map((choice) => {
    const words = choice.key.split(" ");
    const first = words.findIndex((word) => stepOf(word) !== undefined);
    if (first < 0) return { choice, verb: choice.key, steps: [] };
    const verb = words.slice(0, first).join(" ");
    const steps = words.slice(first).map((word) => stepOf(word) ?? ({ in: "way", id: word } as const));
    const [subject, ...rest] = steps;
    // What lies before us can be used in several ways.
    if (subject?.in === "gear" && verb !== "")
      return { choice, verb, steps: [subject, { in: "way", id: verb }, ...rest] };
    return { choice, verb, steps };
  });
}

/** What opens a sheet, or is said on a note. */
export function isDeal(offer: Offer): boolean {
  return COMPOSED.has(offer.verb) || TRADE_ANSWERS.has(offer.verb);
}

/** The offers that go on from what is picked so far. */
export function after(offers: Offer[], path: Step[]): Offer[] {
  return offers.filter(({ steps }) => path.every((step, place) => isSame(steps[place], step)));
}

/** What can be pointed at next, without the offers that are complete. */
export function nextSteps(offers: Offer[], depth: number): Step[] {
  const found: Step[] = [];
  for (const { steps } of offers) {
    const step = steps[depth];
    if (step !== undefined && !found.some((each) => isSame(each, step))) found.push(step);
  }
  return found;
}

export function isSame(one: Step | undefined, other: Step): boolean {
  return one?.in === other.in && one.id === other.id;
}

/** The answer that somebody tries to give by clicking what is not offered; the server says why not. */
export function triedKey(thing: Thing, question: Question, view: View): string {
  const isFree = (question.source ?? "") === "";
  switch (thing.in) {
    case "hand":
      return isFree ? `play ${thing.id}` : thing.id;
    case "gear": {
      const name = `${findGear(view, thing.id)?.card ?? ""}#${thing.id}`;
      return isFree ? `use ${name}` : name;
    }
    case "foes":
      return `${findFoe(view, thing.id)?.card ?? ""}#${thing.id}`;
    case "players":
      return `P${thing.id}`;
    case "laid":
      return thing.id;
  }
}
