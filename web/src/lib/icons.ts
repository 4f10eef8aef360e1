import type { CardInfo } from "../protocol";
import credits from "./credits.json";
import icons from "./icons.json";

type Sprite = keyof typeof credits;

/** An icon of a sprite; those with an author are exactly those in it. */
export type IconName = { [Each in Sprite]: keyof (typeof credits)[Each] }[Sprite];

const cards: Record<string, string> = { ...icons.smashup, ...icons.munchkin };
const factions: Record<string, string> = icons.factions;
const kinds: Record<string, string> = icons.kinds;
const faces: Record<string, string> = icons.faces;

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

/** The head of a bot's character. */
export function faceIcon(character: string): IconName {
  return (faces[character] ?? "person") as IconName;
}

/** Where an icon is drawn. What only the cards of one game show is loaded with them. */
export function iconPath(name: IconName): string {
  return `/${sprites.get(name)}.svg#${name}`;
}

const sprites = new Map(
  Object.entries(credits).flatMap(([sprite, drawn]) => Object.keys(drawn).map((name) => [name, sprite])),
);

/** Who drew what, for the credits: author, then icons. */
export function iconsByAuthor(): [author: string, icons: IconName[]][] {
  const found = new Map<string, IconName[]>();
  const drawn = Object.values(credits).flatMap((each) => Object.entries(each)) as [IconName, string][];
  for (const [icon, author] of drawn.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    found.set(author, [...(found.get(author) ?? []), icon]);
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}
