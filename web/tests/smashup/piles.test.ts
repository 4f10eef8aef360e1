import { expect, test } from "vitest";
import { partsOf, topOf } from "../../src/smashup/piles";
import { view } from "./example";

const table = view({
  "base deck known": [
    [4, "jungle"],
    [0, "tar_pits"],
  ],
  "base discard": ["school", "oasis"],
  piles: {
    "monster deck": 7,
    "monster deck known": [[0, "ghoul"]],
    "monster discard": ["king_tut", "bigfoot"],
    "treasure deck": 12,
    "treasure deck known": [],
    "treasure discard": ["wishing_ring"],
    loot: [],
  },
});
table.seats[1] = { ...table.seats[1]!, hand: ["", "zapbot", ""], discard: ["walker", "howl"], "deck known": [[2, "king_rex"]] };

test("of a discard pile the newest card is the first", () => {
  const [part] = partsOf({ zone: "discard", seat: 1 }, table);
  expect(part?.cards).toEqual([{ card: "howl" }, { card: "walker" }]);
});

test("of the hand of somebody else one sees what one knows", () => {
  expect(partsOf({ zone: "hand", seat: 1 }, table)[0]?.cards).toEqual([{ card: "zapbot" }]);
});

test("of a deck one sees what one knows, from the top", () => {
  expect(partsOf({ zone: "deck", seat: 1 }, table)[0]?.cards).toEqual([{ card: "king_rex", above: 2 }]);
  expect(partsOf({ zone: "deck", seat: 0 }, table)[0]?.cards).toEqual([]);
  expect(partsOf({ zone: "base deck" }, table).map(({ cards }) => cards.map(({ card }) => card))).toEqual([
    ["tar_pits", "jungle"],
    ["oasis", "school"],
  ]);
});

test("monsters and treasures: what one knows of the deck, and the discard pile", () => {
  const namesOf = (zone: "monster deck" | "treasure deck") =>
    partsOf({ zone }, table).map((part) => [part.zone, ...part.cards.map(({ card }) => card)]);
  expect(namesOf("monster deck")).toEqual([
    ["monster deck", "ghoul"],
    ["monster discard", "bigfoot", "king_tut"],
  ]);
  expect(namesOf("treasure deck")).toEqual([["treasure deck"], ["treasure discard", "wishing_ring"]]);
});

test("the top card is the one with nothing above it", () => {
  expect(topOf(table["base deck known"])).toBe("tar_pits");
  expect(topOf([[1, "walker"]])).toBeUndefined();
  expect(topOf(undefined)).toBeUndefined();
});
