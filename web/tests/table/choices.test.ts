import { expect, test } from "vitest";
import { choicesOf, offersFor, sortChoices, triedKey } from "../../src/table/choices";
import { ask, base, minion, PLAYS, view } from "./example";

const keys = (choices: { key: string }[]) => choices.map((choice) => choice.key);
const isAction = (card: string) => card === "howl";

test("choices are sorted by what they are about", () => {
  const offers = sortChoices(ask(PLAYS), view(), 0);
  expect([...offers.hand.keys()]).toEqual(["walker", "howl"]);
  expect(keys(choicesOf(offers, { in: "hand", id: "walker" }))).toEqual([
    "play walker at tar_pits",
    "play walker at jungle",
  ]);
  expect(keys(offers.buttons)).toEqual(["end turn"]);
  expect(offers.bases.size).toBe(0);
});

test("while a card is picked, its bases can be chosen", () => {
  const offers = offersFor(PLAYS.slice(0, 2));
  expect([...offers.bases.keys()]).toEqual(["tar_pits", "jungle"]);
  expect(offers.hand.size).toBe(0);
});

test("pieces, bases and players are themselves; what has left the table lies in the tray", () => {
  const table = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2)])] });
  const choices = [
    { key: "walker#5", words: "", card: "walker", piece: 5 },
    { key: "walker#9", words: "", card: "walker", piece: 9 },
    { key: "tar_pits", words: "", base: "tar_pits" },
    { key: "school", words: "", base: "school" },
    { key: "P1", words: "", player: 1 },
  ];
  const offers = sortChoices(ask(choices, { source: "howl" }), table, 0);
  expect([...offers.pieces.keys()]).toEqual([5]);
  expect([...offers.bases.keys()]).toEqual(["tar_pits"]);
  expect([...offers.players.keys()]).toEqual([1]);
  expect([...offers.tray.keys()]).toEqual(["walker", "school"]);
});

test("a card's question is about the hand, or about another place as a whole", () => {
  const choose = (...cards: string[]) => cards.map((card) => ({ key: card, words: "", card }));
  const discard = sortChoices(ask(choose("walker", "howl"), { source: "overrun" }), view(), 0);
  expect([...discard.hand.keys()]).toEqual(["walker", "howl"]);
  const search = sortChoices(ask(choose("walker", "king_rex"), { source: "overrun" }), view(), 0);
  expect([...search.tray.keys()]).toEqual(["walker", "king_rex"]);
  expect(search.hand.size).toBe(0);
});

test("from the discard pile is not from the hand", () => {
  const choices = [
    { key: "play walker from_discard at jungle", words: "", card: "walker", base: "jungle" },
    { key: "use walker", words: "", card: "walker" },
  ];
  const offers = sortChoices(ask(choices), view(), 0);
  expect(keys(choicesOf(offers, { in: "tray", id: "walker" }))).toEqual(keys(choices));
  expect(offers.hand.size).toBe(0);
});

test("what is tried has the key that it would have", () => {
  const table = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2)])] });
  const play = ask([]);
  const byCard = ask([], { source: "overrun" });
  expect(triedKey({ in: "hand", id: "walker" }, play, table, isAction)).toBe("play walker at tar_pits");
  expect(triedKey({ in: "hand", id: "walker" }, play, table, isAction, "jungle")).toBe("play walker at jungle");
  expect(triedKey({ in: "hand", id: "howl" }, play, table, isAction)).toBe("play howl");
  expect(triedKey({ in: "hand", id: "howl" }, byCard, table, isAction)).toBe("howl");
  expect(triedKey({ in: "pieces", id: 5 }, play, table, isAction)).toBe("use walker#5");
  expect(triedKey({ in: "pieces", id: 5 }, byCard, table, isAction)).toBe("walker#5");
  expect(triedKey({ in: "players", id: 1 }, byCard, table, isAction)).toBe("P1");
  expect(triedKey({ in: "bases", id: "jungle" }, byCard, table, isAction)).toBe("jungle");
});
