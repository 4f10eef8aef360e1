import { posix } from "node:path";
import { expect, test } from "vitest";

/** Each imports only from those before it; those of one line know nothing of each other. */
const LAYERS = [["protocol", "messages"], ["lib"], ["ui"], ["room"], ["smashup", "munchkin"], ["families"], ["replay"], ["site"], ["main", "worker"]];
const sources: Record<string, string> = import.meta.glob("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The first part of a path below `src`: a folder, or a file that is a layer by itself. */
function partOf(path: string): string {
  return posix.relative("../src", path).split("/")[0]!.replace(/\..*$/, "");
}

function importsOf(path: string, source: string): string[] {
  const named = [...source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]+)"/g)].map(([, name]) => name!);
  return named.filter((name) => !name.endsWith(".css")).map((name) => posix.join(posix.dirname(path), name));
}

function isBelow(part: string, other: string): boolean {
  const layerOf = (each: string) => LAYERS.findIndex((layer) => layer.includes(each));
  return part === other || layerOf(part) < layerOf(other);
}

test("every source is in a layer", () => {
  const parts = new Set(Object.keys(sources).map(partOf));
  expect([...parts].filter((part) => !LAYERS.flat().includes(part))).toEqual([]);
  expect(parts.size).toBe(LAYERS.flat().length - 1); // Messages are no source.
});

test("imports point one way", () => {
  const imports = Object.entries(sources).flatMap(([path, source]) =>
    importsOf(path, source).map((imported) => ({ path, imported })),
  );
  expect(imports.length).toBeGreaterThan(500);
  const wrong = imports.filter(({ path, imported }) => !isBelow(partOf(imported), partOf(path)));
  expect(wrong.map(({ path, imported }) => `${path} imports ${imported}`)).toEqual([]);
});
