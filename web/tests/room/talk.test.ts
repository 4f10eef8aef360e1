import { expect, test, vi } from "vitest";
import type { Line, Welcome } from "../../src/protocol";
import { placed } from "../../src/room/bubbles";
import { Talk } from "../../src/room/talk.svelte";

const said = (text: string, by?: number): Line => (by === undefined ? { text } : { text, by });
const send = vi.fn(() => true);
const talk = () => new Talk(send);

test("what is said waits for its bubble, the newest of each seat; spectators have none", () => {
  const table = talk();
  table.hear({ type: "said", line: said("one", 1) });
  table.hear({ type: "said", line: said("hi") });
  table.hear({ type: "said", line: said("two", 1) });
  expect(table.lines.map(({ text }) => text)).toEqual(["one", "hi", "two"]);
  expect([...table.unshown].map(([seat, { text }]) => [seat, text])).toEqual([[1, "two"]]);
  table.shown(1);
  expect(table.unshown.size).toBe(0);
});

test("who comes again reads all of it, without bubbles", () => {
  const table = talk();
  table.hear({ type: "said", line: said("one", 1) });
  table.welcome({ chat: [said("one", 1)], reactions: [{ act: 3, seat: 1, what: "laugh" }] } as unknown as Welcome);
  expect([table.lines.length, table.unshown.size, table.reactionsTo(3).length]).toEqual([1, 0, 1]);
});

test("one reaction of a seat to an act; the same again takes it back", () => {
  const table = talk();
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: 0, what: "love" } });
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: 0, what: "tears" } });
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: 1, what: "tears" } });
  expect(table.reactionsTo(3).map(({ seat, what }) => [seat, what])).toEqual([
    [0, "tears"],
    [1, "tears"],
  ]);
  table.react(3, "tears", 0);
  expect(send).toHaveBeenLastCalledWith({ type: "react", act: 3, what: "" });
  table.react(3, "bravo", 0);
  expect(send).toHaveBeenLastCalledWith({ type: "react", act: 3, what: "bravo" });
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: 0 } });
  expect(table.reactionsTo(3)).toHaveLength(1);
});

const SCREEN = { width: 1000, height: 700 };
const BUBBLE = { width: 200, height: 40 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("a bubble lies beside its seat and over no other one", () => {
  const column = [0, 60, 120].map((top) => box(0, top, 300, 50));
  expect(placed(column[1]!, BUBBLE, [column[0]!, column[2]!], SCREEN)).toEqual({ side: "right", left: 310, top: 60 });
  const row = [box(0, 50, 300, 50), box(310, 50, 300, 50)];
  expect(placed(row[1]!, BUBBLE, [row[0]!], SCREEN)).toEqual({ side: "below", left: 320, top: 110 });
  const right = [0, 60, 120].map((top) => box(700, top, 300, 50));
  expect(placed(right[1]!, BUBBLE, [right[0]!, right[2]!], SCREEN).side).toBe("left");
  const foot = box(0, 640, 300, 50);
  expect(placed(foot, BUBBLE, [box(310, 0, 690, 700)], SCREEN).side).toBe("above");
});

test("a bubble stays on the screen, and where there is no room it lies below", () => {
  const phone = { width: 390, height: 844 };
  expect(placed(box(300, 50, 88, 80), BUBBLE, [], phone).left).toBe(184);
  const rows = [0, 40, 80].map((top) => box(0, top, 390, 36));
  expect(placed(rows[1]!, BUBBLE, [rows[0]!, rows[2]!], phone)).toMatchObject({ side: "below", top: 86 });
});

test("what spectators make of it is counted by kind, and gone at none", () => {
  const table = new Talk(() => true);
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: -1, what: "love" } });
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: -1, what: "gasp" } });
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: -1, what: "love", count: 2 } });
  expect(table.reactionsTo(3).map(({ what, count = 1 }) => [what, count])).toEqual([
    ["gasp", 1],
    ["love", 2],
  ]);
  table.hearReaction({ type: "reacted", reaction: { act: 3, seat: -1, what: "gasp", count: 0 } });
  expect(table.reactionsTo(3).map(({ what }) => what)).toEqual(["love"]);
});

test("a spectator takes back by the same again, and says it anew after coming back", () => {
  const sent: unknown[] = [];
  const table = new Talk((message) => {
    sent.push("what" in message && message.what);
    return true;
  });
  table.react(3, "love", -1);
  expect(table.isMine(3, "love", -1)).toBe(true);
  table.react(3, "love", -1);
  table.react(3, "gasp", -1);
  table.welcome({ chat: [], may_react: true } as unknown as Welcome);
  expect(table.isMine(3, "gasp", -1)).toBe(false);
  expect(table.mayReact).toBe(true);
  expect(sent).toEqual(["love", "", "gasp"]);
});
