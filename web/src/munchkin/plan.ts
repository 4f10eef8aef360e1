import { cardOf, numberOf, pieceOf, playerOf } from "../lib/choice";
import type { Choice, Question } from "../protocol";
import type { Terms } from "./view";

/** An answer by what it says or names. */
type Wanted = (choice: Choice) => boolean;

const says =
  (verb: string): Wanted =>
  (choice) =>
    choice.verb === verb;
const counts =
  (number: number): Wanted =>
  (choice) =>
    numberOf(choice) === number;
const item =
  (serial: number): Wanted =>
  (choice) =>
    pieceOf(choice) === serial;
const held =
  (id: string): Wanted =>
  (choice) =>
    cardOf(choice) === id && pieceOf(choice) === undefined;
const isDone: Wanted = ({ role }) => role === "done";

/** Answers that were put together on one sheet, and are given as the questions for them come: by prompt. */
export class Plan {
  constructor(
    /** The key of the first answer. */
    readonly begin: string,
    private readonly rest: Record<string, Wanted[]>,
  ) {}

  /** The key of the answer to this question; undefined: the plan ends here, and people go on by hand. */
  next(question: Question): string | undefined {
    const wanted = question.prompt === undefined ? undefined : this.rest[question.prompt]?.shift();
    return wanted === undefined ? undefined : question.choices?.find(wanted)?.key;
  }
}

export function planHelp(key: string, terms: Pick<Terms, "treasures" | "helper first" | "items">): Plan {
  return new Plan(key, {
    treasures: [counts(terms.treasures)],
    "first pick": [says(terms["helper first"] ? "helper" : "fighter")],
    pay: [...terms.items.map(item), isDone],
  });
}

export function planTrade(key: string, gives: number[], wants: number[]): Plan {
  return new Plan(key, { give: [...gives.map(item), isDone], want: [...wants.map(item), isDone] });
}

/** `cards`: from hand; copies are named as often as they are sold. */
export function planSale(key: string, serials: number[], cards: string[]): Plan {
  return new Plan(key, { sell: [...serials.map(item), ...cards.map(held), isDone] });
}

/** To a player, or to everybody; `cards`: from hand, or else all of it. */
export function planShow(key: string, player: number | undefined, cards: string[] | undefined): Plan {
  const whom: Wanted = (choice) => (player === undefined ? choice.verb === "everybody" : playerOf(choice) === player);
  const what = cards === undefined ? [says("whole hand")] : [...cards.map(held), isDone];
  return new Plan(key, { "show to": [whom], show: what });
}
