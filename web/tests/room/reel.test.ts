import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, Update } from "../../src/protocol";
import { paceOf, timeFor, type Showing } from "../../src/room/pacing";
import { Reel, type Direction } from "../../src/room/reel.svelte";
import { wish } from "../../src/room/settings.svelte";

const KINDS: Record<string, Showing> = { action: "card", minion: "brief", roll: "die" };
const DIRECTION: Direction = {
  showing: ({ lines }) => KINDS[lines[0]?.kind ?? ""],
  letters: () => 40,
  isShownBefore: (lines) => lines.some(({ hits = [] }) => hits.some((hit) => hit.piece)),
  hasToBeRead: true,
  stake: () => "none",
};
/** 1.2 s and 40 letters. */
const A_CARD = 2_600;
const A_MINION = 1_200;

let told: number[];
let seen: number[];
let reel: Reel;
let seats: number;

beforeEach(() => {
  vi.useFakeTimers();
  wish("speed", "normal");
  told = [];
  seen = [];
  seats = 4;
  reel = new Reel(
    (update) => told.push(update.question.number),
    (number) => seen.push(number),
    ({ lines }) => lines[0]?.by !== 0,
    () => ({ seat: 0, seats }),
  );
  reel.direction = DIRECTION;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function update(number: number, log: Line[] = [], source = ""): Update {
  return { type: "update", question: { number, awaited: [1], source }, log };
}

const plays = (act: number, kind: string, card = "powderkeg"): Line => ({ text: `plays ${act}`, by: 1, kind, act, card });
const hits = (act: number, piece = 5): Line => ({ text: "destroys", by: 1, kind: "destroy", act, hits: [{ seat: 0, piece }], mood: "loss" });

function hear(update: Update, isForMe = false): void {
  reel.hear(update, isForMe);
}

test("on a phone what is only brief is seen for longer", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  expect(timeFor("brief", 1_000, "normal")).toBe(2_000);
  expect(timeFor("card", 40, "normal")).toBe(2_600);
});

test("how long something is shown follows from its text, within limits, and from the speed", () => {
  expect(timeFor("card", 40, "normal")).toBe(2_600);
  expect(timeFor("card", 0, "normal")).toBe(2_000);
  expect(timeFor("card", 1_000, "normal")).toBe(6_000);
  expect(timeFor("card", 1_000, "slow")).toBe(10_800);
  expect(timeFor("card", 1_000, "fast")).toBe(3_000);
  expect(timeFor("card", 1_000, "step")).toBe(Infinity);
  expect(timeFor("brief", 1_000, "normal")).toBe(1_200);
  expect(timeFor("verdict", 1_000, "fast")).toBe(1_000);
  expect(timeFor("die", 0, "slow")).toBe(timeFor("die", 0, "fast"));
});

test("what nobody has to look at is told at once", () => {
  hear(update(1));
  hear(update(2, [{ text: "draws", by: 1, kind: "draw" }]));
  expect(told).toEqual([1, 2]);
  expect(seen).toEqual([1, 2]);
});

test("a card that hits something is shown before the table changes, and what follows waits in its order", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  hear(update(2));
  hear(update(3, [plays(2, "minion")]));
  hear(update(4));
  expect(told).toEqual([]);
  expect(reel.scene?.lines).toHaveLength(2);
  vi.advanceTimersByTime(A_CARD - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([1, 2, 3]);
  expect(reel.scene?.showing).toBe("brief");
  vi.advanceTimersByTime(A_MINION);
  expect(told).toEqual([1, 2, 3, 4]);
  expect(reel.scene).toBeUndefined();
});

test("a plain minion lies there first, and then rests a moment", () => {
  hear(update(1, [plays(1, "minion")]));
  hear(update(2));
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(A_MINION);
  expect(told).toEqual([1, 2]);
});

test("what comes of an act later is shown with it, long enough to be read", () => {
  hear(update(1, [plays(1, "action")], "powderkeg"));
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(A_CARD - 100);
  hear(update(2, [hits(1)]));
  expect(reel.scene?.lines.map((line) => line.kind)).toEqual(["action", "destroy"]);
  vi.advanceTimersByTime(1_400);
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual([1, 2]);
});

test("what comes of it when it is no longer shown is shown with what began it", () => {
  hear(update(1, [plays(1, "action")], "powderkeg"));
  vi.advanceTimersByTime(A_CARD);
  expect(reel.scene).toBeUndefined();
  hear(update(2, [hits(1)]));
  expect(told).toEqual([1]);
  expect(reel.scene?.lines.map((line) => line.kind)).toEqual(["action", "destroy"]);
});

test("several acts of one update are shown one after the other", () => {
  hear(update(1, [plays(1, "action"), hits(1), plays(2, "action", "howl")]));
  expect(reel.scene?.number).toBe(1);
  vi.advanceTimersByTime(A_CARD);
  expect(told).toEqual([1]);
  expect(reel.scene?.number).toBe(2);
});

test("bots are told to wait, but not in the middle of what they do", () => {
  hear(update(1, [plays(1, "action")], "powderkeg"));
  expect(seen).toEqual([1]);
  hear(update(2, [hits(1)]));
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(A_CARD);
  expect(seen).toEqual([1, 2]);
});

test("whoever is asked is told everything at once, and the last card stays until they have answered", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  hear(update(2, [plays(2, "action", "howl"), hits(2)]));
  hear(update(3), true);
  expect(told).toEqual([1, 2, 3]);
  expect(reel.scene?.number).toBe(2);
  expect(reel.isStaying).toBe(true);
  expect(seen).toEqual([3]);
  vi.advanceTimersByTime(60_000);
  expect(reel.scene?.number).toBe(2);
  reel.done();
  expect(reel.scene).toBeUndefined();
});

test("a card that stays makes room for the next one", () => {
  hear(update(1, [plays(1, "action")]), true);
  expect(reel.isStaying).toBe(true);
  hear(update(2, [plays(2, "action", "howl")]));
  expect(reel.scene?.number).toBe(2);
  expect(reel.isStaying).toBe(false);
});

test("dice roll before a question is put, and nothing else does", () => {
  hear(update(1, [plays(1, "action")]));
  hear(update(2, [plays(2, "roll")]));
  hear(update(3), true);
  expect(told).toEqual([1, 2]);
  expect(reel.scene?.showing).toBe("die");
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([1, 2, 3]);
});

test("a die of earlier is not in the way of a question", () => {
  hear(update(1, [plays(1, "roll")]));
  hear(update(2, [plays(2, "action")]));
  hear(update(3), true);
  expect(told).toEqual([1, 2, 3]);
  expect(reel.scene?.showing).not.toBe("die");
});

test("a click goes on to the next", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  hear(update(2, [plays(2, "action"), hits(2)]));
  reel.skip();
  expect(told).toEqual([1]);
  reel.skip();
  expect(told).toEqual([1, 2]);
  expect(reel.scene).toBeUndefined();
});

test("all can be skipped, until we are asked something", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  reel.skipToMe();
  hear(update(2, [plays(2, "action"), hits(2)]));
  expect(told).toEqual([1, 2]);
  hear(update(3), true);
  hear(update(4, [plays(3, "action"), hits(3)]));
  expect(told).toEqual([1, 2, 3]);
  expect(reel.scene?.number).toBe(3);
});

test("it can be held, and goes on where it was", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  vi.advanceTimersByTime(2_000);
  reel.pause(true);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([]);
  reel.pause(false);
  vi.advanceTimersByTime(A_CARD - 2_000 - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([1]);
});

test("step by step, each is shown until we go on", () => {
  wish("speed", "step");
  hear(update(1, [plays(1, "minion")]));
  hear(update(2));
  vi.advanceTimersByTime(100_000);
  expect(told).toEqual([1]);
  reel.skip();
  expect(told).toEqual([1, 2]);
});

test("another speed counts at once, and instant shows nothing", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  wish("speed", "fast");
  reel.adjust();
  vi.advanceTimersByTime(A_CARD / 2);
  expect(told).toEqual([1]);
  hear(update(2, [plays(2, "action"), hits(2)]));
  wish("speed", "instant");
  reel.adjust();
  expect(told).toEqual([1, 2]);
  hear(update(3, [plays(3, "action"), hits(3)]));
  expect(told).toEqual([1, 2, 3]);
  expect(reel.scene).toBeUndefined();
  expect(seen).toEqual([1, -1]);
});

test("nothing piles up in a tab that nobody sees", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  reel.adjust();
  hear(update(2, [plays(2, "action"), hits(2)]));
  expect(told).toEqual([1, 2]);
  expect(seen).toEqual([1, 2]);
});

test("what is told anew makes what waits worthless", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  hear(update(2));
  reel.reset(7);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  expect(reel.scene).toBeUndefined();
  expect(seen).toEqual([7]);
});

test("what is over can be looked at once more, and nothing waits for that", () => {
  reel.showAgain({ number: 1, lines: [plays(1, "action")] });
  expect(reel.again?.number).toBe(1);
  hear(update(2));
  expect(told).toEqual([2]);
  expect(seen).toEqual([2]);
  hear(update(3, [plays(2, "action")]));
  expect(reel.again).toBeUndefined();
});

test("what we do ourselves is not shown", () => {
  hear(update(1, [{ ...plays(1, "action"), by: 0 }, hits(1)]));
  expect(told).toEqual([1]);
});

test("where nobody directs, all is told at once", () => {
  reel.direction = undefined;
  hear(update(1, [plays(1, "action"), hits(1)]));
  expect(told).toEqual([1]);
});

test("nothing is lost or told in another order, whatever comes when", () => {
  const kinds = ["action", "minion", "roll", ""];
  for (let seed = 1; seed <= 50; seed++) {
    let chance = seed;
    const roll = (sides: number) => (chance = (chance * 48_271) % 2_147_483_647) % sides;
    reel.reset(0);
    told = [];
    let act = 0;
    for (let number = 1; number <= 30; number++) {
      if (roll(2) > 0) act += 1;
      const log = [plays(act, kinds[roll(4)]!), ...(roll(2) > 0 ? [hits(act)] : [])];
      hear(update(number, roll(3) > 0 ? log : []), roll(6) === 0);
      if (roll(5) === 0) reel.skip();
      if (roll(12) === 0) reel.done();
      if (roll(20) === 0) reel.skipToMe();
      vi.advanceTimersByTime(roll(4) * 700);
    }
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual(Array.from({ length: 30 }, (_, place) => place + 1));
  }
});

test("what comes of the act that is shown is known before it is told, and nothing of what comes after it", () => {
  hear(update(1, [plays(1, "action"), hits(1)]));
  hear(update(2, [plays(2, "minion")]));
  const coming = () => reel.coming.map(({ question }) => question.number);
  expect(coming()).toEqual([1]);
  vi.advanceTimersByTime(A_CARD);
  expect(told).toEqual([1, 2]);
  expect(coming()).toEqual([]);
});

test("of what comes later of an act that is still shown as well", () => {
  hear(update(1, [plays(1, "action")], "powderkeg"));
  expect(reel.coming).toEqual([]);
  hear(update(2, [hits(1)]));
  expect(reel.coming.map(({ question }) => question.number)).toEqual([2]);
  reel.skip();
  expect(reel.coming).toEqual([]);
});

test("bots wait until a sheet has been read", () => {
  hear(update(1));
  reel.read(true);
  hear(update(2));
  expect(seen).toEqual([1]);
  reel.read(false);
  expect(seen).toEqual([1, 2]);
});

// -- a table of many -------------------------------------------------------------------------------------------------

const strikes = (act: number, seat: number): Line => ({ text: "strikes", by: 1, kind: "strike", act, hits: [{ seat }], mood: "loss" });

test("what others do among themselves only passes by at a table of many, unless somebody wants to see it slowly", () => {
  const act = { number: 1, lines: [plays(1, "action"), strikes(1, 2)] };
  const among = { seat: 0, seats: 5, stake: "none" as const };
  expect(paceOf(act, "card", among, "normal")).toBe("passing");
  expect(paceOf(act, "card", among, "fast")).toBe("passing");
  expect(paceOf(act, "card", among, "slow")).toBe("whole");
  expect(paceOf(act, "card", among, "step")).toBe("whole");
  expect(paceOf(act, "card", { ...among, seats: 4 }, "normal")).toBe("whole");
  expect(paceOf(act, "card", { ...among, stake: "own" }, "normal")).toBe("whole");
  expect(paceOf(act, "card", { ...among, seat: 2 }, "normal")).toBe("whole");
  expect(paceOf(act, "card", { ...among, seat: -1 }, "normal")).toBe("passing");
  expect(paceOf(act, "card", { ...among, stake: "game" }, "normal")).toBe("brief");
  expect(paceOf(act, "brief", { ...among, stake: "game" }, "normal")).toBe("passing");
  expect(paceOf(act, "verdict", among, "normal")).toBe("whole");
});

test("what passes by is seen for a moment, and neither the table nor the bots wait for it", () => {
  seats = 8;
  hear(update(1, [plays(1, "action"), strikes(1, 2)]));
  hear(update(2, [plays(2, "minion")]));
  expect(told).toEqual([1, 2]);
  expect(seen).toEqual([1, 2]);
  expect(reel.scene).toBeUndefined();
  expect(reel.glimpses.map(({ number }) => number)).toEqual([1, 2]);
  vi.advanceTimersByTime(1_800);
  expect(reel.glimpses).toEqual([]);
});

test("what hits us takes its time at any table, and what passes by waits for that in its order", () => {
  seats = 8;
  hear(update(1, [plays(1, "action"), strikes(1, 0)]));
  hear(update(2, [plays(2, "action"), strikes(2, 3)]));
  expect(reel.scene?.number).toBe(1);
  expect(reel.glimpses).toEqual([]);
  vi.advanceTimersByTime(A_CARD);
  expect(told).toEqual([1, 2]);
  expect(reel.scene).toBeUndefined();
  expect(reel.glimpses.map(({ number }) => number)).toEqual([2]);
});

test("what has passed by and hits us after all is shown whole", () => {
  seats = 8;
  hear(update(1, [plays(1, "action")], "powderkeg"));
  expect(reel.glimpses).toHaveLength(1);
  hear(update(2, [strikes(1, 0)]));
  expect(reel.scene?.lines.map((line) => line.kind)).toEqual(["action", "strike"]);
});

test("what more comes of something that passes by is seen with it, for longer", () => {
  seats = 8;
  hear(update(1, [plays(1, "action")], "powderkeg"));
  vi.advanceTimersByTime(1_000);
  hear(update(2, [strikes(1, 3)]));
  expect(reel.glimpses.map(({ lines }) => lines.length)).toEqual([2]);
  vi.advanceTimersByTime(1_000);
  expect(reel.glimpses).toHaveLength(1);
  vi.advanceTimersByTime(800);
  expect(reel.glimpses).toEqual([]);
});

test("in a fight of ours everything takes its time", () => {
  seats = 8;
  reel.direction = { ...DIRECTION, stake: () => "own" };
  hear(update(1, [plays(1, "action"), strikes(1, 3)]));
  vi.advanceTimersByTime(A_CARD - 1);
  expect(reel.scene?.number).toBe(1);
  expect(reel.glimpses).toEqual([]);
});

test("in a fight for the game a card is shown briefly, unless it hits us after all", () => {
  seats = 8;
  reel.direction = { ...DIRECTION, stake: () => "game" };
  hear(update(1, [plays(1, "action"), strikes(1, 3)]));
  hear(update(2, [strikes(1, 4)]));
  vi.advanceTimersByTime(1_200);
  expect(reel.scene).toBeUndefined();
  hear(update(3, [plays(2, "action")], "powderkeg"));
  vi.advanceTimersByTime(1_000);
  hear(update(4, [strikes(2, 0)]));
  vi.advanceTimersByTime(1_400);
  expect(reel.scene?.number).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(reel.scene).toBeUndefined();
});
