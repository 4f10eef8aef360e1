import { expect, test } from "vitest";
import type { Scored, ScoredMinion, ScoredRow } from "../../src/protocol";
import { summariesOf, tiesOf } from "../../src/smashup/scored";
import { base, minion, view } from "./example";

const row = (seat: number, power: number, place: number, points: number): ScoredRow => ({ seat, power, place, points });
const scored = (card: string, serial: number, ...rows: ScoredRow[]): Scored => ({
  type: "scored",
  base: card,
  serial,
  breakpoint: 16,
  total: 17,
  rows,
  minions: [],
});
const there = (serial: number, controller: number, power: number): ScoredMinion => ({ card: "walker", serial, controller, power });
const full = view({ bases: [base("tar_pits", 1, [minion(5, 0, 9), minion(6, 1, 8)]), base("jungle", 2)] });
const having = (...points: number[]) => ({
  ...full,
  seats: full.seats.map((seat, place) => ({ ...seat, points: points[place] ?? 0 })),
});
const lines = [
  { id: 1, text: "Tar Pits scores." },
  { id: 2, text: "Turn 4: Jo", kind: "turn" as const },
  { id: 3, text: "Jo plays Walker." },
];

test("who had what comes from the server", () => {
  const after = { ...having(4, 2), bases: [base("new", 3), full.bases[1]!], turn: 4, active: 1 };
  const told = { ...scored("tar_pits", 1, row(0, 9, 1, 4), row(1, 8, 2, 2)), minions: [there(5, 0, 9), there(6, 1, 8)] };
  const [summary, ...more] = summariesOf([told], full, after, lines);
  expect(more).toEqual([]);
  expect(summary).toMatchObject({ base: "tar_pits", total: 17, breakpoint: 16, turn: 3, active: 0, after: [4, 2] });
  expect(summary?.lines.map((line) => line.id)).toEqual([1]);
  expect(summary?.rows.map(({ seat, before, after, minions }) => [seat, before, after, minions[0]?.serial])).toEqual([
    [0, 0, 4, 5],
    [1, 0, 2, 6],
  ]);
});

test("a minion that came when the base was about to score is shown with those who were there before", () => {
  const told = { ...scored("tar_pits", 1, row(1, 13, 1, 4)), minions: [there(9, 1, 5), there(6, 1, 8)] };
  const [summary] = summariesOf([told], full, full, []);
  expect(summary?.rows[0]?.minions.map((each) => each.serial)).toEqual([6, 9]);
});

test("monsters that nobody controlled are told with what they added to the breakpoint", () => {
  const lair = { ...base("tar_pits", 1, [minion(5, 0, 9), minion(7, -1, 4)]), breakpoint: 20, monsters: 4, own: 16 };
  const told = { ...scored("tar_pits", 1, row(0, 9, 1, 4)), minions: [there(5, 0, 9), there(7, -1, 4)] };
  const [summary] = summariesOf([scored("tar_pits", 1, row(0, 9, 1, 4))], { ...full, bases: [lair] }, full, []);
  expect([summary?.raised, summary?.monsters.length]).toEqual([0, 0]);
  const [kept] = summariesOf([told], full, { ...full, bases: [lair] }, []);
  expect([kept?.raised, kept?.laid?.own, kept?.monsters.map((each) => each.serial)]).toEqual([4, 16, [7]]);
});

test("points of several bases add up in their order", () => {
  const both = [scored("tar_pits", 1, row(0, 9, 1, 4)), scored("jungle", 2, row(0, 3, 2, 2), row(1, 5, 1, 3))];
  const [first, second] = summariesOf(both, full, having(6, 3), []);
  expect([first?.before, first?.after]).toEqual([[0, 0], [4, 0]]);
  expect([second?.before, second?.after]).toEqual([[4, 0], [6, 3]]);
});

test("points that cards gave or took with it are in the sum", () => {
  const [summary] = summariesOf([scored("tar_pits", 1, row(0, 9, 1, 4), row(1, 8, 2, 2))], full, having(3, 3), []);
  expect(summary?.after).toEqual([3, 3]);
  expect(summary?.rows.map(({ points, after }) => [points, after])).toEqual([[4, 3], [2, 3]]);
});

test("who shares a place is told, and nobody else", () => {
  expect(tiesOf([row(0, 9, 1, 4), row(2, 9, 1, 4), row(1, 3, 3, 1)])).toEqual([{ place: 1, points: 4, seats: [0, 2] }]);
  expect(tiesOf([row(0, 9, 1, 4), row(1, 3, 2, 1)])).toEqual([]);
});
