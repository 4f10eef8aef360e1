import type { CardInfo } from "../protocol";
import credits from "./credits.json";
import icons from "./icons.json";

/** An icon of the sprite; those with an author are exactly those in it. */
export type IconName = keyof typeof credits;

const cards: Record<string, string> = icons.cards;
const factions: Record<string, string> = icons.factions;
const kinds: Record<string, string> = icons.kinds;

/** The card's own icon, or that of its faction. */
export function cardIcon(card: Pick<CardInfo, "id" | "faction">, usual = factionIcon(card.faction)): IconName {
  return (cards[card.id] ?? usual) as IconName;
}

/** Munchkin's cards belong to no faction: they go by what they are. */
export function kindIcon(kind: string): IconName {
  return (kinds[kind] ?? "dungeon-gate") as IconName;
}

export function factionIcon(faction: string): IconName {
  return (factions[faction] ?? "crossed-swords") as IconName;
}

/** Who drew what, for the credits: author, then icons. */
export function iconsByAuthor(): [author: string, icons: IconName[]][] {
  const found = new Map<string, IconName[]>();
  for (const [icon, author] of Object.entries(credits) as [IconName, string][])
    found.set(author, [...(found.get(author) ?? []), icon]);
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}
