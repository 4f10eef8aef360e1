import { expect, test } from "vitest";
import { CardBook } from "../../src/lib/catalogue";
import { linked } from "../../src/room/linked";
import { CATALOGUE } from "../example";

test("cards are found by their names in a sentence", () => {
  const book = new CardBook(CATALOGUE);
  expect(linked("Mika plays King Rex at Tar Pits.", book)).toEqual([
    { text: "Mika plays " },
    { text: "King Rex", card: "king_rex" },
    { text: " at " },
    { text: "Tar Pits", card: "tar_pits", tail: "." },
  ]);
  expect(linked("King Rex, now 7 (Walker)", book)).toEqual([
    { text: "King Rex", card: "king_rex", tail: "," },
    { text: " now 7 (" },
    { text: "Walker", card: "walker", tail: ")" },
  ]);
  expect(linked("Walkers walk", book)).toEqual([{ text: "Walkers walk" }]);
});

test("who is called like a card is none", () => {
  const [nell] = CATALOGUE.characters;
  const crowded = new CardBook({ ...CATALOGUE, characters: [{ ...nell!, name: "Walker Pike" }] });
  expect(linked("Walker Pike plays Walker", crowded)).toEqual([
    { text: "Walker Pike" },
    { text: " plays " },
    { text: "Walker", card: "walker" },
  ]);
});
