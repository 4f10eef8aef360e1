import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources: Record<string, string> = import.meta.glob("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const tests: Record<string, string> = import.meta.glob("./**/*.ts", { query: "?raw", import: "default", eager: true });
const sheet = ["tokens", "rumpus", "glow"].map((name) => readFileSync(`src/styles/${name}.css`, "utf8")).join("\n");
const code = Object.values(sources).join("\n");
/** Class names that are put together: `btn--${size}`, `f-{faction}`, `p{seat + 1}`. */
const prefixes = [...code.matchAll(/([\w-]+-|(?<=[\s"`])[pm])\$?\{/g)].map(([, prefix = ""]) => prefix);

function isWord(word: string, text: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);
}

test("whatever a module exports is used by another one", () => {
  const everything = Object.entries({ ...sources, ...tests });
  const unused = Object.entries(sources).flatMap(([path, source]) => {
    if (path.endsWith("/protocol.ts")) return [];
    const named = source.matchAll(/^ *export (?:async )?(?:const|function|class|interface|type) (\w+)/gm);
    const names = path.endsWith(".svelte") ? [] : [...named].map(([, name]) => name!);
    const isUsed = (name: string) => everything.some(([other, text]) => other !== path && isWord(name, text));
    return names.filter((name) => !isUsed(name)).map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test("an answer goes by what the server says of it: nobody takes its key apart, or its parts by their places", () => {
  const parsing = /[cC]hoice\.key(?: ===|\.)|P\(?\\d|`P\$\{|(?<!\w)parts\??\.?\[|parts: \[\w/;
  expect(Object.entries(sources).flatMap(([path, source]) => (parsing.test(source) ? [path] : []))).toEqual([]);
  const keys = ['choice.key === "pass"', 'choice.key.startsWith("ask ")', "/^P(\\d)$/", "`P${seat}`"];
  for (const sample of [...keys, "choice.parts?.[0]", "({ parts: [part] })"]) expect(parsing.test(sample)).toBe(true);
});

test("whatever the server may say of a question or a table is drawn", () => {
  const [, protocol = ""] = Object.entries(sources).find(([path]) => path.endsWith("/protocol.ts")) ?? [];
  const drawn = Object.entries(sources).filter(([path]) => !path.endsWith("/protocol.ts"));
  const fieldsOf = (name: string) => {
    const [, body = ""] = new RegExp(`export interface ${name} \\{([^}]*)\\}`).exec(protocol) ?? [];
    return [...body.matchAll(/^ {2}"?([\w ]+)"?\??:/gm)].map(([, field]) => field!);
  };
  const shown = ["Question", "Choice", "Welcome", "Update", "Line", "SeatInfo", "RoomInfo", "Mark", "Moment"];
  const unused = shown.flatMap((name) =>
    fieldsOf(name)
      .filter((field) => !drawn.some(([, text]) => isWord(field, text)))
      .map((field) => `${name}.${field}`),
  );
  expect(shown.flatMap(fieldsOf).length).toBeGreaterThan(40);
  expect(unused).toEqual([]);
});

test("no class of the style sheets is without use", () => {
  const classes = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)(?=[\s,.:{>+~)[])/g)].map(([, name]) => name!));
  expect(classes.size).toBeGreaterThan(100);
  expect([...classes].filter((name) => !isWord(name, code) && !prefixes.some((each) => name.startsWith(each)))).toEqual([]);
});

test("no property of the style sheets is without use", () => {
  const properties = new Set([...sheet.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name!));
  expect(properties.size).toBeGreaterThan(50);
  expect([...properties].filter((name) => !`${sheet}${code}`.includes(`var(${name}`))).toEqual([]);
});
