/** The frames that cards have, as far as they need a word. */
export const FRAMES = ["can", "own", "idle", "ward", "harm", "chosen", "cannot"] as const;
export type Frame = (typeof FRAMES)[number];

/** Those that nobody guesses are explained when they are first seen. */
export const PUZZLING: readonly Frame[] = ["harm", "idle", "ward", "own"];
/** What has a frame at the table. */
const THINGS = ":is([data-in], .base, .mseat)";
const NAMES = ".card__name, .base__name";

const KEY = "rumpus.frames";

let known = $state<string[]>(read());

function read(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(told) ? told.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Has it been explained in this browser? */
export function isKnown(frame: Frame): boolean {
  return known.includes(frame);
}

export function explained(frame: Frame): void {
  if (isKnown(frame)) return;
  known = [...known, frame];
  localStorage.setItem(KEY, JSON.stringify(known));
}

/** The first frame among these things that has yet to be explained, and the name of what has it. */
export function strange(root: ParentNode): { frame: Frame; name: string } | undefined {
  for (const frame of PUZZLING.filter((each) => !isKnown(each))) {
    const thing = [...root.querySelectorAll(`${THINGS}.${frame}`)].find((each) => each.checkVisibility());
    if (thing !== undefined) return { frame, name: thing.querySelector(NAMES)?.textContent?.trim() ?? "" };
  }
  return undefined;
}
