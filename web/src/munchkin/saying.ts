import { joined, listed, signed, t, tIfAny } from "../lib/messages";
import type { MunchkinCard } from "../protocol";
import { nameOf } from "./cards";
import type { MunchkinTable } from "./play.svelte";
import { findGear, type Hero, type Terms, type View } from "./view";

/** More than anybody could have. */
const ANY = 100;
const RATIONS = ["bread", "meat", "greens", "sweets"] as const;

/** A roll with what is added: "2 −3 = −1". */
export function rollSaid(face: number, modifier: number, sum: number): string {
  if (modifier === 0) return String(face);
  return t("munchkin.news.sum", { face, modifier: signed(modifier), sum: sum < 0 ? signed(sum) : sum });
}

/** What a kind of card is good for, which no card says; undefined: it says so itself. */
export function meaningOf(card: MunchkinCard): string | undefined {
  return tIfAny(`munchkin.means.${card.kind}`);
}

/** What death costs somebody. */
export function deathSaid(seat: number, table: MunchkinTable): string {
  return seat === table.seat ? t("munchkin.dead.mine") : t("munchkin.dead", { name: table.name(seat) });
}

/** "Ration tokens: 1 bread, 0 meat, 2 greens, 0 sweets". */
export function rationsSaid(hero: Hero): string {
  const kinds = RATIONS.map((kind, place) => t(`munchkin.ration.${kind}`, { n: hero.rations[place] ?? 0 }));
  return t("munchkin.rations", { what: joined(kinds) });
}

/** "Big items: 1 of 2". What lets somebody carry any number of them is no limit. */
export function bigsSaid({ bigs: [n, of] }: Hero): string {
  return of < ANY ? t("munchkin.bigs", { n, of }) : t("munchkin.bigs.any", { n });
}

/** The terms of a deal in one sentence: "Tom helps for 2 treasures, picks first". */
export function termsSaid(terms: Terms, view: View, table: MunchkinTable): string {
  const { helper, treasures, items } = terms;
  const parts = [
    ...(treasures > 0 ? [t("munchkin.stake.treasures", { n: treasures })] : []),
    ...items.map((serial) => nameOf(findGear(view, serial)?.card ?? "")),
  ];
  const whose = helper === table.seat ? "mine" : "theirs";
  const name = helper < 0 ? t("munchkin.terms.anybody") : table.name(helper);
  if (parts.length === 0) return t(`munchkin.terms.${whose}.free`, { name });
  const said = t(`munchkin.terms.${whose}`, { name, what: listed(parts) });
  return treasures > 0 && terms["helper first"] ? t(`munchkin.terms.${whose}.first`, { said }) : said;
}
