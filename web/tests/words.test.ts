import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const components: Record<string, string> = import.meta.glob("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const scripts: Record<string, string> = import.meta.glob("../src/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Attributes that people read or hear; the properties of our own components are named alike. */
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label", "hint", "text", "say", "picture"]);
const WORD = /\p{L}{2}/u;
/** "The table waits": a capital, then more words. Errors for programmers begin small. */
const SENTENCE = /["'`]\p{Lu}[\p{L}’']*(?: [\p{L}’']+){2,}[^"'`\n]*["'`]/gu;

interface Node {
  type: string;
  [part: string]: unknown;
}

/** The words in the markup of a component that no message file could change. */
function literalsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const each = node as Node;
    if (each.type === "Text" && WORD.test(String(each["data"]))) found.push(String(each["data"]).trim());
    if (each.type === "Attribute" && !SPOKEN.has(String(each["name"]))) {
      // Only what is written between its braces may hold markup: the rest is for machines.
      const { value } = each as unknown as AST.Attribute;
      if (value !== true && !Array.isArray(value)) visit(value);
      return;
    }
    for (const part of Object.values(each)) visit(part);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

test("no component holds words of its own", () => {
  const found = Object.entries(components).flatMap(([path, source]) =>
    literalsIn(source).map((words) => `${path}: ${words}`),
  );
  expect(Object.keys(components).length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test("no script holds sentences", () => {
  const found = Object.entries({ ...components, ...scripts }).flatMap(([path, source]) => {
    const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "").replace(/<!--.*?-->|<script[^>]*>/gs, "");
    return (code.match(SENTENCE) ?? []).map((words) => `${path}: ${words}`);
  });
  expect(found).toEqual([]);
});

test("such words would be found", () => {
  expect(literalsIn("<p>Hello <b>you</b> {t('x')}</p>")).toEqual(["Hello", "you"]);
  expect(literalsIn('<input placeholder="Your name" class="input wide" />')).toEqual(["Your name"]);
  expect(literalsIn("{#if a}<Btn>Go</Btn>{:else}{/if}<p>+ · 40</p>")).toEqual(["Go"]);
  expect('const x = "The table waits";'.match(SENTENCE)).toHaveLength(1);
});
