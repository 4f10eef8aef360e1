import { expect, test } from "vitest";
import { STAGING, stagingOf } from "../../src/munchkin/staging";
import { fight } from "./example";

test("a fight is close to whoever is in it, and to everybody if the game may be won by it", () => {
  const isClose = (changes: Parameters<typeof fight>[0], seat: number) => stagingOf(() => fight(changes), seat).isClose();
  const others = { fighter: 1, helper: 2, "may win": false };
  expect(isClose(others, 0)).toBe(false);
  expect(isClose(others, 1)).toBe(true);
  expect(isClose(others, 2)).toBe(true);
  expect(isClose({ ...others, "may win": true }, 0)).toBe(true);
  expect(stagingOf(() => undefined, 0).isClose()).toBe(false);
});

test("what only goes into a backpack is something plain", () => {
  const lines = [{ text: "stuffs", by: 1, kind: "carry", act: 1, card: "kitchen_sink" }];
  expect(STAGING.showing({ number: 1, lines }, false)).toBe("brief");
});
