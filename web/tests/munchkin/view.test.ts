import { expect, test, vi } from "vitest";
import { loadCatalogue } from "../../src/lib/catalogue";
import { heardBetween } from "../../src/munchkin/heard";
import { othersOf, rolesOf, waitsOf } from "../../src/munchkin/view";
import { CATALOGUE, fight, gear, hero, view } from "./example";

test("the others sit around the table from my left on, and a spectator sees all", () => {
  expect(othersOf(4, 1)).toEqual([2, 3, 0]);
  expect(othersOf(3, -1)).toEqual([0, 1, 2]);
});

test("who has passed is shown beside who has not answered yet", () => {
  const waits = waitsOf(view({ fight: fight() }), [0, 1]);
  expect(waits.map(({ seat, hasPassed }) => [seat, hasPassed])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
  expect(waitsOf(view({ fight: fight({ stage: "open" }) }), [1])).toEqual([{ seat: 1, hasPassed: false }]);
  const air = { card: "curse_amnesia", by: 1, victim: 0, target: [], struck: 0, aims: [], passed: [1] };
  expect(waitsOf(view({ fight: fight(), air }), [0]).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("who picks a treasure is asked alone: nobody is waited for", () => {
  const spoils = { cards: ["wishing_ring"], picks: [1], of: -1, passed: [0, 1] };
  expect(waitsOf(view({ spoils }), [1])).toEqual([]);
});

test("heroes are what the cards of a table make them", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(CATALOGUE))));
  await loadCatalogue("munchkin");
  const roles = [["cthulhu"], ["warhammer40k"], ["cthulhu", "warhammer40k"]].map((sets) => rolesOf(view({ sets })));
  expect(roles).toEqual(["class", "army", "both"]);
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
    heardBetween(before, view({ air: { card: "curse_amnesia", by: 1, victim: 0, target: [], struck: 0, aims: [], passed: [] } })),
  ).toEqual(["played"]);
});
