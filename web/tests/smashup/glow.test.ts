import { beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../../src/lib/connection";
import type { ClientMessage, Fate, Later, ServerMessage } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { deedsOf } from "../../src/smashup/deeds";
import { Play } from "../../src/smashup/play.svelte";
import { ask, base, minion, PLAYS, update, view, welcome } from "./example";

let sent: ClientMessage[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

function sit(first: ServerMessage = welcome()): { play: Play; say: (message: ServerMessage) => void } {
  let listener: Listener | undefined;
  const table = new Table("room", "", (told) => {
    listener = told;
    return { send: (message) => sent.push(message) > 0, again: () => undefined, close: () => undefined };
  });
  const say = (message: ServerMessage) => listener?.message(message);
  say(first);
  return { play: new Play(table), say };
}

const HOWL = { in: "hand", id: "howl" } as const;
const IDLE: Fate = { key: "play howl", tab: "does nothing now", is_idle: true };
const keys = () => sent.map((message) => (message.type === "answer" ? message.key : message.type));
const foreseen = (fates: Fate[], waits: Later[] = [], number = 7): ServerMessage => ({
  type: "foreseen",
  number,
  fates,
  waits,
});
const TARGETS = [
  { key: "walker#5", words: "Jo's Walker", parts: [{ card: "walker", piece: 5 }] },
  { key: "walker#6", words: "Your Walker", parts: [{ card: "walker", piece: 6 }] },
];
const board = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2), minion(6, 0, 2)]), base("jungle", 2)] });

test("what does something shines, what comes to nothing does not, and says so", () => {
  const { play, say } = sit();
  expect(play.shine(HOWL)).toBe("can");
  say(foreseen([IDLE]));
  expect([play.shine(HOWL), play.tab(HOWL)]).toEqual(["idle", "does nothing now"]);
  expect([play.shine({ in: "hand", id: "walker" }), play.tab({ in: "hand", id: "walker" })]).toEqual(["can", ""]);
});

test("what was said of another question does not count", () => {
  const { play, say } = sit();
  say(foreseen([IDLE], [], 6));
  expect(play.shine(HOWL)).toBe("can");
});

test("what is protected shows its shield and what protects it", () => {
  const { play, say } = sit(welcome({ view: { ...board }, question: ask(TARGETS, { source: "howl" }) }));
  expect(play.shine({ in: "pieces", id: 6 })).toBe("own");
  say(foreseen([{ key: "walker#5", tab: "Hideout", shield: "hideout" }]));
  expect([play.shine({ in: "pieces", id: 5 }), play.tab({ in: "pieces", id: 5 })]).toEqual(["ward", "Hideout"]);
  play.press({ in: "pieces", id: 5 });
  expect(keys()).toEqual(["walker#5"]); // the shield is used up: that is something
});

test("a card that has to wait says until when", () => {
  const { play, say } = sit(welcome({ question: ask(PLAYS.slice(-1)) }));
  say(foreseen([], [{ card: "howl", tab: "next turn" }]));
  expect([play.shine(HOWL), play.tab(HOWL)]).toEqual(["cannot", "next turn"]);
});

test("a button for a place says what would come of it at once", () => {
  const { play, say } = sit();
  const outlooks = [{ key: "play walker at jungle", words: "18 of 16, so it scores" }];
  say({ type: "foreseen", number: 7, outlooks });
  const notes = deedsOf(play, { in: "hand", id: "walker" }).map(({ note }) => note);
  expect(notes).toEqual([undefined, "18 of 16, so it scores"]);
});

test("a talent that can be used is as plain as a card", () => {
  const use = { key: "use walker#6", words: "Use", verb: "use", parts: [{ card: "walker", piece: 6 }] };
  const { play } = sit(welcome({ view: { ...board }, question: ask([...PLAYS, use]) }));
  expect(play.shine({ in: "pieces", id: 6 })).toBe("can");
});

test("on our turn the board stays as it is; where a card asks about it, what cannot be chosen fades", () => {
  const use = { key: "use walker#6", words: "Use", verb: "use", parts: [{ card: "walker", piece: 6 }] };
  const free = sit(welcome({ view: { ...board }, question: ask([...PLAYS, use]) })).play;
  expect(free.shine({ in: "pieces", id: 7 })).toBeUndefined();
  const asked = sit(welcome({ view: { ...board }, question: ask(TARGETS, { source: "howl" }) })).play;
  expect(asked.shine({ in: "pieces", id: 7 })).toBe("cannot");
});

test("what comes to nothing is asked about once", () => {
  const { play, say } = sit();
  say(foreseen([IDLE]));
  play.press(HOWL);
  expect([keys(), play.table.doubted?.key]).toEqual([[], "play howl"]);
  play.table.insist();
  expect([keys(), play.table.doubted]).toEqual([["play howl"], undefined]);
});

test("it can be taken back, and a new question forgets it", () => {
  const { play, say } = sit();
  say(foreseen([IDLE]));
  play.press(HOWL);
  play.letGo();
  expect(play.table.doubted).toBeUndefined();
  play.press(HOWL);
  say(update({ question: ask(PLAYS, { number: 8 }) }));
  expect(play.table.doubted).toBeUndefined();
  play.table.insist();
  expect(keys()).toEqual([]);
});

test("where all answers come to nothing, none is asked about", () => {
  const { play, say } = sit(welcome({ view: { ...board }, question: ask(TARGETS, { source: "howl" }) }));
  say(foreseen(TARGETS.map(({ key }) => ({ key, tab: "does nothing now", is_idle: true }))));
  play.press({ in: "pieces", id: 5 });
  expect(keys()).toEqual(["walker#5"]);
});

test("on the sheet of a card its buttons say it too", () => {
  const { play, say } = sit();
  say(foreseen([IDLE]));
  expect(deedsOf(play, HOWL).map(({ isIdle, note }) => [isIdle, note])).toEqual([[true, "does nothing now"]]);
});

test("what would only hurt us is told apart, and asked about once", () => {
  const { play, say } = sit(welcome({ view: { ...board }, question: ask(TARGETS, { source: "howl" }) }));
  say(foreseen([{ key: "walker#6", tab: "only hurts you", harm: "hurts" }]));
  expect([play.shine({ in: "pieces", id: 6 }), play.tab({ in: "pieces", id: 6 })]).toEqual(["harm", "only hurts you"]);
  play.press({ in: "pieces", id: 6 });
  expect([keys(), play.table.doubted?.key]).toEqual([[], "walker#6"]);
  play.table.insist();
  expect(keys()).toEqual(["walker#6"]);
});

test("where each answer would only hurt us, one is due, and nothing is warned of", () => {
  const { play, say } = sit(welcome({ view: { ...board }, question: ask(TARGETS, { source: "howl" }) }));
  say(foreseen(TARGETS.map(({ key }) => ({ key, tab: "only hurts you", harm: "hurts" }))));
  expect([5, 6].map((id) => play.shine({ in: "pieces", id }))).toEqual(["can", "own"]);
  play.press({ in: "pieces", id: 6 });
  expect(keys()).toEqual(["walker#6"]);
});

test("where what others have would only help them, ours is plainly meant", () => {
  const { play, say } = sit(welcome({ view: { ...board }, question: ask(TARGETS, { source: "howl" }) }));
  say(foreseen([{ key: "walker#5", tab: "only helps others", harm: "helps" }]));
  expect([5, 6].map((id) => play.shine({ in: "pieces", id }))).toEqual(["harm", "can"]);
});

test("what was chosen shows it, and can be taken back", () => {
  const [first, second] = TARGETS;
  const question = ask([second!], { source: "howl", chosen: [first!], can_undo: true });
  const { play } = sit(welcome({ view: { ...board }, question }));
  expect([5, 6].map((id) => play.shine({ in: "pieces", id }))).toEqual(["chosen", "can"]);
  expect(deedsOf(play, { in: "pieces", id: 5 }).map(({ words }) => words)).toEqual(["Take it back"]);
  play.press({ in: "pieces", id: 5 });
  expect(sent).toEqual([{ type: "undo" }]);
});

test("beyond what somebody has learned it is only shown", () => {
  const [first, second] = TARGETS;
  const { play } = sit(welcome({ view: { ...board }, question: ask([second!], { source: "howl", chosen: [first!] }) }));
  expect([play.shine({ in: "pieces", id: 5 }), deedsOf(play, { in: "pieces", id: 5 })]).toEqual(["chosen", []]);
});
