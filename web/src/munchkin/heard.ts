import type { Sounds } from "../room/ear.svelte";

/** What Munchkin sounds like. */
export const SOUNDS: Sounds = {
  "open door": "played",
  play: "played",
  "put on": "played",
  use: "played",
  cursed: "cursed",
  roll: "rolled",
  runs: "rolled",
  caught: "rolled",
  "gets away": "rolled",
  victory: "scored",
  "level card": "gained",
};
