import type { View } from "./view";

/** Who takes which of the treasures that are left: the players of the order again and again, one treasure each. */
export function pickersOf({ piles, scoring }: View): number[] {
  const picks = scoring?.picks ?? [];
  if (picks.length === 0) return [];
  return (piles?.loot ?? []).map((_, place) => picks[place % picks.length]!);
}
