import { expect, test } from "vitest";
import { othersOf, ownOf, rolesOf, waitsOf, type LedgerLine, type View } from "../../src/munchkin/view";
import { view } from "./example";

test("the others sit around the table from my left on, and a spectator sees all", () => {
  expect(othersOf(4, 1)).toEqual([2, 3, 0]);
  expect(othersOf(3, -1)).toEqual([0, 1, 2]);
});

test("who has passed is shown beside who has not answered yet", () => {
  const waits = waitsOf(view({ window: { passed: [2], concerns: [] } }), [0, 1]);
  expect(waits.map(({ seat, hasPassed }) => [seat, hasPassed])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
  expect(waitsOf(view(), [1])).toEqual([{ seat: 1, hasPassed: false }]);
});

test("heroes are what the server says", () => {
  const roles = [["class"], ["army"], ["army", "class"]] as View["roles"][];
  expect(roles.map((each) => rolesOf(view({ roles: each })))).toEqual(["class", "army", "both"]);
});

test("what somebody in a fight has of their own is neither another's nor thrown in", () => {
  const line = (what: LedgerLine["what"], player: number, serial = 0): LedgerLine => ({ what, player, serial, amount: 1, card: "", group: "" });
  const [ann, bob, monster] = [line("level", 0), line("level", 1), line("monster", -1, 12)];
  const [item, others, thrown] = [line("item", 0, 3), line("item", 1, 4), line("thrown", 0)];
  expect(ownOf(ann, [ann, item, bob, others, thrown])).toEqual([item]);
  const [enhancer, twin] = [line("enhancer", 0, 12), line("enhancer", 0, 13)];
  expect(ownOf(monster, [monster, enhancer, twin, thrown])).toEqual([enhancer]);
});
