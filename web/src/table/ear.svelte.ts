import type { Play } from "./play.svelte";
import { heardBetween, sound } from "./sounds";

/** Lets what happens at a table be heard. */
export function listen(play: Play): void {
  const { table } = play;

  $effect(onChange(() => table.view, (before, now) => heardBetween(before, now).forEach(sound)));
  $effect(onChange(() => play.isAsked && !play.isOver, (_, isAsked) => isAsked && sound("yourTurn")));
  $effect(onChange(() => table.scored.length, (before, now) => now > before && sound("scored")));
  $effect(onChange(() => table.chat.length, (before, now) => now > before && sound("chat")));
  $effect(() => {
    if (table.refusal !== undefined) sound("refused");
  });
}

/** Tells of each change of a value; the first value, when somebody has just come, is none. */
function onChange<Value>(read: () => Value | undefined, tell: (before: Value, now: Value) => void): () => void {
  let before: Value | undefined;
  return () => {
    const now = read();
    if (before !== undefined && now !== undefined && now !== before) tell(before, now);
    before = now;
  };
}
