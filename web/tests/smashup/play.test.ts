import { beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../../src/lib/connection";
import type { Choice, ClientMessage, ServerMessage } from "../../src/protocol";
import { Table } from "../../src/room/table.svelte";
import { deedsOf } from "../../src/smashup/deeds";
import { Play } from "../../src/smashup/play.svelte";
import { ask, base, minion, PLAYS, update, view, welcome } from "./example";

let sent: ClientMessage[];
let isStill: boolean;

beforeEach(() => {
  sent = [];
  isStill = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
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

const keys = () => sent.map((message) => (message.type === "answer" ? message.key : message.type));
const board = view({ bases: [base("tar_pits", 1, [minion(5, 1, 2), minion(6, 0, 2)]), base("jungle", 2)] });
const asks = (choices: Choice[], source = "howl", number = 8) =>
  update({ question: ask(choices, { number, source }) });

test("the only place for a card glows before the card goes there", () => {
  const { play } = sit(welcome({ question: ask(PLAYS.slice(1)) }));
  play.press({ in: "hand", id: "walker" });
  expect(play.shine({ in: "bases", id: "jungle" })).toBe("can");
  vi.advanceTimersByTime(399);
  expect(keys()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(keys()).toEqual(["play walker at jungle"]);
});

test("what was pointed at is not shown any longer when something has been answered, by a key too", () => {
  const { play } = sit();
  play.point({ in: "hand", id: "walker" }, new DOMRect());
  expect(play.peeked?.card).toBe("walker");
  play.answer("play walker at jungle");
  expect(play.peeked).toBeUndefined();
});

test("while it glows it can be let go", () => {
  const { play } = sit(welcome({ question: ask(PLAYS.slice(1)) }));
  play.press({ in: "hand", id: "walker" });
  play.letGo();
  vi.advanceTimersByTime(1_000);
  expect(keys()).toEqual([]);
});

test("nothing glows for who wants no motion", () => {
  isStill = true;
  const { play } = sit(welcome({ question: ask(PLAYS.slice(1)) }));
  play.press({ in: "hand", id: "walker" });
  expect(keys()).toEqual(["play walker at jungle"]);
});

test("a minion is dropped on its base", () => {
  const { play } = sit();
  expect(play.drop({ in: "hand", id: "walker" }, undefined, "jungle")).toBe(true);
  expect(keys()).toEqual(["play walker at jungle"]);
});

test("dropped where it cannot go, it stays, and the server says why", () => {
  const { play } = sit(welcome({ question: ask(PLAYS.slice(1)) }));
  expect(play.drop({ in: "hand", id: "walker" }, undefined, "tar_pits")).toBe(false);
  expect(sent).toMatchObject([{ type: "why", verb: "play", parts: [{ card: "walker" }, {}, { base: "tar_pits" }] }]);
});

test("an action that is dropped on a minion is aimed at it, if it asks", () => {
  const { play, say } = sit(welcome({ view: { ...board } }));
  play.drop({ in: "hand", id: "howl" }, { in: "pieces", id: 5 }, "tar_pits");
  say(asks([5, 6].map((piece) => ({ key: `walker#${piece}`, words: "", parts: [{ card: "walker", piece }] }))));
  play.carryOn();
  expect(keys()).toEqual(["play howl", "walker#5"]);
});

test("a minion that is to be moved is dragged to its new base", () => {
  const moving = [{ key: "walker#6", words: "", parts: [{ card: "walker", piece: 6 }] }];
  const { play, say } = sit(welcome({ view: { ...board }, question: ask(moving, { source: "howl" }) }));
  expect(play.canDrag({ in: "pieces", id: 6 })).toBe(true);
  expect(play.canDrag({ in: "pieces", id: 5 })).toBe(false);
  play.drop({ in: "pieces", id: 6 }, undefined, "jungle");
  say(asks(["tar_pits", "jungle"].map((each) => ({ key: each, words: "", parts: [{ base: each }] }))));
  play.carryOn();
  expect(keys()).toEqual(["walker#6", "jungle"]);
});

test("another card's question is not answered by what was dropped before", () => {
  const { play, say } = sit(welcome({ view: { ...board } }));
  play.drop({ in: "hand", id: "howl" }, { in: "pieces", id: 5 }, "tar_pits");
  say(asks([{ key: "walker#5", words: "", parts: [{ card: "walker", piece: 5 }] }], "ambush"));
  play.carryOn();
  say(asks([{ key: "walker#5", words: "", parts: [{ card: "walker", piece: 5 }] }], "howl", 9));
  play.carryOn();
  expect(keys()).toEqual(["play howl"]);
});

test("the first tap reads, the second on the same card closes, and neither plays", () => {
  const { play } = sit();
  const walker = { in: "hand", id: "walker" } as const;
  expect(play.tap(walker)).toBe(true);
  expect(play.reading).toEqual(walker);
  play.tap(walker);
  expect(play.reading).toBeUndefined();
  expect(play.tap({ in: "players", id: 1 })).toBe(false);
  expect(keys()).toEqual([]);
});

test("what is read has a button for each of its places, the open base first", () => {
  const { play } = sit();
  const walker = { in: "hand", id: "walker" } as const;
  play.open = 1;
  play.tap(walker);
  const deeds = deedsOf(play, walker);
  expect(deeds.find((deed) => deed.isMain)?.words).toBe("Play at jungle");
  deeds.find((deed) => !deed.isMain)?.act();
  expect(keys()).toEqual(["play walker at tar_pits"]);
  expect(play.reading).toBeUndefined();
});

test("what cannot be chosen now can be asked why", () => {
  const { play } = sit(welcome({ question: ask(PLAYS.slice(0, 2)) }));
  const [deed, ...more] = deedsOf(play, { in: "hand", id: "howl" });
  expect(more).toEqual([]);
  deed?.act();
  expect(keys()).toEqual(["why"]);
});
