import type { FactionInfo } from "../protocol";

export const LEVELS = ["easy", "fair", "tricky"] as const;
export type Order = "set" | "level";

/** By set as the rulebooks have them, or what is easy to play first. */
export function ordered(factions: FactionInfo[], order: Order, sets: string[]): FactionInfo[] {
  const rank = ({ set, level = 0 }: FactionInfo) => (order === "set" ? sets.indexOf(set) : level);
  return factions.toSorted((one, other) => rank(one) - rank(other));
}

/** How hard a faction is, by name; undefined: nobody has said so. */
export function levelOf({ level = 0 }: FactionInfo): (typeof LEVELS)[number] | undefined {
  return LEVELS[level - 1];
}
