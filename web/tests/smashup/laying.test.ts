import { expect, test } from "vitest";
import { layTiles } from "../../src/smashup/laying";

/** A base of five on a laptop of 1366 pixels. */
const LAPTOP = { width: 15.2, height: 17.5 };

test("tiles are never narrower than 64 pixels, and grow to 88 with the room of their base", () => {
  expect(layTiles(LAPTOP, [3, 2, 1, 1]).width).toBe(4);
  expect(layTiles(LAPTOP, [1, 1]).width).toBe(5.5);
  const between = layTiles(LAPTOP, [2, 1, 1]).width;
  expect(between).toBeGreaterThan(4);
  expect(between).toBeLessThan(5.5);
});

test("four players and monsters fit without scrolling", () => {
  const { height, lanes } = layTiles({ width: 15.2, height: 15 }, [2, 3, 2, 1, 1]);
  expect(lanes.map((lane) => lane.rows)).toEqual([1, 1, 1, 1, 1]);
  expect(5 * (height + 0.3) + 4 * 0.2).toBeLessThanOrEqual(15);
});

test("what does not fit beside each other gets a second row before it overlaps", () => {
  expect(layTiles(LAPTOP, [4, 1]).lanes.map(({ rows, columns, isLapped }) => [rows, columns, isLapped])).toEqual([
    [2, 2, false],
    [1, 1, false],
  ]);
  const [crowd] = layTiles({ width: 15.2, height: 13 }, [5, 1, 1, 1]).lanes;
  expect(crowd).toMatchObject({ rows: 1, columns: 5, isLapped: true });
  expect(4 + 4 * (crowd?.step ?? 0)).toBeCloseTo(15.2 - 2.95);
});

test("an empty base needs no tiles", () => {
  expect(layTiles(LAPTOP, []).lanes).toEqual([]);
});
