import type { CardInfo } from "../protocol";
import everywhere from "./icons/everywhere.json";
import { later } from "./later";

/** An icon of a sprite; those with an author are exactly those in one. */
export type IconName = keyof typeof import("../../tools/icon-authors.json");
/** The icons of the cards of a game: by sprite, then by card. */
type Drawn = Record<string, Record<string, string>>;

// A sprite and a file for each game.
const ofGames = import.meta.glob<Drawn>(["./icons/*.json", "!./icons/everywhere.json"], { import: "default" });
// Each is named by what is in it. A browser that could not rely on it would fetch it, and read all of it, for every icon
// that comes to the page.
const paths = import.meta.glob<string>("./icons/*.svg", { query: "?url", import: "default", eager: true });
export const GAMES = Object.keys(ofGames).map((path) => path.slice("./icons/".length, -".json".length));
const cards = new Map<string, IconName>();
const sprites = new Map<IconName, string>();
const factions: Record<string, string> = everywhere.factions;
const kinds: Record<string, string> = everywhere.kinds;
const faces: Record<string, string> = everywhere.faces;

/** Which icons the cards of a game have: known before the first of them is drawn. */
export async function loadIcons(game: string): Promise<void> {
  const load = ofGames[`./icons/${game}.json`];
  const drawn = load === undefined ? {} : await later(load);
  for (const [sprite, icons] of Object.entries(drawn))
    for (const [card, icon] of Object.entries(icons)) {
      cards.set(card, icon as IconName);
      sprites.set(icon as IconName, sprite);
    }
}

/** The card's own icon, or that of its faction. */
export function cardIcon(card: Pick<CardInfo, "id" | "faction">, usual = factionIcon(card.faction)): IconName {
  return cards.get(card.id) ?? usual;
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
  return `${spritePath(sprites.get(name) ?? "icons")}#${name}`;
}

export function spritePath(sprite: string): string {
  return paths[`./icons/${sprite}.svg`] ?? "";
}
