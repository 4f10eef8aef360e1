import { expect, test } from "vitest";
import { bestPair, byFaction, byOpponent, oneEach, opponentsOf, sidesOf, streakOf, tallyOf } from "../../src/lib/games";
import type { MyGame } from "../../src/protocol";

const PIRATES = ["ninjas", "pirates"];
const WIZARDS = ["wizards", "zombies"];

/** A finished game of mine at seat 0 against Jo and a bot. */
function game(isWon: boolean, more: Partial<MyGame> = {}): MyGame {
  return {
    room: `${Math.random()}`,
    seat: 0,
    family: "smashup",
    game: "Smash Up",
    state: "over",
    opened: 0,
    seats: [{ name: "Mika" }, { name: "Jo" }, { name: "Ada", bot: "greedy" }],
    points: [15, 11, 9],
    winners: isWon ? [0] : [1],
    places: [1, 2, 3],
    sides: [PIRATES, WIZARDS, ["aliens", "robots"]],
    ...more,
  };
}

test("won games are counted, in a row as well; the newest come first", () => {
  const games = [true, true, false, true, true, true, false].map((isWon) => game(isWon));
  expect(tallyOf(games)).toEqual({ won: 5, of: 7 });
  expect(streakOf(games)).toEqual({ now: 2, best: 3, last: [false, true, true, true, false, true, true] });
  expect(streakOf([])).toEqual({ now: 0, best: 0, last: [] });
  expect(streakOf(Array.from({ length: 30 }, () => game(true)))).toMatchObject({ now: 30, best: 30 });
  expect(streakOf(Array.from({ length: 30 }, () => game(true))).last).toHaveLength(16);
});

test("a victory that is shared is one", () => {
  expect(tallyOf([game(false, { winners: [0, 1] })])).toEqual({ won: 1, of: 1 });
});

test("each of my factions counts, the most played first", () => {
  const games = [game(true), game(false), game(true, { sides: [["zombies", "pirates"], [], []] })];
  expect(byFaction(games).map(({ id, won, of }) => [id, won, of])).toEqual([
    ["pirates", 2, 3],
    ["ninjas", 1, 2],
    ["zombies", 1, 1],
  ]);
  expect(byFaction([game(true, { family: "munchkin", sides: [] })])).toEqual([]);
});

test("each opponent counts; a bot is not a person of the same name", () => {
  const games = [game(true), game(false), game(true, { seats: [{ name: "Mika" }, { name: "Ada" }] })];
  expect(byOpponent(games).map(({ id, bot, won, of }) => [id, bot, won, of])).toEqual([
    ["Jo", "", 1, 2],
    ["Ada", "greedy", 1, 2],
    ["Ada", "", 1, 1],
  ]);
});

test("the best mash-up is the one that won most often, whichever faction comes first", () => {
  const games = [game(true), game(true, { sides: [PIRATES.toReversed(), []] }), game(true, { sides: [WIZARDS, []] }), game(false)];
  expect(bestPair(games)).toEqual({ factions: PIRATES, won: 2, of: 3 });
  expect(bestPair([game(false)])).toBeUndefined();
  expect(bestPair([game(true, { sides: [] })])).toBeUndefined();
});

test("who shares a screen has played one game there", () => {
  const both = [game(true, { room: "a", seat: 1 }), game(true, { room: "a", seat: 0 }), game(true, { room: "b", seat: 2 })];
  expect(oneEach(both).map(({ room, seat }) => [room, seat])).toEqual([
    ["a", 0],
    ["b", 2],
  ]);
});

test("my own side and the others", () => {
  expect(sidesOf(game(true, { seat: 1 }))).toEqual(WIZARDS);
  expect(opponentsOf(game(true, { seat: 1 })).map(({ name, seat }) => [name, seat])).toEqual([
    ["Mika", 0],
    ["Ada", 2],
  ]);
});
