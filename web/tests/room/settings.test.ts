import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import("../../src/room/settings.svelte");

test("nothing is wished for at first", async () => {
  expect((await load()).wishes).toEqual({ alwaysAsk: false, hasSounds: false, isStill: false });
});

test("a wish is kept for the next time", async () => {
  (await load()).wish("alwaysAsk", true);
  vi.resetModules();
  expect((await load()).wishes).toEqual({ alwaysAsk: true, hasSounds: false, isStill: false });
});

test.each(["[", "null", '{"hasSounds": "yes"}'])("what was kept wrongly (%s) counts for nothing", async (kept) => {
  localStorage.setItem("rumpus.settings", kept);
  expect((await load()).wishes.hasSounds).toBe(false);
});
