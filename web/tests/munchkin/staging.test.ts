import { expect, test, vi } from "vitest";
import { loadCatalogue } from "../../src/lib/catalogue";
import { STAGING, stagingOf } from "../../src/munchkin/staging";
import type { Hit } from "../../src/protocol";
import { CATALOGUE, fight } from "./example";

test("a fight is about whoever is in it, and about everybody if the game may be won by it", () => {
  const stake = (changes: Parameters<typeof fight>[0], seat: number) => stagingOf(() => fight(changes), seat).stake();
  const others = { fighter: 1, helper: 2, "may win": false };
  expect(stake(others, 0)).toBe("none");
  expect(stake(others, 1)).toBe("own");
  expect(stake(others, 2)).toBe("own");
  expect(stake({ ...others, "may win": true }, 0)).toBe("game");
  expect(stake({ ...others, "may win": true }, 2)).toBe("own");
  expect(stagingOf(() => undefined, 0).stake()).toBe("none");
});

test("what only goes into a backpack is something plain", () => {
  const lines = [{ text: "stuffs", by: 1, kind: "carry", act: 1, card: "kitchen_sink" }];
  expect(STAGING.showing({ number: 1, lines }, false)).toBe("brief");
});

test.each(["victory", "decided", "fight ends"])("a fight is seen once more as it ended: %s", (kind) => {
  const lines = [{ text: "beats", by: 1, kind, act: 1 }, { text: "draws", by: 1, kind: "draw", act: 1 }];
  expect(STAGING.showing({ number: 1, lines }, false)).toBe("verdict");
  expect([STAGING.isShownBefore(lines), STAGING.isShownBefore(lines.slice(1))]).toEqual([true, false]);
});

test("what a card is says what is done with it", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(CATALOGUE))));
  await loadCatalogue("munchkin");
  const deed = (kind: string, card: string, hits: Hit[] = []) => STAGING.deed?.({ text: "", by: 1, kind, act: 1, card, hits });
  expect(deed("open door", "froggoth")).toBe("fights");
  expect(deed("open door", "rugose")).toBeUndefined();
  expect(deed("play", "fez_of_fazooli")).toBe("wears");
  expect(deed("play", "fez_of_fazooli", [{ seat: 0 }])).toBeUndefined();
  expect(deed("play", "kitchen_sink")).toBeUndefined();
});
