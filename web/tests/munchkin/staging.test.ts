import { expect, test } from "vitest";
import { STAGING, stagingOf } from "../../src/munchkin/staging";
import { fight } from "./example";

test("a fight is about whoever is in it, and about everybody if the game may be won by it", () => {
  const stake = (changes: Parameters<typeof fight>[0], seat: number) => stagingOf(() => fight(changes), seat).stake();
  const others = { fighter: 1, helper: 2, "may win": false };
  expect(stake(others, 0)).toBe("none");
  expect(stake(others, 1)).toBe("own");
  expect(stake(others, 2)).toBe("own");
  expect(stake({ ...others, "may win": true }, 0)).toBe("game");
  expect(stake({ ...others, "may win": true }, 2)).toBe("own");
  expect(stagingOf(() => undefined, 0).stake()).toBe("none");
});

test("what only goes into a backpack is something plain", () => {
  const lines = [{ text: "stuffs", by: 1, kind: "carry", act: 1, card: "kitchen_sink" }];
  expect(STAGING.showing({ number: 1, lines }, false)).toBe("brief");
});
