import { beforeEach, expect, test } from "vitest";
import { isNewcomer, keepCards, keepTable, lastGame, played, seatsLike, setupWith } from "../../src/lib/lastTime";

beforeEach(() => localStorage.clear());

test("before the first game it is the usual one, against as many bots as usual", () => {
  expect(isNewcomer()).toBe(true);
  expect(lastGame()).toBe("smashup");
  expect(seatsLike("munchkin", "Mika", 4, ["random"])).toEqual([
    { kind: "you", name: "Mika" },
    { kind: "bot" },
    { kind: "bot" },
    { kind: "bot" },
  ]);
});

test("a table is remembered with its bots and its setup; where others sat, bots sit next time", () => {
  const setup = { draft: "snake" };
  keepTable({
    family: "munchkin",
    seats: [{ kind: "open" }, { kind: "you", name: "Mika" }, { kind: "bot", bot: "random" }],
    setup,
  });
  expect(isNewcomer()).toBe(false);
  expect(lastGame()).toBe("munchkin");
  expect(seatsLike("munchkin", "Mika", 4, ["random"])).toEqual([
    { kind: "you", name: "Mika" },
    { kind: "bot" },
    { kind: "bot", bot: "random" },
  ]);
  expect(setupWith("munchkin", played("munchkin").cards ?? "first", ["one", "two"])).toEqual(setup);
});

test("a bot that is no longer there is replaced by the usual one", () => {
  keepTable({ family: "smashup", seats: [{ kind: "you" }, { kind: "bot", bot: "gone" }] });
  expect(seatsLike("smashup", "Mika", 2, ["random"])[1]).toEqual({ kind: "bot" });
});

test("cards are those of the first set, or of all; with one set there is nothing to say", () => {
  expect(setupWith("smashup", "first", ["one", "two"])).toEqual({ sets: ["one"] });
  expect(setupWith("smashup", "all", ["one", "two"])).toEqual({ sets: ["one", "two"] });
  expect(setupWith("smashup", "all", ["one"])).toEqual({});
  keepCards("smashup", "all");
  expect(played("smashup").cards).toBe("all");
  expect(isNewcomer()).toBe(true);
});

test("what cannot be read is forgotten", () => {
  localStorage["rumpus.last"] = "{";
  expect(lastGame()).toBe("smashup");
  expect(played("smashup")).toEqual({});
});
