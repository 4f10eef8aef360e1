import { expect, test } from "vitest";
import { arrowTo, placed } from "../../src/room/aim";
import type { Box } from "../../src/room/motion";

const ROOM: Box = { left: 100, top: 100, width: 1000, height: 400 };
const CARD = { width: 320, height: 300 };
const column = (left: number): Box => ({ left, top: 100, width: 200, height: 400 });
const covers = (one: Box, other: Box) => one.left < other.left + other.width && other.left < one.left + one.width;

test("a card lies in the middle, at the top", () => {
  expect(placed(CARD, ROOM, [])).toEqual({ ...CARD, left: 440, top: 100 });
});

test.each([100, 300, 500, 700, 900])("it covers nothing of what is hit at %i", (left) => {
  const card = placed(CARD, ROOM, [column(left)]);
  expect(covers(card, column(left))).toBe(false);
  expect(card.left).toBeGreaterThanOrEqual(ROOM.left);
  expect(card.left + card.width).toBeLessThanOrEqual(ROOM.left + ROOM.width);
});

test("where there is no room beside it, it lies above or below", () => {
  const narrow = { left: 0, top: 0, width: 390, height: 600 };
  const open = { left: 0, top: 0, width: 390, height: 250 };
  expect(placed(CARD, narrow, [open]).top).toBe(300);
});

test("arrows end at the near edge of what they hit, and start apart", () => {
  const card = { ...CARD, left: 500, top: 100 };
  const tile = { left: 200, top: 200, width: 60, height: 80 };
  expect(arrowTo(card, tile, 0)?.line).toMatch(/^M500 190C.* 266 240$/);
  expect(arrowTo(card, tile, 1)?.line).toMatch(/^M500 208C/);
  expect(arrowTo(card, { ...tile, left: 900 }, 0)?.line).toMatch(/^M820 190C.* 894 240$/);
  expect(arrowTo(card, { ...tile, left: 600, top: 500 }, 0)?.line).toBe("M630 400L630 494");
  expect(arrowTo(card, { ...tile, left: 600, top: 0 }, 0)?.line).toBe("M630 100L630 86");
  expect(arrowTo(card, { ...tile, left: 600 }, 0)).toBeUndefined();
});
