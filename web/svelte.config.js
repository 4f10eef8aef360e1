import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// What has no runes would be taken for the older way, and bring it along.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
