import type { Table } from "./table.svelte";

const KEY = "rumpus.chat";
/** So many rooms are remembered, the newest ones. */
const MOST_ROOMS = 50;

/** How many lines of the chat were shown in this browser, by room. */
let shown = $state.raw<Record<string, number>>(kept());

/** What others have said since somebody looked; it outlasts a reload. */
export function unreadLines({ room, talk }: Table): number {
  return Math.max(0, talk.lines.length - (shown[room] ?? 0));
}

export function markRead({ room, talk }: Table): void {
  if (shown[room] === talk.lines.length) return;
  const others = Object.entries(shown).filter(([other]) => other !== room);
  shown = Object.fromEntries([...others.slice(1 - MOST_ROOMS), [room, talk.lines.length]]);
  localStorage.setItem(KEY, JSON.stringify(shown));
}

function kept(): Record<string, number> {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = typeof told === "object" && told !== null ? Object.entries(told) : [];
    return Object.fromEntries(entries.filter(([, lines]) => typeof lines === "number"));
  } catch {
    return {};
  }
}
