import type {
  FightSeen,
  FoeSeen,
  GearSeen,
  HeroSeen,
  LineSeen,
  MunchkinView,
  SideSeen,
  SpreadSeen,
  TermsSeen,
} from "../protocol";

/** What is not there is left out. */
type Present<Whole> = { [Part in keyof Whole]: Exclude<Whole[Part], null> };

/** The table as the server shows it to one seat, or to a spectator. */
export type View = Present<MunchkinView>;
export type Hero = HeroSeen;
/** A card in play: an item, a class, what lasts. */
export type Gear = GearSeen;
export type Foe = FoeSeen;
export type Fight = FightSeen;
/** One side's strength, and where it comes from. */
export type Side = SideSeen;
export type LedgerLine = LineSeen;
/** What help costs. */
export type Terms = TermsSeen;
/** Cards that lie open, and who picks the next ones: treasures won together, or the body of `of`. */
export type Spread = SpreadSeen;

/** Who has got there has won. */
export const GOAL = 10;

export function findGear(view: View, serial: number): Gear | undefined {
  return view.heroes.flatMap((hero) => hero.gear).find((gear) => gear.serial === serial);
}

export function ownerOf(view: View, serial: number): number {
  return view.heroes.findIndex((hero) => hero.gear.some((gear) => gear.serial === serial));
}

export function findFoe(view: View, serial: number): Foe | undefined {
  return view.fight?.foes.find((foe) => foe.serial === serial);
}

/** The seats from the viewer's left on around the table; a spectator sits nowhere and sees all. */
export function othersOf(count: number, viewer: number): number[] {
  const all = Array.from({ length: count }, (_, place) => (Math.max(viewer, -1) + 1 + place) % count);
  return all.filter((seat) => seat !== viewer);
}

/** Who is asked in the open window, and who has let it pass already: by seat. Who picks treasures is asked alone. */
export function waitsOf(view: View, awaited: number[]): { seat: number; hasPassed: boolean }[] {
  const passed = view.air?.passed ?? view.spoils?.passed ?? (view.fight?.stage === "called" ? view.fight.passed : []);
  if (passed.some((seat) => awaited.includes(seat))) return [];
  const seats = [...new Set([...passed, ...awaited])].sort((one, other) => one - other);
  return seats.map((seat) => ({ seat, hasPassed: !awaited.includes(seat) }));
}

/** Would this fight be the last one? */
export function mayWin(view: View): boolean {
  const { fight } = view;
  return fight !== undefined && (view.heroes[fight.fighter]?.level ?? 0) + fight.levels >= GOAL;
}
