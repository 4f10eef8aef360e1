import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../../src/lib/connection";
import { DELAY, Passing, want } from "../../src/munchkin/passing.svelte";
import type { View } from "../../src/munchkin/view";
import type { ClientMessage, Question } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { ask, fight, update, view, welcome } from "./example";

let sent: ClientMessage[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  want("every");
  vi.useRealTimers();
});

function sit(seen: View, question: Question): { passing: Passing; say: (question: Question, seen?: View) => void } {
  let listener: Listener | undefined;
  const table = new Table<View>("room", "", (told) => {
    listener = told;
    return { send: (message) => sent.push(message) > 0, again: () => undefined, close: () => undefined };
  });
  listener?.message(welcome(seen, question));
  const passing = new Passing(table as never);
  passing.look();
  return {
    passing,
    say: (next, now) => {
      listener?.message(update(next, now));
      passing.look();
    },
  };
}

/** A fight of Bob's has been called: that concerns him, and me only if the server says so. */
const open = (concerns: number[], passed: number[] = [2]) => view({ fight: fight(), window: { concerns, passed } });
const called = open([1]);
const question = (number = 7, more: Partial<Question> = {}) =>
  ask(["pass", "pass this fight"], { number, window: 7, awaited: [0, 1], ...more });

test("what concerns me I am asked", () => {
  want("mine");
  sit(open([0, 1]), question());
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});

test("who wants to be asked every time is", () => {
  sit(called, question());
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});

test("what does not concern me passes after the same time always", () => {
  want("mine");
  const { passing } = sit(called, question());
  expect(passing.isComing).toBe(true);
  vi.advanceTimersByTime(DELAY - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ type: "answer", number: 7, key: "pass" }]);
});

test("others who pass in between change nothing about the time", () => {
  want("mine");
  const { say } = sit(called, question());
  vi.advanceTimersByTime(DELAY - 10);
  say(question(8, { awaited: [0] }), open([1], [1, 2]));
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([{ type: "answer", number: 8, key: "pass" }]);
});

test("something new opens another window", () => {
  want("mine");
  const { say } = sit(called, question());
  vi.advanceTimersByTime(DELAY - 10);
  say(question(8, { window: 8 }));
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(DELAY - 10);
  expect(sent).toHaveLength(1);
});

test("I can be asked all the same, this time", () => {
  want("never");
  const { passing } = sit(open([0]), question());
  expect(passing.isComing).toBe(true);
  passing.spare();
  expect(passing.isComing).toBe(false);
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});

test("only windows pass", () => {
  want("never");
  sit(view(), ask(["pass", "yes"], { prompt: "study" }));
  sit(called, ask(["play rugose froggoth#12"], { awaited: [1], is_awaited: false }));
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});
