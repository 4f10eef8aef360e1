import { beforeEach, expect, test, vi } from "vitest";
import { forgetTable, keepName, keepSeats, myName, myTables, seatPath, tokenInHash, tokensOf } from "../../src/lib/seats";

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
  forgetTable("a");
  expect(tokensOf("a")).toEqual([]);
});

test("only the newest tables are kept", () => {
  vi.useFakeTimers({ now: 0 });
  for (let table = 1; table <= 500; table++) {
    vi.setSystemTime(table);
    keepSeats(`t${table}`, { 0: "x" });
  }
  vi.useRealTimers();
  expect(myTables()[0]?.room).toBe("t500");
  expect(myTables().length).toBe(400);
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
