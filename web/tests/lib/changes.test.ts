import { expect, test } from "vitest";
import { applyChanges } from "../../src/lib/changes";

const view = { turn: 1, bases: [{ on: ["a"] }, { on: ["b"] }], seats: { 0: { points: 2 } } };

test("a change sets one place and leaves the rest as it was", () => {
  const after = applyChanges(
    view,
    [
      [
        ["bases", 1, "on"],
        ["b", "c"],
      ],
    ],
    [],
  );
  expect(after).toEqual({ ...view, bases: [{ on: ["a"] }, { on: ["b", "c"] }] });
  expect(after.bases[0]).toBe(view.bases[0]);
  expect(after.seats).toBe(view.seats);
  expect(view.bases[1]).toEqual({ on: ["b"] });
});

test("several changes follow each other, new fields too", () => {
  const changes: [(string | number)[], unknown][] = [
    [["turn"], 2],
    [["scoring"], { base: 3 }],
    [["scoring", "stage"], "after"],
  ];
  expect(applyChanges(view, changes, [])).toEqual({ ...view, turn: 2, scoring: { base: 3, stage: "after" } });
});

test("what is gone is gone", () => {
  const after = applyChanges({ ...view, scoring: { base: 3 } }, [], [["scoring"], ["seats", "0", "points"]]);
  expect(after).toEqual({ ...view, seats: { 0: {} } });
  expect("scoring" in after).toBe(false);
});

test("an empty way replaces everything", () => {
  expect(applyChanges<unknown>(view, [[[], { turn: 9 }]], [])).toEqual({ turn: 9 });
});
