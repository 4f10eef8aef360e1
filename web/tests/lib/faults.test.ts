import { expect, test } from "vitest";
import { ApiError } from "../../src/lib/api";
import { faultIn, isAt } from "../../src/lib/faults";

const told = (place: string) => faultIn(new ApiError("malformed", "Too long.", place));

test("a fault has its place and its words", () => {
  expect(told("seats[2].bot")).toEqual({ place: "seats[2].bot", words: "Too long." });
});

test("what names no place is no fault of a field", () => {
  expect(told("")).toBeUndefined();
  expect(faultIn(new ApiError("offline"))).toBeUndefined();
  expect(faultIn(new Error("seats: of our own"))).toBeUndefined();
});

test("a part of a place is at that place, and its namesake is not", () => {
  const fault = told("seats[1].name");
  expect(isAt(fault, "seats")).toBe(true);
  expect(isAt(fault, "seats[1]")).toBe(true);
  expect(isAt(fault, "seats[10]")).toBe(false);
  expect(isAt(told("seats[10].name"), "seats[1]")).toBe(false);
  expect(isAt(told("seconds"), "sec")).toBe(false);
  expect(isAt(undefined, "seats")).toBe(false);
});
