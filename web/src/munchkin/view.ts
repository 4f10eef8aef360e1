import type {
  FightSeen,
  FoeSeen,
  GearSeen,
  HeroSeen,
  LineSeen,
  MunchkinView,
  RolledSeen,
  SideSeen,
  SpreadSeen,
  TermsSeen,
} from "../protocol";

/** What is not there is left out. */
type Present<Whole> = { [Part in keyof Whole]: Exclude<Whole[Part], null> };

/** The table as the server shows it to one seat, or to a spectator. */
export type View = Present<MunchkinView>;
export type Hero = HeroSeen;
/** A card in play: an item, a class or army, what lasts. */
export type Gear = GearSeen;
export type Foe = FoeSeen;
export type Fight = FightSeen;
/** One side's strength, and where it comes from. */
export type Side = SideSeen;
export type LedgerLine = LineSeen;
/** A roll to run away that may still be answered. */
export type Rolled = RolledSeen;
/** What help costs. */
export type Terms = TermsSeen;
/** Cards that are face up, and who picks the next ones: treasures won together, or the body of `of`. */
export type Spread = SpreadSeen;

export const isHead = ({ what }: LedgerLine) => what === "level" || what === "monster";

/** What somebody in a fight has of their own, and was not thrown in. */
export function ownOf(head: LedgerLine, lines: LedgerLine[]): LedgerLine[] {
  const isTheirs = (line: LedgerLine) => (head.what === "level" ? line.player === head.player : line.serial === head.serial);
  return lines.filter((line) => !isHead(line) && line.what !== "thrown" && isTheirs(line));
}

/** What a hero can be with the cards of this table. */
export function rolesOf({ roles: [role, ...more] }: View): "class" | "army" | "both" {
  return more.length > 0 ? "both" : (role ?? "class");
}

export function findGear(view: View, serial: number): Gear | undefined {
  return view.heroes.flatMap((hero) => hero.gear).find((gear) => gear.serial === serial);
}

/** A class or an army, or what makes more of it: what somebody is, not what they have. */
export function isRole(gear: Gear): boolean {
  return gear.place === "role";
}

/** What somebody has with them, but does not use. */
export function carriedBy(hero: Hero): Gear[] {
  return hero.gear.filter((gear) => !gear["is used"] && !isRole(gear));
}

export function ownerOf(view: View, serial: number): number {
  return view.heroes.findIndex((hero) => hero.gear.some((gear) => gear.serial === serial));
}

export function findFoe(view: View, serial: number): Foe | undefined {
  return view.fight?.foes.find((foe) => foe.serial === serial);
}

/** The monster that this one is a twin of, as long as it is there. */
export function twinOf(foe: Foe, foes: Foe[]): Foe | undefined {
  return foes.find((each) => each.serial === foe["twin of"]);
}

/** The seats from the viewer's left on around the table; a spectator sits nowhere and sees all. */
export function othersOf(count: number, viewer: number): number[] {
  const all = Array.from({ length: count }, (_, place) => (Math.max(viewer, -1) + 1 + place) % count);
  return all.filter((seat) => seat !== viewer);
}

/** By seat: who is asked in the open window, and who has let it pass. */
export function waitsOf({ window }: View, awaited: number[]): { seat: number; hasPassed: boolean }[] {
  const waits = [
    ...awaited.map((seat) => ({ seat, hasPassed: false })),
    ...(window?.passed ?? []).map((seat) => ({ seat, hasPassed: true })),
  ];
  return waits.sort((one, other) => one.seat - other.seat);
}

/** An offer as it lies on the table: of help on some terms, or items for items. */
interface OfferNote {
  by: number;
  to: number[];
  terms?: Terms;
  gives: number[];
  wants: number[];
}

/** All offers; what the viewer has to answer comes first. */
export function offerNotes(view: View, viewer: number): OfferNote[] {
  const help = helpNotes(view, viewer).map((note) => ({ ...note, gives: [], wants: [] }));
  const trades = (view.offers ?? []).map(({ by, to, gives, wants }) => ({ by, to: [to], gives, wants }));
  const isMine = ({ to }: OfferNote) => Number(to.includes(viewer));
  return [...help, ...trades].sort((one, other) => isMine(other) - isMine(one));
}

/** What several are asked on the same terms is one. */
interface HelpNote {
  by: number;
  to: number[];
  terms: Terms;
}

/** What the viewer has to answer lies there by itself. */
function helpNotes({ fight }: View, viewer: number): HelpNote[] {
  const notes: HelpNote[] = [];
  for (const terms of fight?.offers ?? []) {
    const { by, to } = terms;
    const same = notes.find((note) => to !== viewer && !note.to.includes(viewer) && isSaidTogether(note.terms, terms));
    if (same === undefined) notes.push({ by, to: [to], terms });
    else {
      same.to.push(to);
      same.terms = { ...terms, helper: -1 };
    }
  }
  return notes;
}

/** Do both ask for the same? */
function isSaidTogether(one: Terms, other: Terms): boolean {
  return (
    one.by === other.by &&
    one.treasures === other.treasures &&
    one["helper first"] === other["helper first"] &&
    String(one.items) === String(other.items)
  );
}
