/** How somebody likes to play. */
export interface Wishes {
  /** Ask for the target, even where there is one only. */
  alwaysAsk: boolean;
  hasSounds: boolean;
  /** No motion, whatever the system says. */
  isStill: boolean;
}

const KEY = "rumpus.settings";
const USUAL: Wishes = { alwaysAsk: false, hasSounds: false, isStill: false };

const kept = $state<Wishes>(read());
apply();

/** What was chosen in this browser. */
export const wishes: Readonly<Wishes> = kept;

export function wish(name: keyof Wishes, isWanted: boolean): void {
  kept[name] = isWanted;
  localStorage.setItem(KEY, JSON.stringify(kept));
  apply();
}

/** The style sheets keep still as well. */
function apply(): void {
  document.documentElement.toggleAttribute("data-still", kept.isStill);
}

function read(): Wishes {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Wishes, unknown>>;
    const isWanted = (name: keyof Wishes) => (typeof told[name] === "boolean" ? told[name] : USUAL[name]);
    return { alwaysAsk: isWanted("alwaysAsk"), hasSounds: isWanted("hasSounds"), isStill: isWanted("isStill") };
  } catch {
    return USUAL;
  }
}
