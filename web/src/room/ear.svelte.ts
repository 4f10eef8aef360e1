import { sound, type Sound } from "./sounds";
import type { Table } from "./table.svelte";

/** Lets what happens at a table be heard; what cards sound like is the family's to say. */
export function listen<View>(table: Table<View>, heardBetween: (before: View, now: View) => Sound[]): void {
  $effect(onChange(() => table.view, (before, now) => heardBetween(before, now).forEach(sound)));
  $effect(onChange(() => table.isAwaited, (_, isAwaited) => isAwaited && sound("yourTurn")));
  $effect(onChange(() => table.sheets.length, (before, now) => now > before && sound("scored")));
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
