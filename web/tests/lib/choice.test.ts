import { expect, test } from "vitest";
import { baseOf, cardOf, factionOf, numberOf, pieceOf, placeOf, playerOf } from "../../src/lib/choice";

test("an answer names what its parts do, of several things the first", () => {
  const choice = { parts: [{ card: "froggoth", piece: 5 }, { card: "rugose", piece: 6 }, { player: 2 }, { player: 3 }] };
  expect([cardOf(choice), pieceOf(choice), playerOf(choice)]).toEqual(["froggoth", 5, 2]);
  expect(baseOf({ parts: [{ card: "walker" }, { word: "at" }, { base: "jungle" }] })).toBe("jungle");
  expect(factionOf({ parts: [{ faction: "zombies" }] })).toBe("zombies");
  expect(numberOf({ parts: [{ number: 0 }] })).toBe(0);
});

test("without parts it names nothing", () => {
  expect([cardOf, pieceOf, baseOf, factionOf, playerOf, numberOf, placeOf].map((of) => of({}))).toEqual(
    Array.from({ length: 7 }),
  );
});

test("whose zone a card lies in is not a player that is named", () => {
  const given = { parts: [{ card: "walker", zone: "hand", owner: 1 }, { player: 0 }] };
  expect(placeOf(given)).toEqual({ zone: "hand", owner: 1 });
  expect(playerOf(given)).toBe(0);
  const open = { parts: [{ base: "school", zone: "base deck" }] };
  expect(placeOf(open)).toEqual({ zone: "base deck", owner: -1 });
  expect(playerOf(open)).toBeUndefined();
});
