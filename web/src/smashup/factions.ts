import type { SeatPlan } from "../lib/setup";

export const MODES = ["snake", "free", "random", "chosen"] as const;
export type Mode = (typeof MODES)[number];

/** Who plays which factions. */
export interface FactionWishes {
  seats: SeatPlan[];
  mode: Mode;
  /** Faction to the id of a seat, for mode "chosen". */
  factions: ReadonlyMap<string, number>;
  /** Two of each faction, so that two players may share one; not for mode "chosen". */
  isDoubled: boolean;
  /** The sets in use; undefined: all there are. */
  sets: string[] | undefined;
  /** The bases of all sets in use, not only of those that are played. */
  hasAllBases: boolean;
}

/** Two factions for each seat: a third takes the place of the first, and one that was taken changes hands. */
export function chosen(factions: ReadonlyMap<string, number>, seat: number, faction: string): Map<string, number> {
  const after = new Map(factions);
  const isMine = after.get(faction) === seat;
  after.delete(faction);
  if (isMine) return after;
  const mine = [...after].filter(([, owner]) => owner === seat);
  if (mine.length >= 2 && mine[0] !== undefined) after.delete(mine[0][0]);
  return after.set(faction, seat);
}

/** `factions`: those of the sets in use. */
export function factionSetup(
  wishes: FactionWishes,
  factions: string[],
  chance: () => number = Math.random,
): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  if (wishes.mode === "chosen") setup["factions"] = dealt(wishes, factions, chance);
  else Object.assign(setup, { draft: wishes.mode }, wishes.isDoubled ? { copies: 2 } : {});
  if (wishes.sets !== undefined) setup["sets"] = wishes.sets;
  if (wishes.hasAllBases) setup["bases"] = "all";
  return setup;
}

/** The chosen factions of each seat, filled up from those that nobody has. */
function dealt(wishes: FactionWishes, factions: string[], chance: () => number): string[][] {
  const ids = new Set(wishes.seats.map((plan) => plan.id));
  const owners = new Map([...wishes.factions].filter(([faction, id]) => ids.has(id) && factions.includes(faction)));
  const free = factions.filter((faction) => !owners.has(faction));
  return wishes.seats.map(({ id }) => {
    const hand = [...owners].filter(([, owner]) => owner === id).map(([faction]) => faction);
    while (hand.length < 2 && free.length > 0) hand.push(...free.splice(Math.floor(chance() * free.length), 1));
    return hand;
  });
}
