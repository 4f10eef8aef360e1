import { expect, test } from "vitest";
import { baseInQuestion, countTargets } from "../../src/smashup/opening";
import { ask, base, view } from "./example";

const board = view({ bases: [base("tar_pits", 1), base("jungle", 2), base("factory", 3)] });

test("the base with most to choose opens, unless the open one has as many", () => {
  expect(baseInQuestion(ask([]), board, [1, 3, 0], 0)).toBe(1);
  expect(baseInQuestion(ask([]), board, [3, 3, 0], 1)).toBeUndefined();
});

test("without anything to choose, the base that asks or scores opens", () => {
  expect(baseInQuestion(ask([], { source: "factory" }), board, [0, 0, 0], 0)).toBe(2);
  const scoring = { base: 2, stage: "before", places: [], picks: [], seat: 0 };
  expect(baseInQuestion(ask([]), { ...board, scoring }, [0, 0, 0], 0)).toBe(1);
  expect(baseInQuestion(ask([]), board, [0, 0, 0], 2)).toBeUndefined();
});

test("what is protected or would come to nothing does not count, unless there is nothing else", () => {
  expect(countTargets([["ward", "ward", "idle"], ["can"], ["harm", "can", "own"], []])).toEqual([0, 1, 1, 0]);
  expect(countTargets([["ward", "ward"], ["own"], []])).toEqual([2, 1, 0]);
});
