/** The script that this page begins with: its name changes with whatever it leads to, so the page knows its own build by
 * it. None while somebody works on it. */
const SCRIPT = document.querySelector("script[src^='/assets/']")?.getAttribute("src") ?? "";

/** Milliseconds for the page to come. */
const PATIENCE = 4_000;

let wasAway = false;

/** The server could not be reached: it may come back with another client than this one. */
export function serverIsAway(): void {
  wasAway = true;
}

/** Go on with the server; but if it was away and has another client now, load that one instead. */
export function goOn(then: () => void, script = SCRIPT): void {
  if (!wasAway || script === "") return then();
  void page().then((told) => {
    if (told !== undefined) wasAway = false;
    if (told === undefined || told.includes(script)) then();
    else location.reload();
  });
}

/** The page as the server has it now; undefined: it is still away. */
async function page(): Promise<string | undefined> {
  try {
    // A connection that has died without a word would keep us waiting until the server gives it up.
    const answer = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
