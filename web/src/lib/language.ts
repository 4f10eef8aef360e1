import { language, speak, type Messages } from "./messages";

const KEY = "rumpus.language";
const NAME = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The language that was asked for: in the address (`?language=xx`), which is kept, or before. */
export function wantedLanguage(search: string): string {
  const told = new URLSearchParams(search).get("language");
  if (told !== null && NAME.test(told)) localStorage.setItem(KEY, told);
  const kept = localStorage.getItem(KEY) ?? language;
  return NAME.test(kept) ? kept : language;
}

/** Speak the language that was asked for. English comes with the page; others are files beside it. */
export async function loadLanguage(): Promise<void> {
  const wanted = wantedLanguage(location.search);
  if (wanted === language) return;
  const words = await wordsOf(wanted);
  if (words !== undefined) speak(wanted, words);
}

/** Undefined: there are none, and English is spoken on. */
async function wordsOf(name: string): Promise<Messages | undefined> {
  try {
    const response = await fetch(`/messages/${encodeURIComponent(name)}.json`, { headers: { Accept: "application/json" } });
    return response.ok ? ((await response.json()) as Messages) : undefined;
  } catch {
    return undefined;
  }
}

/** An address, with the language in which it is to be answered. */
export function spoken(path: string): string {
  if (language === "en") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ language })}`;
}
