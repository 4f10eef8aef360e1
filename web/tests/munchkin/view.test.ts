import { expect, test } from "vitest";
import { heardBetween } from "../../src/munchkin/heard";
import { othersOf, rolesOf, waitsOf, type View } from "../../src/munchkin/view";
import { gear, hero, view } from "./example";

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

test("levels and cards are heard", () => {
  const before = view();
  const [me, bob, cy] = before.heroes;
  const risen = view({ heroes: [me!, hero({ ...bob, level: 9 }), cy!] });
  expect(heardBetween(before, risen)).toEqual(["scored"]);
  const dressed = view({ heroes: [hero({ ...me, gear: [...me!.gear, gear(9, "necronomicon")] }), bob!, cy!] });
  expect(heardBetween(before, dressed)).toEqual(["played"]);
  const bare = view({
    heroes: [hero({ ...me, gear: [] }), bob!, cy!],
    "treasure discard": ["wishing_ring", "fez_of_fazooli"],
  });
  expect(heardBetween(before, bare)).toEqual(["destroyed"]);
  expect(
    heardBetween(before, view({ air: { card: "curse_amnesia", by: 1, victim: 0, target: [], struck: 0, aims: [], caught: false } })),
  ).toEqual(["played"]);
});
