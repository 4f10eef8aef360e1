import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { loadCredits } from "../../src/lib/credits";
import { cardIcon, faceIcon, factionIcon, GAMES, iconPath, kindIcon, loadIcons } from "../../src/lib/icons";
import authors from "../../tools/icon-authors.json";
import { faultsOf } from "../../tools/icon-faults.mjs";
import icons from "../../tools/icons.json";

const SPRITES = ["icons", "smashup", "munchkin"];
const drawnIn = (sprite: string) =>
  [...readFileSync(`src/lib/icons/${sprite}.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!);
const drawn = SPRITES.flatMap(drawnIn).sort();
const files: Record<string, string> = import.meta.glob("../../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const sources = Object.values(files);
const hues = readFileSync("src/styles/tokens.css", "utf8");
const filesOf = (family: string, ending: string) =>
  readdirSync(`../src/rumpus/${family}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(`../src/rumpus/${family}/${path}`, "utf8"));
/** The games' own words: what they call their factions, piles and kinds is written there, and so is every card's name. */
const rules = filesOf("smashup", ".py").join("\n");
const munchkin = filesOf("munchkin", ".py").join("\n");
/** The ids of cards that are written down in deck files. */
const decked = filesOf("munchkin", ".yaml").flatMap(idsIn);
const factions = [...rules.matchAll(/ = (?:Faction|Monsters|Treasures)\(\s*"([^"]+)"/g)].map(([, name]) => idOf(name!));
factions.push("door", "treasure");
const cards: Record<string, string> = { ...icons.smashup, ...icons.munchkin };
const named = [icons.smashup, icons.munchkin, icons.factions, icons.kinds, icons.faces].flatMap((each) => Object.values(each));
const wanted = new Set([...named, ...icons.interface]);

/** As the games make an id of a name: "Tsar's Palace" is tsars_palace, "H.P." is hp. */
function idOf(name: string): string {
  const plain = name.toLowerCase().replace(/\(.*\)|['.]/g, "").replaceAll("é", "e");
  return plain.replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "");
}

/** A card has the id that stands behind its name, or one that is made of the name. */
function idsIn(deck: string): string[] {
  const cards = deck.matchAll(/^- \{?name: (?:"([^"]+)"|([^,}\n]+))(?:,|\n) *(?:id: (\w+))?/gm);
  return [...cards].map(([, quoted, plain, id]) => id ?? idOf(quoted ?? plain!));
}

beforeAll(() => Promise.all(GAMES.map(loadIcons)));

test("the sprites have exactly the icons that are wanted, each once, and each says who drew it", async () => {
  expect(drawn).toEqual([...wanted].sort());
  expect(Object.keys(authors).sort()).toEqual(drawn);
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(readFileSync(`.${path}`, "utf8"))));
  const credits = await loadCredits();
  vi.unstubAllGlobals();
  const told = credits.flatMap(([author, names]) => names.map((name) => [name, author]));
  expect(Object.fromEntries(told)).toEqual(authors);
  expect(told).toHaveLength(drawn.length);
});

test("an icon that does not exist, has no author or a misspelt one is told in words", () => {
  const faults = faultsOf(["bee", "bea", "honey"], { bee: "Delapouite" }, (name) => name !== "bea");
  expect(faults.map((fault) => fault.split(/[;?]/)[0])).toEqual([
    "icons.json: there is no icon bea",
    "icon-authors.json: who drew honey",
    "icon-authors.json: bee is by «Delapouite»",
  ]);
  expect(faultsOf([], authors, () => true)).toEqual([]);
});

test("what the tool has written for the client is what is wanted", () => {
  for (const game of ["smashup", "munchkin"] as const)
    for (const [id, name] of Object.entries(icons[game])) {
      expect(cardIcon({ id, faction: "" })).toBe(name);
      expect(drawnIn(/(\w+)\.svg#/.exec(iconPath(cardIcon({ id, faction: "" })))![1]!)).toContain(name);
    }
});

test("an icon that only the cards of one game show is loaded with them", () => {
  expect(iconPath("frog")).toMatch(/\/munchkin\.svg#frog$/);
  expect(iconPath("microscope")).toMatch(/\/smashup\.svg#microscope$/);
  expect(iconPath("ninja-head")).toMatch(/\/icons\.svg#ninja-head$/);
});

test("all icons together are at most 200 kB, compressed", () => {
  const sizes = SPRITES.map((sprite) => gzipSync(readFileSync(`src/lib/icons/${sprite}.svg`)).length);
  expect(sizes.reduce((one, other) => one + other)).toBeLessThan(200_000);
});

test("every character of the bots has a head of its own", () => {
  const characters = [...filesOf("bots", "characters.py").join("\n").matchAll(/^ {4}"(\w+)": Character\(/gm)];
  expect(characters.map(([, id]) => id!).toSorted()).toEqual(Object.keys(icons.faces).toSorted());
  expect(new Set(Object.keys(icons.faces).map(faceIcon)).size).toBe(8);
});

test("no icon of the interface is without use", () => {
  const unused = icons.interface.filter((name) => !sources.some((source) => source.includes(`"${name}"`)));
  expect(unused).toEqual([]);
});

test("what a table draws is in the sprite of every page, or in that of its own game", () => {
  const shown = Object.entries(files).flatMap(([path, source]) =>
    [...source.matchAll(/(?:\bicon(?:=|: )|<Icon name=)"([\w-]+)"/g)].map(([, name]) => ({ path, name: name! })),
  );
  expect(shown.length).toBeGreaterThan(50);
  const everywhere = drawnIn("icons");
  const ofGame = (path: string) => GAMES.filter((game) => path.includes(`/src/${game}/`)).flatMap(drawnIn);
  expect(shown.filter(({ path, name }) => ![...everywhere, ...ofGame(path)].includes(name))).toEqual([]);
});

test("every faction and pile of the catalogue has an emblem and a hue", () => {
  expect(factions.length).toBeGreaterThan(20);
  expect(factions.filter((id) => !(id in icons.factions))).toEqual([]);
  expect(factions.filter((id) => !new RegExp(`\\.f-${id}[,{][^}]*--h:\\d`).test(hues))).toEqual([]);
});

test("no picture is for a faction or a card that does not exist", () => {
  const named = new Set([...`${rules}\n${munchkin}`.matchAll(/"([^"\n]+)"/g)].map(([, name]) => idOf(name!)));
  expect(Object.keys(icons.factions).filter((id) => !factions.includes(id))).toEqual([]);
  expect(Object.keys(cards).filter((id) => !named.has(id) && !decked.includes(id))).toEqual([]);
});

test("every card of a deck file has an icon, and no other card of its box the same one", () => {
  expect(decked.length).toBeGreaterThan(100);
  expect(decked.filter((id) => !(id in cards))).toEqual([]);
  const pictures = decked.map((id) => cardIcon({ id, faction: "" }));
  expect(pictures.filter((name, place) => pictures.indexOf(name) !== place)).toEqual([]);
});

test("every kind of Munchkin's cards has an icon and a hue", () => {
  const kinds = /^Kind = Literal\[([^\]]+)\]/m.exec(munchkin)?.[1]?.match(/(?<=")[^",]+(?=")/g) ?? [];
  expect(kinds.length).toBeGreaterThan(10);
  expect(Object.keys(icons.kinds).sort()).toEqual([...kinds].sort());
  const classes = kinds.map((kind) => kind.replace(/[^a-z]+/g, "_"));
  expect(classes.filter((kind) => !new RegExp(`\\.f-${kind}[,{][^}]*--h:\\d`).test(hues))).toEqual([]);
});

test("a card has its own icon, or that of its faction", () => {
  expect(cardIcon({ id: "walker", faction: "zombies" })).toBe("shambling-zombie");
  expect(cardIcon({ id: "brand_new", faction: "ninjas" })).toBe("ninja-head");
  expect(factionIcon("nobody")).toBe("crossed-swords");
  expect(cardIcon({ id: "froggoth", faction: "" }, kindIcon("monster"))).toBe("frog");
  expect(cardIcon({ id: "brand_new", faction: "" }, kindIcon("curse"))).toBe("cursed-star");
  expect(kindIcon("army")).toBe("vertical-banner");
});
