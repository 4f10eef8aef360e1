import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as Record<string, unknown> & {
  icons: { src: string; sizes: string; purpose?: string }[];
};

test("the page can be installed: it has a name, a place to start, and icons of the sizes that devices ask for", () => {
  expect(manifest).toMatchObject({ name: "Rumpus", start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("every picture that is named is there", () => {
  const named = readFileSync("index.html", "utf8").matchAll(/href="(\/[\w.-]+)"/g);
  const files = [...named].map(([, path]) => path!).concat(manifest.icons.map(({ src }) => src), "/logo-calling.svg");
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});
