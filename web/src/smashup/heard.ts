import type { Sounds } from "../room/ear.svelte";

/** What Smash Up sounds like. */
export const SOUNDS: Sounds = {
  play: "played",
  "play action": "played",
  "played on": "played",
  attach: "played",
  use: "played",
  award: "scored",
};
