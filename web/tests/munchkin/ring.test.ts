import { expect, test } from "vitest";
import { arrowsOf, placesOn } from "../../src/munchkin/ring";

test("tokens stand around a circle, the first on top", () => {
  const places = placesOn(4);
  expect(places.map(({ x, y }) => [Math.sign(Math.round(x)), Math.sign(Math.round(y))])).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
});

test("an arrow goes from who stabbed to whom, and the one with most cards is the widest", () => {
  const [many, few] = arrowsOf([{ by: 0, whom: 2, count: 4 }, { by: 1, whom: 3, count: 1 }], 4);
  expect(many!.width).toBeGreaterThan(few!.width);
  const [, startX, startY, endX, endY] = /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(many!.path)!.map(Number);
  expect([startX, endX]).toEqual([0, 0]);
  expect(startY).toBeLessThan(endY!);
});

test("arrows that go both ways lie side by side", () => {
  const [there, back] = arrowsOf([{ by: 0, whom: 1, count: 1 }, { by: 1, whom: 0, count: 1 }], 2);
  expect(there!.label.x).not.toBe(back!.label.x);
});
