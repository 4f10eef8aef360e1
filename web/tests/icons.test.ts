import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardIcon, factionIcon, iconsByAuthor } from "../src/lib/icons";
import credits from "../src/lib/credits.json";
import icons from "../src/lib/icons.json";

const sprite = readFileSync("public/icons.svg", "utf8");
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
const sources: string[] = Object.values(
  import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
);
const wanted = new Set([...Object.values(icons.cards), ...Object.values(icons.factions), ...icons.interface]);

test("the sprite has exactly the icons that are wanted, and each has an author", () => {
  expect(drawn).toEqual([...wanted].sort());
  expect(Object.keys(credits)).toEqual(drawn);
  expect(iconsByAuthor().flatMap(([, names]) => names)).toHaveLength(drawn.length);
});

test("no icon of the interface is without use", () => {
  const unused = icons.interface.filter((name) => !sources.some((source) => source.includes(`"${name}"`)));
  expect(unused).toEqual([]);
});

test("a card has its own icon, or that of its faction", () => {
  expect(cardIcon({ id: "walker", faction: "zombies" })).toBe("shambling-zombie");
  expect(cardIcon({ id: "brand_new", faction: "ninjas" })).toBe("ninja-head");
  expect(factionIcon("nobody")).toBe("crossed-swords");
});
