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

/** Has this been explained in this browser: a frame, or something else that one meets? */
export function isKnown(what: string): boolean {
  return known.includes(what);
}

export function explained(what: string): void {
  if (isKnown(what)) return;
  known = [...known, what];
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
