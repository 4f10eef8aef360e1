import type { SeenBase, SeenScoring } from "../protocol";

/** A turn to pick from the loot. */
export interface Pick {
  seat: number;
  power: number;
  /** What was taken in it, if it is over. */
  card?: string;
  isNow: boolean;
  /** 1 is the first. */
  round: number;
  /** In the first round: with as much power as whoever picks before. */
  isTied: boolean;
}

/** Who has picked from the loot and who will, in this order. */
export function picksOf({ taken = [], picks }: SeenScoring, base: SeenBase): Pick[] {
  const seats = [...taken.map(({ by }) => by), ...picks];
  const each = new Set(seats).size;
  const powerOf = (seat: number | undefined) => Math.max(0, base.totals[seat ?? -1] ?? 0);
  return seats.map((seat, place) => {
    const card = taken[place]?.card;
    const isTied = place > 0 && place < each && powerOf(seat) === powerOf(seats[place - 1]);
    const round = 1 + Math.floor(place / each);
    return { seat, power: powerOf(seat), isNow: place === taken.length, round, isTied, ...(card && { card }) };
  });
}

/** The treasures where they were laid out, with who has taken them. */
export function laidOut(loot: string[], taken: SeenScoring["taken"] = []): { card: string; by?: number }[] {
  const all: { card: string; by?: number }[] = loot.map((card) => ({ card }));
  for (const { card, by, place } of taken.toReversed()) all.splice(place, 0, { card, by });
  return all;
}
