import { describe, expect, it } from "vitest";
import { acrossOf, downOf, frameOf, labelsOf, pathOf, pointAt, pointNear, turnsOf } from "../../src/replay/curve";

const POINTS = [
  { at: 0, turn: 1, chances: [0.5, 0.5] },
  { at: 4, turn: 2, chances: [0.6, 0.4] },
  { at: 6, turn: 2, chances: [0.7, 0.3] },
  { at: 10, turn: 3, chances: [1, 0] },
];
const FRAME = frameOf(600, 300);

describe("the curve of chances", () => {
  it("goes from edge to edge, and from nothing to certainty", () => {
    expect(acrossOf(0, 10, FRAME)).toBe(FRAME.left);
    expect(acrossOf(10, 10, FRAME)).toBe(600 - FRAME.right);
    expect(downOf(0, FRAME)).toBe(300 - FRAME.bottom);
    expect(downOf(1, FRAME)).toBe(FRAME.top);
    expect(pathOf(POINTS, 0, FRAME).split("L")).toHaveLength(4);
    expect(acrossOf(0, 0, FRAME)).toBe(FRAME.left);
  });

  it("knows where one is, and what is nearest to a click", () => {
    expect(pointAt(POINTS, 5)).toBe(1);
    expect(pointAt(POINTS, 10)).toBe(3);
    expect(pointNear(POINTS, 0, FRAME)).toBe(0);
    expect(pointNear(POINTS, acrossOf(5.2, 10, FRAME), FRAME)).toBe(2);
  });

  it("names few turns", () => {
    expect(turnsOf(POINTS, 9).map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(turnsOf(POINTS, 2).map(({ turn }) => turn)).toEqual([1, 3]);
  });

  it("keeps names apart, inside the frame", () => {
    const level = [...POINTS.slice(0, 3), { at: 10, turn: 3, chances: [0, 0] }];
    const [first, second] = labelsOf(level, FRAME, 20);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(20);
    expect(second?.y).toBeLessThanOrEqual(300 - FRAME.bottom);
    expect(first?.seat).toBe(0);
  });
});
