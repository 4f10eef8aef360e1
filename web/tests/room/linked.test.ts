import { expect, test } from "vitest";
import { CardBook } from "../../src/lib/catalogue";
import { headlineOf, linked } from "../../src/room/linked";
import { CATALOGUE } from "../example";

test("cards are found by their names in a sentence", () => {
  const book = new CardBook(CATALOGUE);
  expect(linked("Mika plays King Rex at Tar Pits.", book)).toEqual([
    { text: "Mika plays " },
    { text: "King Rex", card: "king_rex" },
    { text: " at " },
    { text: "Tar Pits", card: "tar_pits" },
    { text: "." },
  ]);
  expect(linked("Walkers walk", book)).toEqual([{ text: "Walkers walk" }]);
});

test("a new turn is a headline", () => {
  expect(headlineOf({ text: "--- Turn 4: Jo ---", kind: "turn" })).toBe("Turn 4: Jo");
  expect(headlineOf({ text: "Jo draws 2 cards." })).toBeUndefined();
});
