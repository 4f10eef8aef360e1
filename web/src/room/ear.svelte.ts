import type { Line } from "../protocol";
import { moodFor } from "./acts";
import { wishes } from "./settings.svelte";
import { openSpeaker, sound, type Sound } from "./sounds";
import type { Table } from "./table.svelte";

/** What a line of the log sounds like, by its kind: a family says it. */
export type Sounds = Readonly<Record<string, Sound>>;

/** Whatever happens at once is heard one after the other, so many seconds apart, and no more than this. */
const APART = 0.14;
const MOST = 4;

/** Lets what happens at a table be heard. */
export function listen(table: Table, sounds: Sounds): void {
  $effect(() => {
    openSpeaker(); // whoever has come here by a click has touched the page
    const ending = new AbortController();
    for (const touch of ["pointerup", "keyup"])
      addEventListener(touch, openSpeaker, { once: true, signal: ending.signal });
    return () => ending.abort();
  });
  $effect(
    onChange(
      () => table.log,
      (before, now) => {
        // Who is told everything anew has heard it before.
        if (before[0]?.id !== now[0]?.id) return;
        const found = heardIn(now.slice(before.length), table.seat, sounds);
        found.forEach((name, place) => sound(name, place * APART));
      },
    ),
  );
  $effect(onChange(() => table.isAwaited, (_, isAwaited) => isAwaited && sound("yourTurn")));
  $effect(
    onChange(
      () => table.isOver,
      (_, isOver) => isOver && sound(table.question.winners?.includes(table.seat) ? "won" : "over"),
    ),
  );
  $effect(onChange(() => table.talk.lines, (_, now) => isForEars(table, now.at(-1)) && sound("chat")));
  $effect(() => {
    if (table.refusal !== undefined) sound("refused");
  });
}

/** What is heard of these lines, each once: what was done, what somebody lost, and what we gained. */
export function heardIn(lines: Line[], seat: number, sounds: Sounds): Sound[] {
  const found = new Set<Sound>();
  for (const line of lines) {
    const own = sounds[line.kind ?? ""];
    if (own !== undefined) found.add(own);
    else if (line.act && line.mood === "loss") found.add("lost");
    else if (line.act && moodFor(line, seat) === "gain") found.add("gained");
  }
  return [...found].slice(0, MOST);
}

/** What others say, and bots only if they are listened to. */
function isForEars({ seat, seats }: Table, line: Line | undefined): boolean {
  const by = line?.by ?? -1;
  return line !== undefined && (by < 0 || by !== seat) && (wishes.hearsBots || !seats[by]?.bot);
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
