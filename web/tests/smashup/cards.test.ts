import { expect, test } from "vitest";
import { CardBook } from "../../src/lib/catalogue";
import { cardLabel } from "../../src/smashup/cards";
import { CATALOGUE } from "../example";

const cards = new CardBook(CATALOGUE);

test("a card is said in one sentence", () => {
  expect(cardLabel(cards.card("walker"), "Zombies", 2, "can be chosen")).toBe(
    "Walker, Minion, Zombies, power 2, can be chosen",
  );
  expect(cardLabel(cards.card("walker"), "Zombies", 3)).toBe("Walker, Minion, Zombies, power 3, printed 2");
  expect(cardLabel(cards.card("tar_pits"), "Dinosaurs", 16)).toBe("Tar Pits, Base, Dinosaurs, breakpoint 16");
});
