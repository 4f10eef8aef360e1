import type { Line, SeenBase, SeenPart } from "../protocol";
import { monstersOf } from "./standing";

/** What the cards of this turn have done to the breakpoint of a base, in the order in which they did. */
export function changesTo(base: string, log: readonly Line[]): SeenPart[] {
  const turn = log.findLastIndex(({ kind }) => kind === "turn");
  return log.slice(turn + 1).flatMap((line): SeenPart[] => {
    const { kind, amount = 0, card = "", by = -1 } = line;
    return kind === "breakpoint" && line.base === base ? [{ why: "card", amount, card, of: by }] : [];
  });
}

/** How the breakpoint of a base comes about: what is printed, what cards did to it this turn, what monsters add. */
export function breakpointParts(base: SeenBase, printed: number, changes: SeenPart[]): SeenPart[] {
  const own = base.own ?? base.breakpoint;
  const rest = own - changes.reduce((sum, { amount }) => sum + amount, printed);
  const monsters = base.monsters ? monstersOf(base).map(({ card, power = 0 }) => ({ card, amount: power })) : [];
  return [
    { why: "printed", amount: printed },
    ...changes,
    // What we were not here to see.
    ...(rest === 0 ? [] : [{ why: "turn" as const, amount: rest }]),
    ...monsters.map((part) => ({ why: "card" as const, ...part })),
  ];
}
