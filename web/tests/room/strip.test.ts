import { expect, test } from "vitest";
import { inARow } from "../../src/room/strip";

function chip(number: number, more: { doer?: number; name?: string; outcome?: string; isCost?: boolean; isNow?: boolean } = {}) {
  const act = { number, lines: [{ text: `rolls ${number}`, by: 1 }] };
  return { act, doer: 1, name: "Death Guard", outcome: "", isCost: false, isNow: false, times: 1, ...more };
}

test("what reads the same several times in a row is one, with all that came of it", () => {
  const [one, ...others] = inARow([chip(1), chip(2, { isCost: true }), chip(3, { isNow: true })]);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ times: 3, isCost: true, isNow: true });
  expect(one?.act.number).toBe(1);
  expect(one?.act.lines.map(({ text }) => text)).toEqual(["rolls 1", "rolls 2", "rolls 3"]);
});

test("what another did, or what came to something else, stays apart", () => {
  const chips = [chip(1), chip(2, { doer: 2 }), chip(3), chip(4, { outcome: "falls a level" }), chip(5, { name: "Roll" })];
  expect(inARow(chips)).toEqual(chips);
});
