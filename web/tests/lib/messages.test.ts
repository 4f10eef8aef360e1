import { expect, test } from "vitest";
import { flat, joined, listed, t, tIfAny, type Nested } from "../../src/lib/messages";
import en from "../../src/messages/en.json";
import { nested } from "../../tools/nested";

const keys = Object.keys(en);
const files: Record<string, string> = import.meta.glob("../../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files);
const literals = new Set(sources.flatMap((source) => [...source.matchAll(/"([^"\n]*)"/g)]).map(([, text]) => text));
/** Keys that are put together: t(`card.kind.${kind}`) stands for every key of that form, with one part or a number. */
const patterns = sources
  .flatMap((source) => [...source.matchAll(/\bt(?:IfAny)?\(\s*`([^`]+)`/g)])
  .map(([, template = ""]) => new RegExp(`^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "(?:[^.]+|\\d\\.\\d)")}$`));

test("words are found by their key, and their places filled", () => {
  expect(t("site.title")).toBe("Rumpus");
  expect(t("home.turn", { turn: 7 })).toBe("Turn 7");
});

test("a place without a value stays visible", () => {
  expect(t("home.turn")).toBe("Turn {turn}");
});

test("the plural follows n", () => {
  expect(t("cards.count", { n: 1 })).toBe("1 card");
  expect(t("cards.count", { n: 0 })).toBe("0 cards");
});

test("words are nested for the build, and come back as they were", () => {
  const few = { "end.best": "Best", end: "End", "end.turns": { one: "{n} turn", other: "{n} turns" }, "end.other": "Other" };
  expect(nested(few)).toBe(
    '{"end":{"best":"Best","":"End","turns":{"":{"one":"{n} turn","other":"{n} turns"}},"other":"Other"}}',
  );
  for (const words of [few, en]) expect(Object.fromEntries(flat(JSON.parse(nested(words)) as Nested))).toEqual(words);
});

test("names and parts of a sentence are put in a row", () => {
  expect([[], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cy"]].map(listed)).toEqual(["", "Ann", "Ann and Bob", "Ann, Bob and Cy"]);
  expect(joined(["Zapbot", "", "power 2", 0])).toBe("Zapbot, power 2, 0");
});

test("no code changes words or puts them together: every language has its own ways", () => {
  const typed = ["room/keys.ts", "site/filter.ts"]; // What people type, whether or not in capitals.
  const surgery = /\.to(Locale)?(Lower|Upper)Case\(|\.join\("\W+ "\)|ListFormat/;
  const found = Object.entries(files).filter(([path, source]) => surgery.test(source) && !typed.some((each) => path.endsWith(each)));
  expect(found.map(([path]) => path)).toEqual([]);
});

test("a key from the server without words is undefined", () => {
  expect(tIfAny("no.such.key")).toBeUndefined();
  expect(tIfAny("toString")).toBeUndefined();
});

test("every key that is used has words", () => {
  const used = sources
    .flatMap((source) => [...source.matchAll(/\bt\(\s*"([^"]+)"/g)])
    .map(([, key = ""]) => key);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((key) => !keys.includes(key))).toEqual([]);
  expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});

test("no words are without use", () => {
  const unused = keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
