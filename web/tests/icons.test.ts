import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardIcon, factionIcon, iconsByAuthor } from "../src/lib/icons";
import credits from "../src/lib/credits.json";
import icons from "../src/lib/icons.json";

const sprite = readFileSync("public/icons.svg", "utf8");
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
const sources: string[] = Object.values(
  import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
);
const hues = readFileSync("src/styles/tokens.css", "utf8");
/** The game's own words: what it calls its factions and its two piles is written there, and so is every card's name. */
const rules = readdirSync("../src/rumpus/smashup", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".py"))
  .map((path) => readFileSync(`../src/rumpus/smashup/${path}`, "utf8"))
  .join("\n");
const factions = [...rules.matchAll(/ = (?:Faction|Monsters|Treasures)\("([^"]+)"/g)].map(([, name]) => idOf(name!));
const wanted = new Set([...Object.values(icons.cards), ...Object.values(icons.factions), ...icons.interface]);

/** As the game makes an id of a name: "Tsar's Palace" is tsars_palace. */
function idOf(name: string): string {
  const plain = name.toLowerCase().replaceAll("'", "").replaceAll("é", "e");
  return plain.replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "");
}

test("the sprite has exactly the icons that are wanted, and each has an author", () => {
  expect(drawn).toEqual([...wanted].sort());
  expect(Object.keys(credits)).toEqual(drawn);
  expect(iconsByAuthor().flatMap(([, names]) => names)).toHaveLength(drawn.length);
});

test("no icon of the interface is without use", () => {
  const unused = icons.interface.filter((name) => !sources.some((source) => source.includes(`"${name}"`)));
  expect(unused).toEqual([]);
});

test("every faction and pile of the catalogue has an emblem and a hue", () => {
  expect(factions.length).toBeGreaterThan(20);
  expect(factions.filter((id) => !(id in icons.factions))).toEqual([]);
  expect(factions.filter((id) => !new RegExp(`\\.f-${id}[,{][^}]*--h:\\d`).test(hues))).toEqual([]);
});

test("no picture is for a faction or a card that does not exist", () => {
  const named = new Set([...rules.matchAll(/"([^"\n]+)"/g)].map(([, name]) => idOf(name!)));
  expect(Object.keys(icons.factions).filter((id) => !factions.includes(id))).toEqual([]);
  expect(Object.keys(icons.cards).filter((id) => !named.has(id))).toEqual([]);
});

test("a card has its own icon, or that of its faction", () => {
  expect(cardIcon({ id: "walker", faction: "zombies" })).toBe("shambling-zombie");
  expect(cardIcon({ id: "brand_new", faction: "ninjas" })).toBe("ninja-head");
  expect(factionIcon("nobody")).toBe("crossed-swords");
});
