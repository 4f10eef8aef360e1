// Makes public/icons.svg, one sprite of the icons in src/lib/icons.json, and src/lib/credits.json, who drew which.
// The icon package does not say who drew an icon, and its licence (CC BY 3.0) asks for that: a new icon also needs a
// line in icon-authors.json. Both results are checked in, so that a build makes nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

const { icons } = read(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"));
const wanted = read(here("../src/lib/icons.json"));
const authors = read(here("icon-authors.json"));

const named = [wanted.cards, wanted.factions, wanted.kinds].flatMap((each) => Object.values(each));
const all = [...named, ...wanted.interface];
const names = [...new Set(all)].sort();
const unknown = names.filter((name) => !(name in icons));
const uncredited = names.filter((name) => !(name in authors));
if (unknown.length > 0) throw new Error(`no such icon: ${unknown.join(", ")}`);
if (uncredited.length > 0) throw new Error(`no author in tools/icon-authors.json: ${uncredited.join(", ")}`);

const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
const credits = Object.fromEntries(names.map((name) => [name, authors[name]]));
writeFileSync(here("../public/icons.svg"), sprite);
writeFileSync(here("../src/lib/credits.json"), JSON.stringify(credits, null, 2) + "\n");
