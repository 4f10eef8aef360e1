import { expect, test } from "vitest";
import type { Line } from "../../src/protocol";
import { actsIn, cardOf, doerOf, goesOn, hasCost, hitsOf, moodFor, resultsOf, sinceMyTurn } from "../../src/room/acts";

const destroyed: Line = { text: "", act: 3, kind: "destroy", hits: [{ seat: 1, card: "walker", piece: 4 }], mood: "loss" };

test("what somebody loses is a loss to them and to nobody else", () => {
  expect(moodFor(destroyed, 1)).toBe("loss");
  expect(moodFor(destroyed, 0)).toBeUndefined();
  expect(moodFor(destroyed, -1)).toBeUndefined();
  expect(moodFor({ ...destroyed, mood: "" }, 1)).toBeUndefined();
});

test("what came of an act goes on from what somebody did", () => {
  expect(goesOn(destroyed, { text: "", act: 3 })).toBe(true);
  expect(goesOn(destroyed, { text: "", act: 2 })).toBe(false);
  expect(goesOn({ text: "" }, { text: "" })).toBe(false);
});

const line = (text: string, act: number, more: Partial<Line> = {}): Line => ({ text, act, by: 2, ...more });
const loss = (text: string, seat: number, piece: number): Line =>
  line(text, 1, { kind: "destroy", mood: "loss", hits: [{ seat, card: "walker", piece }] });

test("lines with the same number are one act, whatever is told in between", () => {
  const acts = actsIn([line("a", 1), line("turn", 0), line("b", 1), line("c", 2)]);
  expect(acts.map(({ number, lines }) => [number, lines.map((each) => each.text)])).toEqual([
    [1, ["a", "b"]],
    [2, ["c"]],
  ]);
});

test("an act is its player's, and its card's or its base's", () => {
  const [played, scored] = actsIn([line("a", 1, { card: "howl" }), line("b", 2, { by: -1, base: "jungle" })]);
  expect([doerOf(played!), cardOf(played!)]).toEqual([2, "howl"]);
  expect([doerOf(scored!), cardOf(scored!)]).toEqual([-1, "jungle"]);
});

const [powderkeg] = actsIn([
  line("plays", 1),
  line("discards", 1, { kind: "discard", mood: "loss", hits: [{ seat: 2, card: "howl" }] }),
  line("draws", 1, { kind: "draw", mood: "gain", hits: [{ seat: 1 }] }),
  loss("Jo's", 1, 7),
  loss("mine", 0, 8),
]);

test("of what came of it, my losses come first, and what it cost its player last", () => {
  expect(resultsOf(powderkeg!, 0).map((each) => each.text)).toEqual(["mine", "Jo's", "draws", "discards"]);
  expect(resultsOf(powderkeg!, 1).map((each) => each.text)).toEqual(["Jo's", "mine", "draws", "discards"]);
  expect([0, 1, 2, 3].map((seat) => hasCost(powderkeg!, seat))).toEqual([true, true, true, false]);
});

test("a base that gives points is no loss, whatever else it takes", () => {
  const [scored] = actsIn([
    line("award", 1, { by: -1, kind: "award" }),
    line("points", 1, { kind: "points", by: 0, amount: 5 }),
    line("points", 1, { kind: "points", by: 2, amount: 3 }),
    loss("mine", 0, 8),
    loss("Jo's", 1, 7),
  ]);
  expect([0, 1].map((seat) => hasCost(scored!, seat))).toEqual([false, true]);
});

test("an arrow leads to everything that is hit, once, but not back to who did it", () => {
  const [act] = actsIn([...powderkeg!.lines, line("under", 1, { hits: [{ seat: 0, card: "walker", piece: 8 }] })]);
  expect(hitsOf(act!).map(({ hit, mood }) => [hit.seat, hit.piece, mood])).toEqual([
    [1, undefined, "gain"],
    [1, 7, "loss"],
    [0, 8, "loss"],
  ]);
});

const turn = (by: number): Line => ({ text: `turn of ${by}`, kind: "turn", by });
const said = (lines: Line[], seat: number) => sinceMyTurn(lines, seat, 3).map((each) => each.text);

test("what happened since my last turn begins with the turn after it", () => {
  const log = [turn(0), line("a", 1), turn(1), line("b", 2), turn(2), line("c", 3)];
  expect(said(log, 0)).toEqual(["turn of 1", "b", "turn of 2", "c"]);
  expect(said([...log, turn(0), line("d", 4)], 0)).toEqual(["turn of 1", "b", "turn of 2", "c", "turn of 0", "d"]);
  expect(said([...log, turn(0), line("d", 4), turn(1)], 0)).toEqual(["turn of 1"]);
});

test("before my first turn it begins with the game, and who watches sees a round", () => {
  const log = [line("setup", 0), turn(1), line("a", 1), turn(2), line("b", 2)];
  expect(said(log, 0)).toEqual(["turn of 1", "a", "turn of 2", "b"]);
  expect(said([...log, turn(0)], 0)).toEqual(["turn of 1", "a", "turn of 2", "b", "turn of 0"]);
  expect(said([...log, turn(0), turn(1)], -1)).toEqual(["turn of 2", "b", "turn of 0", "turn of 1"]);
  expect(said([turn(0), line("mine", 1)], 0)).toEqual(["turn of 0", "mine"]);
});
