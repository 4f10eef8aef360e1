import { expect, test } from "vitest";
import { lanesOf, monsterPart, monstersOf, tilesOf } from "../../src/smashup/standing";
import { aroundTable } from "../../src/smashup/view";
import { base, minion } from "./example";

test("lanes are the standings: who ties shares the better place", () => {
  const lanes = lanesOf(base("tar_pits", 1, [minion(5, 1, 2), minion(6, 0, 3), minion(7, 1, 1), minion(8, 2, 1)]));
  expect(lanes.map(({ seat, power, place }) => [seat, power, place])).toEqual([
    [0, 3, 1],
    [1, 3, 1],
    [2, 1, 3],
  ]);
});

test("actions on a base are in nobody's lane", () => {
  expect(lanesOf(base("tar_pits", 1, [{ card: "overrun", serial: 4, controller: 0 }]))).toEqual([]);
});

test("from six minions on, equal ones lie in a pile; what something lies on stays for itself", () => {
  const five = [1, 2, 3, 4, 5].map((serial) => minion(serial, 0, 2));
  expect(tilesOf(five, () => "")).toHaveLength(5);
  expect(tilesOf(five, () => "", true)).toHaveLength(1);
  const six = [...five, minion(6, 0, 2, { counters: 1 }), minion(7, 0, 5)];
  const tiles = tilesOf(six, (each) => (each.serial === 5 ? "can" : ""));
  expect(tiles.map((tile) => tile.map((each) => each.serial))).toEqual([[7], [1, 2, 3, 4], [5], [6]]);
});

test("cards of different owners, and one that was used, are not equal", () => {
  const six = [1, 2, 3, 4, 5, 6].map((serial) => minion(serial, 0, 2));
  six[1] = minion(2, 0, 2, { owner: 1 });
  six[2] = minion(3, 0, 2, { used: true });
  six[3] = minion(4, 0, 2, { silent: true });
  expect(tilesOf(six, () => "").map((tile) => tile.map((each) => each.serial))).toEqual([[1, 5, 6], [2], [3], [4]]);
});

test("monsters that nobody controls are in nobody's lane; one under control stands with who controls it", () => {
  const lair = base("tar_pits", 1, [minion(5, -1, 4), minion(6, 1, 3, { owner: -1 }), minion(7, 1, 2)]);
  expect(monstersOf(lair).map((each) => each.serial)).toEqual([5]);
  expect(lanesOf(lair).map(({ seat, minions }) => [seat, minions.length])).toEqual([[1, 2]]);
});

test("the bar is hatched where monsters raise the breakpoint and nobody has filled it", () => {
  const lair = { ...base("bastion", 1), breakpoint: 22, monsters: 11 };
  expect(monsterPart({ ...lair, power: 5 })).toBe(11);
  expect(monsterPart({ ...lair, power: 19 })).toBe(3);
  expect(monsterPart({ ...lair, power: 24 })).toBe(0);
  expect(monsterPart(base("tar_pits", 1))).toBe(0);
});

test("you sit at your own end of the table", () => {
  expect(aroundTable(4, 1)).toEqual([2, 3, 0, 1]);
  expect(aroundTable(3, -1)).toEqual([0, 1, 2]);
});
