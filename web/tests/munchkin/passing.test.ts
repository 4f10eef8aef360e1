import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../../src/lib/connection";
import { concerns, DELAY, Passing, want } from "../../src/munchkin/passing.svelte";
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

const called = view({ fight: fight() });
const question = (number = 7, more: Partial<Question> = {}) =>
  ask(["pass", "pass this fight"], { number, awaited: [0, 1], ...more });

test("a fight of others concerns me if somebody may win it", () => {
  expect(concerns(called, "call", 0)).toBe(false);
  expect(concerns(called, "call", 1)).toBe(true);
  expect(concerns(view({ fight: fight({ helper: 0 }) }), "call", 0)).toBe(true);
  expect(concerns(view({ fight: fight({ "may win": true }) }), "call", 0)).toBe(true);
});

test("a card in the air concerns whom it strikes and who has played it", () => {
  const air = { card: "curse_amnesia", by: 1, victim: 0, target: [], struck: 0, aims: [], passed: [] };
  expect([0, 1, 2].map((seat) => concerns(view({ air }), "curse", seat))).toEqual([true, true, false]);
  const aimed = { ...air, victim: -1, struck: 2 };
  expect([0, 1, 2].map((seat) => concerns(view({ air: aimed }), "event", seat))).toEqual([false, true, true]);
});

test("treasures concern who picks from them", () => {
  const spoils = { cards: ["necronomicon"], picks: [1], of: -1, passed: [] };
  expect([0, 1].map((seat) => concerns(view({ spoils }), "spoils", seat))).toEqual([false, true]);
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
  say(question(8, { awaited: [0] }), view({ fight: fight({ passed: [1, 2] }) }));
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([{ type: "answer", number: 8, key: "pass" }]);
});

test("a card that is played opens another window", () => {
  want("mine");
  const { say } = sit(called, question());
  vi.advanceTimersByTime(DELAY - 10);
  say(question(8), view({ fight: fight({ thrown: [{ card: "kitchen_sink", by: 2, side: "for", amount: 3 }] }) }));
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(DELAY - 10);
  expect(sent).toHaveLength(1);
});

test("another roll opens another window", () => {
  want("never");
  const roll = { player: 1, serial: 12, face: 3, extra: 0, modifier: 0, total: 3, escapes: false, passed: [] };
  const rolled = (face: number) => view({ fight: fight({ stage: "flight", roll: { ...roll, face } }) });
  const { say } = sit(rolled(3), question(7, { prompt: "roll" }));
  vi.advanceTimersByTime(DELAY - 10);
  say(question(8, { prompt: "roll" }), rolled(6));
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(DELAY - 10);
  expect(sent).toHaveLength(1);
});

test("I can be asked all the same, this time", () => {
  want("never");
  const { passing } = sit(view({ fight: fight({ fighter: 0 }) }), question());
  expect(passing.isComing).toBe(true);
  passing.spare();
  expect(passing.isComing).toBe(false);
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});

test("only windows pass", () => {
  want("never");
  sit(called, ask(["pass", "yes"], { prompt: "study" }));
  sit(called, ask(["play rugose froggoth#12"], { awaited: [1], is_awaited: false }));
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});
