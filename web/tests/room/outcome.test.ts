import { expect, test } from "vitest";
import type { Hit, Line } from "../../src/protocol";
import { outcomeOf } from "../../src/room/outcome";

const NAMES = {
  card: (id: string) => id.toUpperCase(),
  player: (seat: number) => ["Mika", "Jo", "Ada"][seat] ?? "",
  deed: ({ card }: Line) => (card === "froggoth" ? "fights" : undefined),
};
const first: Line = { text: "", by: 2, kind: "play action", act: 1, card: "powderkeg" };
const result = (kind: string, hits: Hit[], more: Partial<Line> = {}): Line => ({ text: "", by: 2, kind, act: 1, hits, ...more });
const outcome = (...lines: Line[]) => outcomeOf({ number: 1, lines }, 0, NAMES);
const walker = (seat: number, piece: number): Hit => ({ seat, card: "walker", piece });

test("what is destroyed is counted, and mine as well", () => {
  const destroys = (...seats: number[]) =>
    outcome(first, ...seats.map((seat, place) => result("destroy", [walker(seat, place)], { mood: "loss" })));
  expect(destroys(1)).toBe("destroys WALKER");
  expect(destroys(1, 2, 1)).toBe("destroys 3");
  expect(destroys(0)).toBe("destroys your WALKER");
  expect(destroys(1, 0, 2)).toBe("destroys 3, 1 of yours");
});

test("what I lose is said before what others gain", () => {
  const draws = result("draw", [{ seat: 2 }], { mood: "gain" });
  expect(outcome(first, draws)).toBe("draws");
  expect(outcome(first, draws, result("discard", [{ seat: 0, card: "howl" }], { mood: "loss" }))).toBe("discards your HOWL");
});

test("who loses something is named", () => {
  const loses = (seat: number) => outcome(first, result("lose", [{ seat, card: "howl" }], { by: seat, mood: "loss" }));
  expect(loses(1)).toBe("Jo loses HOWL");
  expect(loses(0)).toBe("you lose HOWL");
});

test("amounts have their sign", () => {
  expect(outcome(first, result("empower", [walker(1, 4)], { amount: 2, mood: "gain" }))).toBe("+2 WALKER");
  expect(outcome(first, result("empower", [walker(0, 4)], { amount: -2, mood: "loss" }))).toBe("−2 your WALKER");
});

test("what has led to nothing says where or on whom it was played", () => {
  expect(outcome({ ...first, kind: "play", base: "tar_pits" })).toBe("to TAR_PITS");
  expect(outcome({ ...first, kind: "play", hits: [{ seat: 0 }] })).toBe("on you");
  expect(outcome({ ...first, kind: "play", hits: [{ seat: 1 }] })).toBe("on Jo");
  expect(outcome({ ...first, kind: "play", hits: [{ card: "froggoth", piece: 3 }] })).toBe("on FROGGOTH");
  expect(outcome(first)).toBe("Ada plays it");
});

test("who does what is said of plain deeds", () => {
  expect(outcome({ ...first, kind: "decided" })).toBe("Ada must run");
  expect(outcome({ ...first, kind: "open door", card: "froggoth" })).toBe("Ada fights it");
  expect(outcome({ ...first, kind: "open door", card: "mutation" })).toBe("behind Ada’s door");
  expect(outcome({ ...first, kind: "victory" }, result("draw", [{ seat: 2 }], { mood: "gain" }))).toBe("Ada goes up");
});

test("what a base does by itself is said as well", () => {
  const moves: Line = { text: "", by: -1, kind: "move", act: 1, base: "tar_pits", card: "mushroom_kingdom", hits: [walker(1, 4)] };
  expect(outcome(moves)).toBe("moves WALKER");
  expect(outcome({ ...moves, hits: [walker(0, 4)], mood: "loss" })).toBe("moves your WALKER");
});

test("who gets what of a base is said, the most first, and what came of it otherwise is not", () => {
  const scoring: Line = { text: "", by: -1, kind: "scoring", act: 1, base: "tar_pits" };
  const gets = (by: number, amount: number) => result("points", [{ seat: by }], { by, amount, mood: "gain" });
  const awarded = [result("award", []), gets(1, 2), gets(2, 4), gets(0, 1)];
  expect(outcome(scoring, ...awarded, result("destroy", [walker(0, 3)], { mood: "loss" }))).toBe("Ada +4, Jo +2, you +1 VP");
  expect(outcome(scoring, result("award", []))).toBe("no points for anybody");
});

test("what another card has done meanwhile is said with its name", () => {
  const names = { ...NAMES, cause: ({ card = "" }: Line) => (card === "gremlin" ? "GREMLIN" : "") };
  const discards = result("discard", [{ seat: 0, card: "howl" }], { card: "gremlin", mood: "loss" });
  expect(outcomeOf({ number: 1, lines: [first, discards] }, 0, names)).toBe("GREMLIN: discards your HOWL");
});

test("whose the card of another player is can be said as well", () => {
  const names = { ...NAMES, owned: (card: string, seat: number) => `${card} of ${NAMES.player(seat)}` };
  const destroys = (seat: number) => [first, result("destroy", [walker(seat, 4)], { mood: "loss" })];
  expect(outcomeOf({ number: 1, lines: destroys(1) }, 0, names)).toBe("destroys WALKER of Jo");
  expect(outcomeOf({ number: 1, lines: destroys(2) }, 0, names)).toBe("destroys WALKER");
  expect(outcomeOf({ number: 1, lines: destroys(0) }, 0, names)).toBe("destroys your WALKER");
});

test("who loses points is named, not who takes them", () => {
  expect(outcome(first, result("lose points", [{ seat: 1 }], { amount: 1, mood: "loss" }))).toBe("Jo loses 1 VP");
});
