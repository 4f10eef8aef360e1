// Makes what is in src/lib/icons: the sprites, icons.svg for every page and one for the cards of each game, and which icon
// is whose. The icons are those in icons.json. The icon package does not say who drew an icon, and its licence
// (CC BY 3.0) asks for that: a new icon also needs a line in icon-authors.json, and a sprite names the author of each of
// its icons. All results are checked in, so that a build makes nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";
import { faultsOf } from "./icon-faults.mjs";

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

const { icons } = read(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"));
const wanted = read(here("icons.json"));
const authors = read(here("icon-authors.json"));

const ofGames = ["smashup", "munchkin"].map((game) => [game, Object.values(wanted[game])]);
const ofBoth = ofGames[0][1].filter((name) => ofGames[1][1].includes(name));
const shared = [wanted.interface, ...[wanted.factions, wanted.kinds, wanted.faces].map(Object.values), ofBoth].flat();
const sprites = [["icons", shared], ...ofGames.map(([game, names]) => [game, names.filter((name) => !shared.includes(name))])];

const faults = faultsOf(sprites.flatMap(([, names]) => names), authors, (name) => name in icons);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

/** In whole units: of 512 in a row, nobody sees half of one. */
const rounded = (body) => body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${svgpath(path).rel().round(0)}"`);

const symbol = (name) => `<symbol id="${name}" data-by="${authors[name]}" viewBox="0 0 512 512">${rounded(icons[name].body)}</symbol>`;
for (const [sprite, names] of sprites) {
  const symbols = [...new Set(names)].sort().map(symbol);
  writeFileSync(here(`../src/lib/icons/${sprite}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}

const write = (name, told) => writeFileSync(here(`../src/lib/icons/${name}.json`), JSON.stringify(told, null, 2) + "\n");
const { factions, kinds, faces } = wanted;
write("everywhere", { factions, kinds, faces });
for (const [game] of ofGames) {
  const cards = Object.entries(wanted[game]);
  const isShared = ([, name]) => shared.includes(name);
  const own = Object.fromEntries(cards.filter((each) => !isShared(each)));
  write(game, { icons: Object.fromEntries(cards.filter(isShared)), [game]: own });
}
