import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const USUAL = { alwaysAsk: false, isQuiet: false, hearsBots: true, isStill: false, speed: "slow" };
const load = () => import("../../src/room/settings.svelte");

test("nothing is wished for at first", async () => {
  expect((await load()).wishes).toEqual(USUAL);
});

test("a wish is kept for the next time", async () => {
  (await load()).wish("alwaysAsk", true);
  vi.resetModules();
  expect((await load()).wishes).toEqual({ ...USUAL, alwaysAsk: true });
});

test("the speed is kept, and one that there is not counts for nothing", async () => {
  (await load()).wish("speed", "slow");
  vi.resetModules();
  expect((await load()).wishes.speed).toBe("slow");
  localStorage.setItem("rumpus.settings", '{"speed": "breakneck"}');
  vi.resetModules();
  expect((await load()).wishes.speed).toBe("slow");
});

test("who wishes for something else has not chosen a speed", async () => {
  const { wish, isChosen } = await load();
  wish("isStill", true);
  expect(isChosen("speed")).toBe(false);
  wish("speed", "slow");
  expect(isChosen("speed")).toBe(true);
});

test.each(["[", "null", '{"isQuiet": "yes"}'])("what was kept wrongly (%s) counts for nothing", async (kept) => {
  localStorage.setItem("rumpus.settings", kept);
  expect((await load()).wishes.isQuiet).toBe(false);
});
