import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { CompileOptions } from "svelte/compiler";
import { defineConfig } from "vitest/config";
import { chunkOf, namedFiles } from "./tools/chunks";
import { nestedMessages } from "./tools/nested";

const server = "127.0.0.1:8123";
const proxy = {
  "/api": { target: `http://${server}` },
  "/ws": { target: `ws://${server}`, ws: true },
};

type CssHash = NonNullable<CompileOptions["cssHash"]>;

/** The styles of a component are told apart by its place among all of them: that stands in the client thousands of times. */
const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte")).sort();
const cssHash: CssHash = ({ hash, filename }) => {
  const place = components.findIndex((name) => filename.endsWith(`src/${name}`));
  return place < 0 ? `s${hash(filename)}` : `s${place.toString(36)}`;
};

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash, discloseVersion: false } }),
    svelteTesting(),
    namedFiles(),
    nestedMessages(),
  ],
  build: {
    // The first that know light and dark colours in one go (`light-dark`), which all of our styles need.
    target: ["chrome123", "firefox120", "safari17.5"],
    // Every browser that knows the other things we use fetches modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: {
        // A worker is for all that is beside it or below, and keeps its name.
        entryFileNames: ({ name }) => (name === "worker" ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
  test: {
    environment: "jsdom",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000, // as long as anything takes on a busy machine
    setupFiles: ["tests/browser.ts"],
    include: ["tests/**/*.test.ts"],
  },
});
