import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../src/room/table.svelte";

const chat = (lines: number) => Array.from({ length: lines }, () => ({ text: "" }));
const at = (room: string, lines: number) => ({ room, talk: { lines: chat(lines) } }) as unknown as Table;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import("../../src/room/unread.svelte");

test("what was read stays read after a reload, in its room", async () => {
  const before = await load();
  expect(before.unreadLines(at("den", 3))).toBe(3);
  before.markRead(at("den", 3));
  expect(before.unreadLines(at("den", 3))).toBe(0);
  vi.resetModules();
  const after = await load();
  expect(after.unreadLines(at("den", 5))).toBe(2);
  expect(after.unreadLines(at("cave", 1))).toBe(1);
});

test("what is kept badly is forgotten", async () => {
  localStorage.setItem("rumpus.chat", '{"den": "many"}');
  expect((await load()).unreadLines(at("den", 1))).toBe(1);
  vi.resetModules();
  localStorage.setItem("rumpus.chat", "{");
  expect((await load()).unreadLines(at("den", 1))).toBe(1);
});

test("old rooms are forgotten", async () => {
  const { markRead, unreadLines } = await load();
  for (let room = 0; room < 60; room += 1) markRead(at(`room ${room}`, 1));
  expect(unreadLines(at("room 0", 1))).toBe(1);
  expect(unreadLines(at("room 59", 1))).toBe(0);
});
