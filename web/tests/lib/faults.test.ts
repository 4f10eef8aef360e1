import { expect, test } from "vitest";
import { ApiError } from "../../src/lib/api";
import { faultIn, isAt } from "../../src/lib/faults";

const told = (words: string) => faultIn(new ApiError("malformed", words));

test.each([
  ["seats[2].bot: no bot is called 'x'", { place: "seats[2].bot", words: "No bot is called 'x'" }],
  ["setup.pool: 4 players need 8: too few", { place: "setup.pool", words: "4 players need 8: too few" }],
  ["Expected `int`, got `str` - at `$.seconds`", { place: "seconds", words: "Expected `int`, got `str`" }],
  ["Expected `array` - at `$.setup.factions[1]`", { place: "setup.factions[1]", words: "Expected `array`" }],
])("%j names its place", (words, fault) => {
  expect(told(words)).toEqual(fault);
});

test("what names no place is no fault of a field", () => {
  expect(told("JSON is malformed: invalid character (byte 0)")).toBeUndefined();
  expect(faultIn(new ApiError("offline"))).toBeUndefined();
  expect(faultIn(new Error("seats: of our own"))).toBeUndefined();
});

test("a part of a place is at that place, and its namesake is not", () => {
  const fault = told("seats[1].name: too long");
  expect(isAt(fault, "seats")).toBe(true);
  expect(isAt(fault, "seats[1]")).toBe(true);
  expect(isAt(fault, "seats[10]")).toBe(false);
  expect(isAt(told("seats[10].name: x"), "seats[1]")).toBe(false);
  expect(isAt(told("seconds: x"), "sec")).toBe(false);
  expect(isAt(undefined, "seats")).toBe(false);
});
