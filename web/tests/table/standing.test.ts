import { expect, test } from "vitest";
import { CardBook } from "../../src/lib/catalogue";
import { headlineOf, linked } from "../../src/table/linked";
import { ScoringWatch } from "../../src/table/scored";
import { lanesOf, tilesOf } from "../../src/table/standing";
import { aroundTable, type View } from "../../src/table/view";
import { CATALOGUE } from "../example";
import { base, minion, view } from "./example";

const MEDALS = () => [4, 2, 1];

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
  const six = [...five, minion(6, 0, 2, { counters: 1 }), minion(7, 0, 5)];
  const tiles = tilesOf(six, (each) => (each.serial === 5 ? "can" : ""));
  expect(tiles.map((tile) => tile.map((each) => each.serial))).toEqual([[7], [1, 2, 3, 4], [5], [6]]);
});

test("you sit at your own end of the table", () => {
  expect(aroundTable(4, 1)).toEqual([2, 3, 0, 1]);
  expect(aroundTable(3, -1)).toEqual([0, 1, 2]);
});

const points = (from: View, ...each: number[]): View => ({
  ...from,
  seats: from.seats.map((seat, place) => ({ ...seat, points: each[place] ?? 0 })),
});
const full = view({
  bases: [base("tar_pits", 1, [minion(5, 0, 9), minion(6, 1, 8)]), base("jungle", 2, [minion(7, 1, 20)])],
});

test("a base that scores in one update", () => {
  const after = points({ ...full, bases: [base("new", 3), full.bases[1]!], "base discard": ["tar_pits"] }, 4, 2);
  const [scored, ...more] = new ScoringWatch().see(
    full,
    after,
    ["Tar Pits scores.", "--- Turn 4: Jo ---", "Jo"],
    MEDALS,
  );
  expect(more).toEqual([]);
  expect(scored).toMatchObject({ base: { card: "tar_pits" }, lines: ["Tar Pits scores."], turn: 3 });
  expect(scored?.seats.map(({ seat, before, after, lane }) => [seat, before, after, lane?.power])).toEqual([
    [0, 0, 4, 9],
    [1, 0, 2, 8],
  ]);
});

test("a scoring with questions before and after: the last look before the points counts", () => {
  const watch = new ScoringWatch();
  const scoring = (stage: string, places: number[] = []) => ({ base: 1, stage, seat: 0, places });
  const begun = { ...full, scoring: scoring("before") };
  const stronger = { ...begun, bases: [base("tar_pits", 1, [minion(5, 0, 9), minion(6, 1, 10)]), full.bases[1]!] };
  const awarded = points({ ...stronger, scoring: scoring("after", [2, 1]) }, 2, 4);
  const left = { ...awarded, bases: [base("tar_pits", 1, [minion(5, 0, 9)]), full.bases[1]!] };
  const { scoring: _, ...cleared } = { ...left, bases: [base("new", 3), full.bases[1]!], "base discard": ["tar_pits"] };
  expect(watch.see(full, begun, ["a"], MEDALS)).toEqual([]);
  expect(watch.see(begun, stronger, ["b"], MEDALS)).toEqual([]);
  expect(watch.see(stronger, awarded, ["c"], MEDALS)).toEqual([]);
  expect(watch.see(awarded, left, ["d"], MEDALS)).toEqual([]);
  const [scored] = watch.see(left, cleared, ["e"], MEDALS);
  expect(scored?.lines).toEqual(["a", "b", "c", "d", "e"]);
  expect(scored?.seats.map(({ seat, after, lane }) => [seat, after, lane?.power])).toEqual([
    [1, 4, 10],
    [0, 2, 9],
  ]);
});

test("two bases that score in one update share the points by their places", () => {
  const after = points(
    { ...full, bases: [base("new", 3), base("newer", 4)], "base discard": ["tar_pits", "jungle"] },
    4,
    6,
  );
  const scored = new ScoringWatch().see(full, after, [], MEDALS);
  expect(scored.map(({ seats }) => seats.map(({ seat, before, after }) => [seat, before, after]))).toEqual([
    [
      [0, 0, 4],
      [1, 0, 2],
    ],
    [[1, 2, 6]],
  ]);
});

test("a base that is exchanged has not scored", () => {
  const after = { ...full, bases: [base("new", 3), full.bases[1]!], "base discard": ["tar_pits"] };
  expect(new ScoringWatch().see(full, after, [], MEDALS)).toEqual([]);
});

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
  expect(headlineOf("--- Turn 4: Jo ---")).toBe("Turn 4: Jo");
  expect(headlineOf("Jo draws 2 cards.")).toBeUndefined();
});
