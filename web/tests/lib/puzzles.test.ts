import { beforeEach, expect, test } from "vitest";
import { dayEnd, isOfToday, isSolved, keepDay, keepSolved, streak, today } from "../../src/lib/puzzles";

beforeEach(() => localStorage.clear());

test("what was solved stays solved", () => {
  expect(isSolved("royal-visit")).toBe(false);
  keepSolved("royal-visit");
  keepSolved("royal-visit");
  expect(isSolved("royal-visit")).toBe(true);
});

test("a day is the one that it is here", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("what came first counts for a day: who looks at the solution cannot solve it any more", () => {
  keepDay("smashup", "2026-11-17", "shown");
  keepDay("smashup", "2026-11-17", "solved");
  expect(dayEnd("smashup", "2026-11-17")).toBe("shown");
  expect(dayEnd("munchkin", "2026-11-17")).toBeUndefined();
});

test("days in a row are counted over the end of a month, and today may still be open", () => {
  for (const day of ["2026-10-30", "2026-10-31", "2026-11-01"]) keepDay("smashup", day, "solved");
  expect(streak("smashup", "2026-11-02")).toEqual({ now: 3, best: 3 });
  keepDay("smashup", "2026-11-02", "shown");
  expect(streak("smashup", "2026-11-02")).toEqual({ now: 0, best: 3 });
  expect(streak("smashup", "2026-11-20")).toEqual({ now: 0, best: 3 });
  expect(streak("munchkin", "2026-11-02")).toEqual({ now: 0, best: 0 });
});

test("today's puzzle is the last of the days", () => {
  const days = [
    { day: "2026-11-16", puzzle: "a" },
    { day: "2026-11-17", puzzle: "b" },
  ];
  expect([isOfToday(days, "b"), isOfToday(days, "a"), isOfToday([], "a")]).toEqual([true, false, false]);
});

test("what somebody else wrote there is no harm", () => {
  localStorage.setItem("rumpus.puzzles", "null");
  expect(isSolved("a")).toBe(false);
  localStorage.setItem("rumpus.puzzles", "{");
  expect(streak("smashup", "2026-11-17")).toEqual({ now: 0, best: 0 });
});
