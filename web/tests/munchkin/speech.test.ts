import { expect, test } from "vitest";
import { after, isDeal, nextSteps, offersOf, triedAnswer } from "../../src/munchkin/speech";
import { ask, fight, view } from "./example";

const seen = view({ fight: fight() });
const stepsOf = (...keys: string[]) => offersOf(ask(keys), seen, 0).map(({ verb, steps }) => ({ verb, steps }));

test("an answer goes by what it names", () => {
  expect(
    stepsOf("play rugose froggoth#12", "play curse_amnesia P1", "play kitchen_sink against", "pass this fight"),
  ).toEqual([
    {
      verb: "play",
      steps: [
        { in: "hand", id: "rugose" },
        { in: "foes", id: 12 },
      ],
    },
    {
      verb: "play",
      steps: [
        { in: "hand", id: "curse_amnesia" },
        { in: "players", id: 1 },
      ],
    },
    {
      verb: "play",
      steps: [
        { in: "hand", id: "kitchen_sink" },
        { in: "way", id: "against" },
      ],
    },
    { verb: "pass this fight", steps: [] },
  ]);
});

test("what lies before us can be used in several ways", () => {
  expect(stepsOf("put away fez_of_fazooli#1", "use fez_of_fazooli#1 P2")).toEqual([
    {
      verb: "put away",
      steps: [
        { in: "gear", id: 1 },
        { in: "way", id: "put away" },
      ],
    },
    {
      verb: "use",
      steps: [
        { in: "gear", id: 1 },
        { in: "way", id: "use" },
        { in: "players", id: 2 },
      ],
    },
  ]);
});

test("a card that is asked for is the one in hand, unless it lies elsewhere", () => {
  const stepOf = (zone: string, owner: number) => {
    const parts = [{ card: "wishing_ring", zone, owner }];
    return offersOf(ask([], { choices: [{ key: "x", words: "", parts }] }), seen, 0)[0]?.steps;
  };
  expect(stepOf("hand", 0)).toEqual([{ in: "hand", id: "wishing_ring" }]);
  expect(stepOf("hand", 1)).toEqual([{ in: "laid", id: "wishing_ring" }]);
  expect(stepOf("laid out", -1)).toEqual([{ in: "laid", id: "wishing_ring" }]);
});

test("numbers alone are buttons", () => {
  expect(stepsOf("2", "fighter")).toEqual([
    { verb: "", steps: [] },
    { verb: "fighter", steps: [] },
  ]);
});

test("deals are made on sheets and answered on notes", () => {
  const keys = [
    "ask P1",
    "ask everybody",
    "offer help",
    "counter",
    "trade P2",
    "sell",
    "show hand",
    "accept trade P1",
    "withdraw trade",
    "accept P1",
    "accept",
    "call",
  ];
  const offers = offersOf(ask(keys), seen, 0);
  expect(offers.filter((offer) => !isDeal(offer)).map(({ choice }) => choice.key)).toEqual(["accept", "call"]);
});

test("step by step fewer answers are left", () => {
  const offers = offersOf(
    ask(["play curse_amnesia P0", "play curse_amnesia P1", "play rugose froggoth#12"]),
    seen,
    0,
  );
  const left = after(offers, [{ in: "hand", id: "curse_amnesia" }]);
  expect(nextSteps(offers, 0)).toEqual([
    { in: "hand", id: "curse_amnesia" },
    { in: "hand", id: "rugose" },
  ]);
  expect(nextSteps(left, 1)).toEqual([
    { in: "players", id: 0 },
    { in: "players", id: 1 },
  ]);
});

test("who tries what is not offered asks why", () => {
  const free = ask([]);
  const byCard = ask([], { source: "froggoth" });
  expect(triedAnswer({ in: "hand", id: "rugose" }, free, seen)).toEqual({ verb: "play", parts: [{ card: "rugose" }] });
  expect(triedAnswer({ in: "hand", id: "rugose" }, byCard, seen)).toEqual({ verb: "", parts: [{ card: "rugose" }] });
  expect(triedAnswer({ in: "gear", id: 1 }, free, seen)).toEqual({
    verb: "use",
    parts: [{ card: "fez_of_fazooli", piece: 1 }],
  });
  expect(triedAnswer({ in: "foes", id: 12 }, free, seen).parts).toEqual([{ card: "froggoth", piece: 12 }]);
  expect(triedAnswer({ in: "players", id: 2 }, free, seen).parts).toEqual([{ player: 2 }]);
  expect(triedAnswer({ in: "laid", id: "rugose" }, free, seen).parts).toEqual([{ card: "rugose" }]);
});
