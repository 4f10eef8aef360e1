import type { SeenBase, SeenPiece } from "../protocol";
import { isMinion } from "./view";

/** What one player has at a base. */
export interface LaneOf {
  seat: number;
  power: number;
  /** 1 is the first. */
  place: number;
  /** What it would get if the base scored now. */
  points: number;
  minions: SeenPiece[];
}

/** Who has minions at a base, the strongest first. */
export function lanesOf(base: SeenBase): LaneOf[] {
  const minions = base.on.filter((piece) => isMinion(piece) && piece.controller >= 0);
  const bySeat = grouped(minions, (minion) => minion.controller);
  const lanes = [...bySeat].map(([seat, minions]) => ({
    seat,
    minions,
    power: base.totals[seat] ?? 0,
    place: base.places[seat] ?? 0,
    points: base.worth[seat] ?? 0,
  }));
  return lanes.sort((one, other) => other.power - one.power || one.seat - other.seat);
}

/** Monsters that nobody controls: they add to the breakpoint. */
export function monstersOf(base: SeenBase): SeenPiece[] {
  return base.on.filter((piece) => isMinion(piece) && piece.controller < 0);
}

/** How much of the bar is hatched: what monsters add to the breakpoint, as far as no power has filled it. */
export function monsterPart({ power, breakpoint, monsters = 0 }: SeenBase): number {
  return Math.max(0, Math.min(monsters, breakpoint - power));
}

/** Minions that lie on each other: from this many on, equal ones become one pile. */
const PILE_FROM = 6;

/**
 * The tiles of a lane, strongest first: each with the minions that it stands for. Only minions in one state are equal.
 * `isCrowded`: they would cover each other, so equal ones are always a pile.
 */
export function tilesOf(minions: SeenPiece[], stateOf: (minion: SeenPiece) => string, isCrowded = false): SeenPiece[][] {
  const sorted = minions.toSorted((one, other) => (other.power ?? 0) - (one.power ?? 0));
  if (sorted.length < PILE_FROM && !isCrowded) return sorted.map((minion) => [minion]);
  const tiles = grouped(sorted, (minion) => {
    const { card, power, owner, used, silent } = minion;
    const isPlain = minion.on === undefined && minion.counters === undefined;
    return isPlain ? [card, power, owner, used, silent, stateOf(minion)].join() : `#${minion.serial}`;
  });
  return [...tiles.values()];
}

/** In the order in which the groups are met first. */
export function grouped<Each, Key>(all: Each[], keyOf: (each: Each) => Key): Map<Key, [Each, ...Each[]]> {
  const groups = new Map<Key, [Each, ...Each[]]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group === undefined) groups.set(keyOf(each), [each]);
    else group.push(each);
  }
  return groups;
}
