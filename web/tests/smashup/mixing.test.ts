import { expect, test } from "vitest";
import type { FactionInfo } from "../../src/protocol";
import { levelOf, ordered } from "../../src/smashup/mixing";

const faction = (id: string, set: string, level: number): FactionInfo => ({ id, name: id, set, level });
const GHOSTS = faction("ghosts", "more", 3);
const ORCS = faction("orcs", "more", 1);
const NINJAS = faction("ninjas", "base", 2);
const ids = (factions: FactionInfo[]) => factions.map(({ id }) => id);

test("factions lie by set, in the order of the sets, or what is easy first", () => {
  const all = [GHOSTS, ORCS, NINJAS];
  expect(ids(ordered(all, "set", ["base", "more"]))).toEqual(["ninjas", "ghosts", "orcs"]);
  expect(ids(ordered(all, "level", ["base", "more"]))).toEqual(["orcs", "ninjas", "ghosts"]);
});

test("how hard one is has a name, if somebody has said so", () => {
  expect([ORCS, NINJAS, GHOSTS].map(levelOf)).toEqual(["easy", "fair", "tricky"]);
  expect(levelOf({ id: "new", name: "New", set: "base" })).toBe(undefined);
});
