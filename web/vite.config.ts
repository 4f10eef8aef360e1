import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8123";
const proxy = {
  "/api": { target: `http://${server}` },
  "/ws": { target: `ws://${server}`, ws: true },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      // A worker is for all that is beside it or below, and keeps its name.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "[name].js" : "assets/[name]-[hash].js") },
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
