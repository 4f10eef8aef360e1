import { expect, test } from "vitest";
import type { Choice, Question } from "../../src/protocol";
import { pointed, pointedIn, selectorOf } from "../../src/room/coaching";
import type { Spot } from "../../src/room/seating";

const choice = (key: string): Choice => ({ key, words: key });
const WAYS: Record<string, Spot[]> = {
  "play king at pits": [{ in: "hand", id: "king" }, { in: "bases", id: "pits" }],
  "play king at dojo": [{ in: "hand", id: "king" }, { in: "bases", id: "dojo" }],
  "end turn": [{ in: "buttons", id: "end turn" }],
};

function guided(...keys: string[]) {
  const question: Question = {
    number: 1,
    awaited: [0],
    choices: Object.keys(WAYS).map(choice),
    coach: { step: 0, of: 2, words: "Play King.", keys },
  };
  return { table: { question }, wayTo: ({ key }: Choice) => WAYS[key] ?? [] };
}

test("a lesson points to a card, and then to where it goes", () => {
  expect(pointed(guided("play king at pits"))).toEqual({
    first: [{ in: "hand", id: "king" }],
    then: { in: "bases", id: "pits" },
  });
});

test("where there are several ways on, it points to what they begin with, once", () => {
  const play = guided("play king at pits", "play king at dojo");
  expect(pointed(play)).toEqual({ first: [{ in: "hand", id: "king" }], then: undefined });
  expect(pointedIn(play, "hand")).toBe("king");
  expect(pointedIn(play, "pieces")).toBe(undefined);
});

test("a lesson that only says something points to nothing", () => {
  expect(pointed(guided())).toEqual({ first: [], then: undefined });
});

test.each([
  [{ in: "buttons", id: "end turn" }, '[data-key="end turn"]'],
  [{ in: "deals", id: "ask" }, '[data-deal="ask"]'],
  [{ in: "way", id: "use" }, '[data-way="use"]'],
  [{ in: "bases", id: "tar_pits" }, '.base[data-base="tar_pits"]'],
  [{ in: "pieces", id: 7 }, '[data-in=pieces][data-id="7"]'],
])("%o is found on the page", (spot, selector) => {
  expect(selectorOf(spot)).toBe(selector);
});
