import { expect, test } from "vitest";
import type { Line } from "../../src/protocol";
import { breakpointParts, changesTo } from "../../src/smashup/breaking";
import { base, minion } from "./example";

const line = (kind: string, more: Partial<Line> = {}): Line => ({ text: "", kind, ...more });
const rampage = line("breakpoint", { base: "tar_pits", card: "rampage", amount: -4, by: 1 });

test("what cards have done to a breakpoint this turn is read off the log", () => {
  const log = [rampage, line("turn"), line("play", { base: "tar_pits", card: "walker" }), rampage, { ...rampage, base: "jungle" }];
  expect(changesTo("tar_pits", log)).toEqual([{ why: "card", amount: -4, card: "rampage", of: 1 }]);
  expect(changesTo("tar_pits", [...log, line("turn")])).toEqual([]);
});

test("a breakpoint is the sum of what is printed, of cards, and of monsters", () => {
  const changes = changesTo("tar_pits", [rampage]);
  const ghoul = minion(7, -1, 3, { card: "ghoul" });
  const lair = { ...base("tar_pits", 1, [minion(5, 0, 9), ghoul]), breakpoint: 15, own: 12, monsters: 3 };
  expect(breakpointParts(lair, 16, changes)).toEqual([
    { why: "printed", amount: 16 },
    { why: "card", amount: -4, card: "rampage", of: 1 },
    { why: "card", amount: 3, card: "ghoul" },
  ]);
});

test("what nobody has told us of counts until the end of the turn; a plain one has one part", () => {
  expect(breakpointParts({ ...base("tar_pits", 1), breakpoint: 12 }, 16, [])).toEqual([
    { why: "printed", amount: 16 },
    { why: "turn", amount: -4 },
  ]);
  expect(breakpointParts(base("tar_pits", 1), 16, [])).toHaveLength(1);
});
