import { beforeEach, expect, test, vi } from "vitest";
import { keepName, myName } from "../../src/lib/name.svelte";
import { keepSeats, myTables, noteEnds, seatPath, tokenInHash, tokensOf } from "../../src/lib/seats";

beforeEach(() => localStorage.clear());

test("seats are kept by table, the newest first", () => {
  vi.useFakeTimers({ now: 1000 });
  keepSeats("a", { 0: "first" });
  vi.setSystemTime(2000);
  keepSeats("b", { 1: "other" });
  keepSeats("a", { 2: "second" });
  vi.useRealTimers();
  expect(myTables().map((table) => table.room)).toEqual(["b", "a"]);
  expect(tokensOf("a")).toEqual(["first", "second"]);
});

/** So many tables of mine, the newest last. */
function many(count: number): string[] {
  const rooms = Array.from({ length: count }, (_, table) => `t${table}`);
  localStorage.setItem("rumpus.tables", JSON.stringify(rooms.map((room, since) => ({ room, seats: { 0: "x" }, since }))));
  return rooms;
}

test("a game that is being played is never forgotten, however many there are", () => {
  many(500);
  keepSeats("new", { 0: "x" });
  expect(myTables()).toHaveLength(501);
  noteEnds(new Map([["t3", "over"], ["t4", "lost"], ["t499", "over"]]));
  expect(myTables()).toHaveLength(501); // they may come back
  keepSeats("newer", { 0: "x" });
  const kept = new Set(myTables().map(({ room }) => room));
  expect(["t3", "t4", "t499"].filter((room) => kept.has(room))).toEqual([]);
  expect(kept.size).toBe(499);
});

test("of games that are over the newest are kept", () => {
  const rooms = many(450);
  noteEnds(new Map(rooms.filter((room) => room !== "t0").map((room) => [room, "over"])));
  keepSeats("new", { 0: "x" }, 1000);
  expect(myTables()).toHaveLength(400);
  expect([myTables()[0]?.room, myTables()[1]?.room, myTables().at(-1)?.room]).toEqual(["new", "t449", "t0"]);
});

test("a table that the server has found again is being played", () => {
  keepSeats("a", { 0: "x" });
  noteEnds(new Map([["a", "lost"]]));
  expect([myTables()[0]?.end, tokensOf("a")]).toEqual(["lost", ["x"]]);
  noteEnds(new Map([["a", undefined]]));
  expect(myTables()[0]?.end).toBeUndefined();
});

test.each(["nonsense", "{}", '[{"room": 5}, null]'])("%j in the storage is no table", (stored) => {
  localStorage.setItem("rumpus.tables", stored);
  expect(myTables()).toEqual([]);
});

test("a seat link holds the token in its fragment", () => {
  const link = new URL(seatPath("room", "to.k+en="), location.origin);
  expect(link.pathname).toBe("/table/room");
  expect(link.search).toBe("");
  expect(tokenInHash(link.hash)).toBe("to.k+en=");
  expect(tokenInHash("")).toBeUndefined();
});

test("the name is remembered", () => {
  expect(myName()).toBe("");
  keepName("  Mika ");
  expect(myName()).toBe("Mika");
});
