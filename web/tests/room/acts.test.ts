import { expect, test } from "vitest";
import type { Line } from "../../src/protocol";
import { goesOn, moodFor } from "../../src/room/acts";

const destroyed: Line = { text: "", act: 3, kind: "destroy", hits: [{ seat: 1, card: "walker", piece: 4 }], mood: "loss" };

test("what somebody loses is a loss to them and to nobody else", () => {
  expect(moodFor(destroyed, 1)).toBe("loss");
  expect(moodFor(destroyed, 0)).toBeUndefined();
  expect(moodFor(destroyed, -1)).toBeUndefined();
  expect(moodFor({ ...destroyed, mood: "" }, 1)).toBeUndefined();
});

test("what came of an act goes on from what somebody did", () => {
  expect(goesOn(destroyed, { text: "", act: 3 })).toBe(true);
  expect(goesOn(destroyed, { text: "", act: 2 })).toBe(false);
  expect(goesOn({ text: "" }, { text: "" })).toBe(false);
});
