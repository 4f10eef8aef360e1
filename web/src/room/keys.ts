/** The keys that a table may have a use for, by the names of their words. */
export type KeyName = "space" | "esc" | "z" | "u" | "l" | "w" | "h" | "digits" | "players" | "arrows" | "help";

/** What a key was pressed on, if the page may have a meaning for it: nobody writes, and no sheet lies above. */
export function pressedOn(event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const isBehind = document.querySelector("dialog[open]") !== null;
  const isTaken = event.defaultPrevented || isBehind || event.ctrlKey || event.metaKey || event.altKey;
  const isWriting = target.closest("input:not([type=range]), textarea, select") !== null;
  return isTaken || isWriting ? undefined : target;
}

/** A focused button or link has its own use for the space bar. */
export function hasOwnSpace(target: HTMLElement): boolean {
  return target.closest("button, a, summary") !== null;
}

/** The key, whether or not the capitals are on. */
export function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
