import { expect, test } from "vitest";
import { after, isDeal, nextSteps, offersOf, triedKey } from "../../src/munchkin/speech";
import { ask, CATALOGUE, fight, view } from "./example";

const isCard = (word: string) => CATALOGUE.cards.some(({ id }) => id === word);
const seen = view({ fight: fight() });
const stepsOf = (...keys: string[]) => offersOf(ask(keys), seen, 0, isCard).map(({ verb, steps }) => ({ verb, steps }));

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

test("a card that is asked for is the one in hand, unless cards are laid out", () => {
  const stepOf = (prompt: string) => offersOf(ask(["wishing_ring", "none"], { prompt }), seen, 0, isCard)[0]?.steps[0];
  expect(stepOf("discard")).toEqual({ in: "hand", id: "wishing_ring" });
  expect(stepOf("loot")).toEqual({ in: "laid", id: "wishing_ring" });
  expect(stepsOf("necronomicon")[0]?.steps[0]).toEqual({ in: "laid", id: "necronomicon" });
});

test("deals are made on sheets and answered on notes", () => {
  const keys = [
    "ask P1",
    "offer help",
    "counter",
    "trade P2",
    "sell",
    "accept trade P1",
    "withdraw trade",
    "accept",
    "call",
  ];
  const offers = offersOf(ask(keys), seen, 0, isCard);
  expect(offers.filter((offer) => !isDeal(offer)).map(({ choice }) => choice.key)).toEqual(["accept", "call"]);
});

test("step by step fewer answers are left", () => {
  const offers = offersOf(
    ask(["play curse_amnesia P0", "play curse_amnesia P1", "play rugose froggoth#12"]),
    seen,
    0,
    isCard,
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
  expect(triedKey({ in: "hand", id: "rugose" }, free, seen)).toBe("play rugose");
  expect(triedKey({ in: "hand", id: "rugose" }, ask([], { source: "froggoth" }), seen)).toBe("rugose");
  expect(triedKey({ in: "gear", id: 1 }, free, seen)).toBe("use fez_of_fazooli#1");
  expect(triedKey({ in: "foes", id: 12 }, free, seen)).toBe("froggoth#12");
  expect(triedKey({ in: "players", id: 2 }, free, seen)).toBe("P2");
  expect(triedKey({ in: "laid", id: "rugose" }, free, seen)).toBe("rugose");
});
