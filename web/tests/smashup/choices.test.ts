import { expect, test } from "vitest";
import type { Choice } from "../../src/protocol";
import { choicesOf, fansOf, isOffered, offersFor, sortChoices, triedAnswer } from "../../src/smashup/choices";
import { ask, base, minion, named, PLAYS, view } from "./example";

const keys = (choices: { key: string }[]) => choices.map((choice) => choice.key);

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

test("the same cards of two owners are told apart by buttons", () => {
  const plays = [0, 1].map((player) =>
    named({ card: "walker", zone: "hand", owner: 0 }, { word: "of" }, { player }, { word: "at" }, { base: "jungle" }),
  );
  expect(choicesOf(sortChoices(ask(plays), view(), 0), { in: "hand", id: "walker" })).toEqual(plays);
  const offers = offersFor(plays);
  expect(offers.bases.size).toBe(0);
  expect(offers.buttons).toEqual(plays);
});

test("pieces, bases and players are themselves; what has left the table lies in the tray", () => {
  const table = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2)])] });
  const choices = [
    named({ card: "walker", piece: 5 }),
    named({ card: "walker", piece: 9 }),
    named({ base: "tar_pits" }),
    named({ base: "school", zone: "base deck" }),
    named({ player: 1 }),
    named({ card: "howl" }),
  ];
  const offers = sortChoices(ask(choices, { source: "howl" }), table, 0);
  expect([...offers.pieces.keys()]).toEqual([5]);
  expect([...offers.bases.keys()]).toEqual(["tar_pits"]);
  expect([...offers.players.keys()]).toEqual([1]);
  expect([...offers.tray.keys()]).toEqual(["walker", "school"]);
  expect(offers.buttons).toEqual([named({ card: "howl" })]);
});

test("loot lies in the middle, and in no fan", () => {
  const choices: Choice[] = [
    named({ card: "wishing_ring", zone: "loot" }),
    named({ card: "tiger_steed", zone: "treasure discard" }),
  ];
  const offers = sortChoices(ask(choices), view(), 0);
  expect(fansOf(offers, [])).toEqual([{ zone: "treasure discard", owner: -1, cards: ["tiger_steed"] }]);
  expect(isOffered(offers, "wishing_ring", "loot", -1)).toBe(true);
});

test("what lies in no hand of mine is shown in a fan, by the place where it lies", () => {
  const choices: Choice[] = [
    named({ card: "walker", zone: "hand", owner: 0 }),
    named({ card: "walker", zone: "discard", owner: 0 }, { word: "at" }, { base: "jungle" }),
    named({ card: "howl", zone: "discard", owner: 1 }),
    named({ card: "king_rex", zone: "discard", owner: 0 }),
    named({ base: "school", zone: "base deck" }),
    named({ card: "gnome", zone: "hand", owner: 1 }, { player: 0 }),
  ];
  const offers = sortChoices(ask(choices, { source: "overrun" }), view(), 0);
  expect([...offers.hand.keys()]).toEqual(["walker"]);
  expect(fansOf(offers, ["howl", "", "brownie"])).toEqual([
    { zone: "discard", owner: 0, cards: ["walker", "king_rex"] },
    { zone: "discard", owner: 1, cards: ["howl"] },
    { zone: "base deck", owner: -1, cards: ["school"] },
    { zone: "hand", owner: 1, cards: ["gnome"] },
    { zone: "aside", owner: -1, cards: ["brownie"] },
  ]);
  expect(isOffered(offers, "howl", "discard", 1)).toBe(true);
  expect(isOffered(offers, "howl", "discard", 0)).toBe(false);
  expect(isOffered(offers, "school", "base deck", -1)).toBe(true);
});

test("what is tried is asked about by what it would say and name", () => {
  const table = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2)])] });
  const play = ask([]);
  const byCard = ask([], { source: "overrun" });
  const walker = { card: "walker", piece: 5 };
  expect(triedAnswer({ in: "hand", id: "howl" }, play, table)).toEqual({ verb: "play", parts: [{ card: "howl" }] });
  expect(triedAnswer({ in: "hand", id: "walker" }, play, table, "jungle")).toEqual({
    verb: "play",
    parts: [{ card: "walker" }, { word: "at" }, { base: "jungle" }],
  });
  expect(triedAnswer({ in: "hand", id: "howl" }, byCard, table)).toEqual({ parts: [{ card: "howl" }] });
  expect(triedAnswer({ in: "pieces", id: 5 }, play, table)).toEqual({ verb: "use", parts: [walker] });
  expect(triedAnswer({ in: "pieces", id: 5 }, byCard, table)).toEqual({ parts: [walker] });
  expect(triedAnswer({ in: "players", id: 1 }, byCard, table)).toEqual({ parts: [{ player: 1 }] });
  expect(triedAnswer({ in: "bases", id: "jungle" }, byCard, table)).toEqual({ parts: [{ base: "jungle" }] });
});
