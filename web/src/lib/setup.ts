import type { NewRoom, SeatWish } from "../protocol";

/** Who shall sit on a seat; bots by their name. */
export const SITTERS = ["you", "open", "bot.greedy", "bot.random"] as const;
export const MODES = ["random", "snake", "free", "chosen"] as const;
export const EDITIONS = ["first_print", "geekier_box"] as const;
export const CLOCKS = [0, 30, 60, 180] as const;
export const MOST_SEATS = 4;

export type Sitter = (typeof SITTERS)[number];
export type Mode = (typeof MODES)[number];
export type Edition = (typeof EDITIONS)[number];

/** What the form for a new table holds. */
export interface Wishes {
  name: string;
  sitters: Sitter[];
  mode: Mode;
  /** Faction to seat, for mode "chosen". */
  factions: ReadonlyMap<string, number>;
  /** Two of each faction, so that two players may share one; not for mode "chosen". */
  isDoubled: boolean;
  edition: Edition;
  seconds: number;
  isListed: boolean;
}

/** You have one seat: who moves to another swaps with who was to sit there. */
export function seated(sitters: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = sitters[seat];
  return sitters.map((each, place) => {
    if (place === seat) return sitter;
    return sitter === "you" && each === "you" && before !== undefined ? before : each;
  });
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

export function newRoom(wishes: Wishes, factions: string[], chance: () => number = Math.random): NewRoom {
  const setup: Record<string, unknown> = { edition: wishes.edition };
  if (wishes.mode === "chosen") setup["factions"] = dealt(wishes, factions, chance);
  else Object.assign(setup, { draft: wishes.mode }, wishes.isDoubled ? { copies: 2 } : {});
  return {
    seats: wishes.sitters.map((sitter) => seatWish(sitter, wishes.name)),
    setup,
    is_listed: wishes.isListed,
    seconds: wishes.seconds,
  };
}

function seatWish(sitter: Sitter, name: string): SeatWish {
  if (sitter === "you") return { kind: "you", name: name.trim() };
  if (sitter === "open") return { kind: "open" };
  return { kind: "bot", bot: sitter.slice("bot.".length) };
}

/** The chosen factions of each seat, filled up from those that nobody has. */
function dealt(wishes: Wishes, factions: string[], chance: () => number): string[][] {
  const owners = new Map([...wishes.factions].filter(([, seat]) => seat < wishes.sitters.length));
  const free = factions.filter((faction) => !owners.has(faction));
  return wishes.sitters.map((_, seat) => {
    const hand = [...owners].filter(([, owner]) => owner === seat).map(([faction]) => faction);
    while (hand.length < 2 && free.length > 0) hand.push(...free.splice(Math.floor(chance() * free.length), 1));
    return hand;
  });
}
