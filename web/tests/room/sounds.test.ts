import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../../src/protocol";
import { SOUNDS as MUNCHKIN } from "../../src/munchkin/heard";
import { heardIn } from "../../src/room/ear.svelte";
import { wish } from "../../src/room/settings.svelte";
import { openSpeaker, sound, type Sound } from "../../src/room/sounds";
import { SOUNDS as SMASH_UP } from "../../src/smashup/heard";

const ALL: Sound[] = [
  ...(["played", "lost", "gained", "rolled", "scored", "cursed"] as const),
  ...(["yourTurn", "won", "over", "chat", "refused"] as const),
];
const started = vi.fn();
const opened = vi.fn();
let now = 0;

class FakeNode {
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  start = started;
  stop = vi.fn();
  connect = (other: unknown) => other;
}

class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  resume = () => Promise.resolve();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  constructor() {
    opened();
  }
}

const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true });

beforeEach(() => {
  started.mockClear();
  touched(true);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  for (const node of ["OscillatorNode", "GainNode", "AudioBufferSourceNode", "BiquadFilterNode"])
    vi.stubGlobal(node, FakeNode);
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
});
afterEach(() => {
  wish("isQuiet", false);
  vi.restoreAllMocks();
});

test("nothing is heard before the first click, then everything, until somebody wants none of it", () => {
  touched(false);
  ALL.forEach((each) => sound(each));
  expect([opened.mock.calls.length, started.mock.calls.length]).toEqual([0, 0]);
  openSpeaker();
  expect(opened).not.toHaveBeenCalled();
  touched(true);
  openSpeaker();
  expect(opened).toHaveBeenCalledTimes(1);
  for (const each of ALL) {
    started.mockClear();
    sound(each);
    expect(started, each).toHaveBeenCalled();
  }
  expect(opened).toHaveBeenCalledTimes(1);
  wish("isQuiet", true);
  started.mockClear();
  ALL.forEach((each) => sound(each));
  expect(started).not.toHaveBeenCalled();
});

test("the same sound twice at once is heard once", () => {
  vi.spyOn(performance, "now").mockImplementation(() => now + 60_000);
  sound("chat");
  const once = started.mock.calls.length;
  sound("chat");
  expect(started.mock.calls.length).toBe(once);
  sound("refused");
  expect(started.mock.calls.length).toBeGreaterThan(once);
});

const line = (more: Partial<Line>): Line => ({ text: "", act: 3, ...more });

test("what is done is heard, then what anybody lost and what I gained", () => {
  const lines = [
    line({ kind: "play action", by: 1 }),
    line({ kind: "destroy", mood: "loss", hits: [{ seat: 1 }] }),
    line({ kind: "destroy", mood: "loss", hits: [{ seat: 0 }] }),
    line({ kind: "draw", mood: "gain", hits: [{ seat: 1 }] }),
  ];
  expect(heardIn(lines, 0, SMASH_UP)).toEqual(["played", "lost"]);
  expect(heardIn(lines, 1, SMASH_UP)).toEqual(["played", "lost", "gained"]);
  expect(heardIn([line({ kind: "award" })], 0, SMASH_UP)).toEqual(["scored"]);
});

test("what comes by itself is silent", () => {
  expect(heardIn([line({ kind: "draw", act: 0, mood: "gain", hits: [{ seat: 0 }] })], 0, SMASH_UP)).toEqual([]);
  expect(heardIn([line({ kind: "discard", act: 0, mood: "loss", hits: [{ seat: 0 }] })], 0, SMASH_UP)).toEqual([]);
});

test("curses and dice are heard in Munchkin", () => {
  expect(heardIn([line({ kind: "cursed" }), line({ kind: "lose levels", mood: "loss" })], 0, MUNCHKIN)).toEqual([
    "cursed",
    "lost",
  ]);
  expect(heardIn([line({ kind: "caught" })], 0, MUNCHKIN)).toEqual(["rolled"]);
});
