import { expect, test } from "vitest";
import type { Mark, SeenBase } from "../../src/protocol";
import {
  bestOf,
  heightOf,
  lineOf,
  newsOf,
  numberIn,
  partOf,
  marksOf,
  topOf,
  turnAfter,
  turnBefore,
  turnStarts,
} from "../../src/replay/timeline";
import { touchedBase } from "../../src/smashup/touched";

/** Four answers in three turns; the second of them scored a base. */
const marks: Mark[] = [
  { at: 0, turn: 1, active: 0, points: [0, 0] },
  { at: 1, turn: 1, active: 0, points: [0, 0] },
  { at: 2, turn: 2, active: 1, points: [4, 2], cards: ["tortuga"] },
  { at: 3, turn: 2, active: 1, points: [4, 2] },
  { at: 4, turn: 3, active: 0, points: [4, 5] },
];

test("turns begin where their number changes", () => {
  expect(turnStarts(marks)).toEqual([0, 2, 4]);
  expect(turnStarts([])).toEqual([]);
});

test.each([
  [0, 0, 2],
  [1, 0, 2],
  [2, 0, 4],
  [3, 2, 4],
  [4, 2, 4],
])("from step %i one goes back to %i and forward to %i", (at, before, after) => {
  expect(turnBefore(marks, at)).toBe(before);
  expect(turnAfter(marks, at)).toBe(after);
});

test("a game of one moment has nowhere to go", () => {
  const start = marks.slice(0, 1);
  expect([turnBefore(start, 0), turnAfter(start, 0), partOf(start, 0)]).toEqual([0, 0, 0]);
  expect(lineOf(start, 0, 15)).toBe("M0 114H1000");
});

test("points are a line with a step at each change", () => {
  expect(lineOf(marks, 0, 15)).toBe(`M0 114H500V${heightOf(4, 15)}H1000`);
  expect(lineOf(marks, 1, 15)).toBe(`M0 114H500V${heightOf(2, 15)}H1000V${heightOf(5, 15)}H1000`);
});

test("there is room for the goal, and for more if somebody has more", () => {
  expect(topOf(marks, 15)).toBe(15);
  expect(topOf([...marks, { at: 5, turn: 4, active: 1, points: [18, 5] }], 15)).toBe(18);
  expect(heightOf(0, 15)).toBeGreaterThan(heightOf(15, 15));
});

test("bases that scored are found with their step", () => {
  expect(marksOf(marks)).toEqual([{ at: 2, card: "tortuga" }]);
});

test.each([
  ["the first new line", ["Ann draws."], ["Ann draws.", "Bob plays Howl.", "Bob draws."], "Bob plays Howl"],
  ["not the headline of a turn", [], ["Turn 1: Ann", "Ann plays Howl."], "Ann plays Howl"],
  ["a line that was counted on", ["Ann draws a card."], ["Ann draws 2 cards."], "Ann draws 2 cards"],
  ["the last line if there is no new one", ["Ann draws."], ["Ann draws."], "Ann draws"],
  ["an old line if only a turn has begun", ["Ann draws."], ["Ann draws.", "Turn 2: Bob"], "Ann draws"],
  ["nothing before anything has happened", [], [], undefined],
])("the news is %s", (_, before, after, expected) => {
  const told = (text: string) => (text.startsWith("Turn") ? { text, kind: "turn" as const } : { text });
  expect(newsOf(before.map(told), after.map(told))).toBe(expected);
});

test("the base that was touched is found, also if it is new", () => {
  const base = (serial: number, power: number): SeenBase => ({ card: "tortuga", serial, power, breakpoint: 20, missing: 20, totals: [], places: [], worth: [], on: [] });
  expect(touchedBase([base(1, 3), base(2, 5)], [base(1, 3), base(2, 7)])).toBe(1);
  expect(touchedBase([base(1, 3), base(2, 5)], [base(9, 0), base(2, 5)])).toBe(0);
  expect(touchedBase([base(1, 3)], [base(1, 3)])).toBeUndefined();
});

test("who has most has won, unless two have", () => {
  expect(bestOf([11, 20, 19])).toEqual({ most: 20, next: 19 });
  expect(bestOf([15, 15])).toEqual({ most: 15, next: 15 });
});

test.each([
  ["?at=12", 12],
  ["?seat=1&at=0", 0],
  ["?at=-1", undefined],
  ["?at=1e9", undefined],
  ["", undefined],
])("the step in %j", (search, expected) => {
  expect(numberIn(search, "at")).toBe(expected);
});
