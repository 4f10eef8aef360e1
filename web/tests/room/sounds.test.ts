import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wish } from "../../src/room/settings.svelte";
import { sound, type Sound } from "../../src/room/sounds";
import { heardBetween } from "../../src/smashup/heard";
import { base, minion, view } from "../smashup/example";

const ALL: Sound[] = ["played", "yourTurn", "scored", "destroyed", "refused", "chat"];
const started = vi.fn();
const opened = vi.fn();

class FakeNode {
  frequency = { exponentialRampToValueAtTime: vi.fn() };
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  start = started;
  stop = vi.fn();
  connect = () => this;
}

class FakeContext {
  currentTime = 0;
  resume = () => Promise.resolve();
  constructor() {
    opened();
  }
}

beforeEach(() => {
  started.mockClear();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("GainNode", FakeNode);
});
afterEach(() => wish("hasSounds", false));

test("it is silent until somebody wants sounds, and again when they no longer do", () => {
  ALL.forEach(sound);
  expect([opened.mock.calls.length, started.mock.calls.length]).toEqual([0, 0]);
  wish("hasSounds", true);
  for (const each of ALL) {
    started.mockClear();
    sound(each);
    expect(started, each).toHaveBeenCalled();
  }
  expect(opened).toHaveBeenCalledTimes(1);
  wish("hasSounds", false);
  started.mockClear();
  ALL.forEach(sound);
  expect(started).not.toHaveBeenCalled();
});

const quiet = view({ bases: [base("tar_pits", 1, [minion(5, 0, 2)]), base("jungle", 2)] });
const discarding = (card: string) => quiet.seats.map((seat, place) => (place === 0 ? { ...seat, discard: [card] } : seat));

test("a minion that comes is heard, and one that moves is not", () => {
  const played = { ...quiet, bases: [quiet.bases[0]!, base("jungle", 2, [minion(6, 1, 2)])] };
  const moved = { ...quiet, bases: [base("tar_pits", 1), base("jungle", 2, [minion(5, 0, 2)])] };
  expect(heardBetween(quiet, played)).toEqual(["played"]);
  expect(heardBetween(quiet, { ...quiet, resolving: ["howl"] })).toEqual(["played"]);
  expect(heardBetween(quiet, moved)).toEqual([]);
});

test("a minion that is destroyed is heard, one that goes back to a hand or with its base is not", () => {
  const gone = { ...quiet, bases: [base("tar_pits", 1), base("jungle", 2)] };
  expect(heardBetween(quiet, { ...gone, seats: discarding("walker") })).toEqual(["destroyed"]);
  expect(heardBetween(quiet, gone)).toEqual([]);
  const scored = { ...quiet, bases: [base("new", 3), base("jungle", 2)], seats: discarding("walker") };
  expect(heardBetween(quiet, scored)).toEqual([]);
});
