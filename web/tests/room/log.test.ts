import { afterEach, expect, test, vi } from "vitest";
import type { Line, Welcome } from "../../src/protocol";
import { Table, type Wire } from "../../src/room/table.svelte";
import type { Listener } from "../../src/lib/connection";

const WIRE: Wire = { send: () => true, again: () => undefined, close: () => undefined };
const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text }));
const welcome = (log: Line[], since: number): Welcome => ({
  type: "welcome",
  version: 1,
  room: "den",
  family: "smashup",
  game: "Smash Up",
  seat: 1,
  seats: [],
  view: {},
  question: { number: 30, awaited: [] },
  log,
  chat: [],
  log_since: since,
});

function seated(): { table: Table; hear: Listener["message"] } {
  let hear: Listener["message"] = () => undefined;
  const table = new Table("den", "secret", (listener) => {
    hear = listener.message;
    return WIRE;
  });
  return { table, hear: (message) => hear(message) };
}

function answering(log: Line[]) {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ at: 0, of: 0, view: {}, log })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

const texts = (table: Table) => table.log.map((line) => line.text);

test("what was before is fetched once, and put before it", async () => {
  const { table, hear } = seated();
  const fetched = answering(lines("one", "two"));
  hear(welcome(lines("three", "four"), 12));
  expect(table.hasBegun).toBe(true);
  const ids = table.log.map((line) => line.id);
  await Promise.all([table.readBack(), table.readBack()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(String(fetched.mock.lastCall?.at(0))).toContain("/api/rooms/den/replay?at=11&seat=1");
  expect(texts(table)).toEqual(["one", "two", "three", "four"]);
  expect(table.log.slice(2).map((line) => line.id)).toEqual(ids);
  expect(new Set(table.log.map((line) => line.id)).size).toBe(4);
  await table.readBack();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("nothing is fetched where the log begins with the game", async () => {
  const { table, hear } = seated();
  const fetched = answering(lines("one"));
  hear(welcome(lines("one"), 0));
  await table.readBack();
  expect(fetched).not.toHaveBeenCalled();
  expect(table.hasBegun).toBe(false);
});

test("who is told everything anew meanwhile keeps to that", async () => {
  const { table, hear } = seated();
  answering(lines("one", "two"));
  hear(welcome(lines("three"), 12));
  const reading = table.readBack();
  hear(welcome(lines("three", "again"), 5));
  await reading;
  expect(texts(table)).toEqual(["three", "again"]);
  expect(table.logSince).toBe(5);
});

test("who could not be told may ask again", async () => {
  const { table, hear } = seated();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  hear(welcome(lines("three"), 12));
  await expect(table.readBack()).rejects.toBeDefined();
  answering(lines("one"));
  await table.readBack();
  expect(texts(table)).toEqual(["one", "three"]);
});
