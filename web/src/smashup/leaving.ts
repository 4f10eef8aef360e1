import type { Leaving } from "../room/motion";
import type { View } from "./view";

/** Where cards have gone between two views. */
export function leavingBetween(before: View, after: View): Leaving {
  const count = (cards: string[] | undefined, card: string) => cards?.filter((each) => each === card).length ?? 0;
  return (card, owner) => {
    if (owner < 0) {
      const discard = "monster discard";
      const isMonster = count(after.piles?.[discard], card) > count(before.piles?.[discard], card);
      return isMonster ? "monster deck" : "treasure deck";
    }
    const [then, now] = [before.seats[owner], after.seats[owner]];
    if (count(now?.discard, card) > count(then?.discard, card)) return "discard";
    return (now?.hand.length ?? 0) > (then?.hand.length ?? 0) ? "hand" : "deck";
  };
}
