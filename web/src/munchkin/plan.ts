import type { Question } from "../protocol";
import { findGear, type Terms, type View } from "./view";

/** Answers that were put together on one sheet, and are given as the questions for them come: by prompt. */
export class Plan {
  constructor(
    private readonly first: string,
    private readonly rest: Record<string, string[]>,
  ) {}

  /** The answer to this question; undefined: the plan ends here, and people go on by hand. */
  next(question: Question): string | undefined {
    const keys = question.prompt === undefined ? undefined : this.rest[question.prompt];
    const key = keys?.shift();
    return question.choices?.some((choice) => choice.key === key) ? key : undefined;
  }

  get begin(): string {
    return this.first;
  }
}

/** `name`: how an item is called in an answer, `fez_of_fazooli#12`. */
type Naming = (serial: number) => string;

export function namingIn(view: View): Naming {
  return (serial) => `${findGear(view, serial)?.card ?? ""}#${serial}`;
}

/** The player that an answer names last: `ask P2`, `counter trade P2`. */
export function seatIn(key: string): number {
  return Number(key.slice(key.lastIndexOf("P") + 1));
}

export function planHelp(key: string, terms: Pick<Terms, "treasures" | "helper first" | "items">, name: Naming): Plan {
  return new Plan(key, {
    treasures: [String(terms.treasures)],
    "first pick": [terms["helper first"] ? "helper" : "fighter"],
    pay: [...terms.items.map(name), "done"],
  });
}

export function planTrade(key: string, gives: number[], wants: number[], name: Naming): Plan {
  return new Plan(key, { give: [...gives.map(name), "done"], want: [...wants.map(name), "done"] });
}

/** `cards`: from hand; copies are named as often as they are sold. */
export function planSale(serials: number[], cards: string[], name: Naming): Plan {
  return new Plan("sell", { sell: [...serials.map(name), ...cards, "done"] });
}
