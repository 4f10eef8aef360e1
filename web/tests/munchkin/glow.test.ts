import { expect, test, vi } from "vitest";
import type { Listener } from "../../src/lib/connection";
import { deedsOf } from "../../src/munchkin/deeds";
import { Play, type MunchkinTable } from "../../src/munchkin/play.svelte";
import type { View } from "../../src/munchkin/view";
import type { ClientMessage, Fate, Question, ServerMessage } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { ask, fight, gear, hero, view, welcome } from "./example";

vi.stubGlobal("matchMedia", () => ({ matches: true }));

function sit(seen: View, question: Question): { play: Play; say: (message: ServerMessage) => void; sent: ClientMessage[] } {
  let listener: Listener | undefined;
  const sent: ClientMessage[] = [];
  const table: MunchkinTable = new Table("room", "", (told) => {
    listener = told;
    return { send: (message) => sent.push(message) > 0, again: () => undefined, close: () => undefined };
  });
  const say = (message: ServerMessage) => listener?.message(message);
  say(welcome(seen, question));
  return { play: new Play(table), say, sent };
}

const CURSE = { in: "hand", id: "curse_amnesia" } as const;
const CURSES = ["play curse_amnesia P0", "play curse_amnesia P1", "end turn"];
const question = ask(CURSES, { is_window: true });
const idle = (key: string): Fate => ({ key, tab: "does nothing now", is_idle: true });
const foreseen = (...fates: Fate[]): ServerMessage => ({ type: "foreseen", number: question.number, fates });

test("a curse shines as long as it touches anybody, and those whom it does not touch say so", () => {
  const { play, say } = sit(view(), question);
  say(foreseen(idle(CURSES[1]!)));
  expect([play.shine(CURSE), play.tab(CURSE)]).toEqual(["can", ""]);
  play.press(CURSE);
  expect([0, 1].map((id) => play.shine({ in: "players", id }))).toEqual(["can", "idle"]);
  expect(play.tab({ in: "players", id: 1 })).toBe("does nothing now");
});

test("a curse that touches nobody does not shine, and is asked about once", () => {
  const { play, say, sent } = sit(view(), question);
  say(foreseen(idle(CURSES[0]!), idle(CURSES[1]!)));
  expect([play.shine(CURSE), play.tab(CURSE)]).toEqual(["idle", "does nothing now"]);
  play.press(CURSE);
  play.press({ in: "players", id: 1 });
  expect([sent, play.table.doubted?.key]).toEqual([[], CURSES[1]]);
  play.table.insist();
  expect(sent).toEqual([{ type: "answer", number: question.number, key: CURSES[1] }]);
});

test("an item that can be used shines like a card; what may only be put away does not", () => {
  const heroes = [hero({ gear: [gear(5, "kitchen_sink"), gear(6, "fez_of_fazooli")] }), hero()];
  const keys = ["use kitchen_sink#5", "put away fez_of_fazooli#6", "put on fez_of_fazooli#6", "end turn"];
  const { play } = sit(view({ heroes }), ask(keys, { is_window: true }));
  expect([5, 6].map((id) => play.shine({ in: "gear", id }))).toEqual(["can", "own"]);
});

test.each([
  ["play kitchen_sink carry", "waits", "to sell or trade later"],
  ["play rugose froggoth#1", "risks", "stronger, more treasure"],
] as const)("what is no plain help has dashes instead of a glow, and is not asked about: %s", (key, harm, tab) => {
  const { play, say, sent } = sit(view(), ask([key, "end turn"], { is_window: true }));
  say(foreseen({ key, harm, tab }));
  const held = { in: "hand", id: key.split(" ")[1]! } as const;
  expect([play.shine(held), play.tab(held)]).toEqual(["own", tab]);
  play.table.answer(key);
  expect(sent).toEqual([{ type: "answer", number: question.number, key }]);
});

test("an item that can be put on shines, though it might as well be carried", () => {
  const keys = ["play kitchen_sink use", "play kitchen_sink carry", "end turn"];
  const { play, say } = sit(view(), ask(keys, { is_window: true }));
  say(foreseen({ key: keys[1]!, harm: "waits", tab: "to sell or trade later" }));
  expect(play.shine({ in: "hand", id: "kitchen_sink" })).toBe("can");
});

test("who wins anyway is not told that a card wins it", () => {
  const winning = ask(["play kitchen_sink for"]);
  const [thrown] = winning.choices!;
  const at = (lead: boolean) => {
    const seen = view({ fight: fight({ fighter: 0, "is winning": lead }) });
    return sit(seen, { ...winning, choices: [{ ...thrown!, preview: [17, 4, 1] }] }).play;
  };
  const held = [{ in: "hand", id: "kitchen_sink" } as const];
  expect(at(true).previews(held, "still")).toEqual(["you still win"]);
  expect(at(false).previews(held, "still")).toEqual(["you win"]);
});

test("on the sheet of a card its buttons say it too", () => {
  const { play, say } = sit(view(), question);
  say(foreseen(idle(CURSES[1]!)));
  expect(deedsOf(play, CURSE).map(({ isIdle, note }) => [isIdle, note])).toEqual([
    [false, undefined],
    [true, "does nothing now"],
  ]);
});

test("who may be given a card is told on the buttons of its sheet", () => {
  const { play } = sit(view(), ask(["curse_amnesia P1", "curse_amnesia P2"], { prompt: "charity" }));
  const [bob, cy] = play.question.choices!;
  expect(deedsOf(play, CURSE).map(({ words }) => words)).toEqual([bob!.words, cy!.words]);
});
