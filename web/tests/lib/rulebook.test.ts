import { expect, test } from "vitest";
import { chapters, shortRules } from "../../src/lib/rulebook";
import { CATALOGUE } from "../example";

test("rules come by chapter, with its title", () => {
  expect(chapters(CATALOGUE.rules).map(({ title, rules }) => [title, rules.length])).toEqual([
    ["Set-up", 1],
    ["Scoring a base", 2],
  ]);
});

test("a chapter without a title is shown by its number", () => {
  expect(chapters([{ number: "XX-1.1", text: "" }])[0]?.title).toBe("XX-1");
});

test("a line that starts small goes on with the one before", () => {
  expect(shortRules(CATALOGUE.how_to_play)).toEqual([
    "Win: have the most points.",
    "When you end your turn, bases score: most power takes the first value.",
  ]);
});
