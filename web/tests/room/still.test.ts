import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources: Record<string, string> = import.meta.glob("../../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheet = readFileSync("src/styles/rumpus.css", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");
const STILL = "{animation:none!important;transition:none!important}";

test("who wants no motion gets none of what style sheets move, whatever a component says", () => {
  expect(sheet).toContain(`@media (prefers-reduced-motion:reduce){*,*::before,*::after${STILL}}`);
  expect(sheet).toContain(`:root[data-still] :is(*,*::before,*::after)${STILL}`);
  for (const still of ["@media (prefers-reduced-motion:reduce){:root{", ":root[data-still]{"])
    expect(tokens).toContain(`${still}--m-tap:0ms;--m-quick:0ms;--m-move:0ms;--m-score:0ms;--m-pulse:0ms}`);
  const louder = /(?:animation|transition)[^;}]*!important/g;
  const loud = Object.entries(sources).flatMap(([path, source]) => (source.match(louder) ?? []).map((css) => `${path}: ${css}`));
  expect(loud).toEqual([]);
});

test("whatever scripts move asks first how long it may last", () => {
  const moving = Object.entries(sources).filter(([, source]) => source.includes(".animate("));
  expect(moving.length).toBeGreaterThan(2);
  for (const [path, source] of moving) {
    const isAsked = path.endsWith("/motion.ts") || /import \{[^}]*\blasting\b[^}]*\} from/.test(source);
    expect(isAsked, path).toBe(true);
    const starts = source.match(/\.animate\(/g)?.length ?? 0;
    expect(source.match(/\blasting\(/g)?.length ?? 0, path).toBeGreaterThanOrEqual(Math.min(starts, 2));
  }
});

test("nothing else moves by itself", () => {
  const others = /svelte\/(?:transition|animate|motion)|behavior: "smooth"|(?<!over)scroll-behavior|<animate/;
  expect(Object.entries(sources).flatMap(([path, source]) => (others.test(source) ? [path] : []))).toEqual([]);
});
