import type { Choice, Part, Question } from "../protocol";
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
/** To offers of help, in this order; only where there are several do they name whose is meant. */
export const HELP_ANSWERS = ["accept", "counter", "refuse", "withdraw"];
/** These begin a deal: they open a sheet. */
const COMPOSED = new Set(["ask", "ask everybody", "offer help", "counter", "trade", "sell", "show hand"]);

/** The answers of a question, by what they are about. */
export function offersOf(question: Question, view: View, seat: number): Offer[] {
  return (question.choices ?? []).map((choice) => {
    const { verb = "", parts = [] } = choice;
    const steps = parts.map((part) => stepOf(part, view, seat));
    if (steps.every((step) => step.in === "way")) return { choice, verb, steps: [] };
    const [subject, ...rest] = steps;
    // What lies before us can be used in several ways.
    if (subject?.in === "gear" && verb !== "")
      return { choice, verb, steps: [subject, { in: "way", id: verb }, ...rest] };
    return { choice, verb, steps };
  });
}

function stepOf({ player, piece, card = "", zone, owner, word = "", number }: Part, view: View, seat: number): Step {
  if (player !== undefined) return { in: "players", id: player };
  if (piece !== undefined) {
    if (findFoe(view, piece) !== undefined) return { in: "foes", id: piece };
    return findGear(view, piece) === undefined ? { in: "laid", id: card } : { in: "gear", id: piece };
  }
  if (card !== "") return { in: zone === "hand" && owner === seat ? "hand" : "laid", id: card };
  return { in: "way", id: `${word}${number ?? ""}` };
}

/** What opens a sheet, or is said on a note. */
export function isDeal(offer: Offer): boolean {
  const { verb, steps } = offer;
  return COMPOSED.has(verb) || TRADE_ANSWERS.has(verb) || (HELP_ANSWERS.includes(verb) && steps.length > 0);
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
export function triedAnswer(thing: Thing, question: Question, view: View): Pick<Choice, "verb" | "parts"> {
  const isFree = (question.source ?? "") === "";
  switch (thing.in) {
    case "hand":
      return { verb: isFree ? "play" : "", parts: [{ card: thing.id }] };
    case "gear":
      return { verb: isFree ? "use" : "", parts: [{ card: findGear(view, thing.id)?.card ?? "", piece: thing.id }] };
    case "foes":
      return { verb: "", parts: [{ card: findFoe(view, thing.id)?.card ?? "", piece: thing.id }] };
    case "players":
      return { verb: "", parts: [{ player: thing.id }] };
    case "laid":
      return { verb: "", parts: [{ card: thing.id }] };
  }
}
