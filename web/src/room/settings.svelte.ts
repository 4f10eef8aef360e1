/** How fast what others do is shown. `step`: each of it until we go on. */
export const SPEEDS = ["step", "slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How somebody likes to play. */
export interface Wishes {
  /** Ask for the target, even where there is one only. */
  alwaysAsk: boolean;
  /** No sounds. */
  isQuiet: boolean;
  /** What bots say is shown beside their seats. */
  hearsBots: boolean;
  /** No motion, whatever the system says. */
  isStill: boolean;
  speed: Speed;
}

const KEY = "rumpus.settings";
/** Slow until somebody chooses: whoever is new has to read the cards. */
const USUAL: Wishes = { alwaysAsk: false, isQuiet: false, hearsBots: true, isStill: false, speed: "slow" };

let chosen = read();
const kept = $state<Wishes>({ ...USUAL, ...chosen });
apply();

/** What was chosen in this browser, or else is usual. */
export const wishes: Readonly<Wishes> = kept;

export function wish<Name extends keyof Wishes>(name: Name, wanted: Wishes[Name]): void {
  kept[name] = wanted;
  chosen = { ...chosen, [name]: wanted };
  localStorage.setItem(KEY, JSON.stringify(chosen));
  apply();
}

export function isChosen(name: keyof Wishes): boolean {
  return name in chosen;
}

/** The style sheets keep still as well. */
function apply(): void {
  document.documentElement.toggleAttribute("data-still", kept.isStill);
}

function read(): Partial<Wishes> {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Wishes, unknown>>;
    const isOne = (name: keyof Wishes) =>
      name === "speed" ? SPEEDS.some((each) => each === told.speed) : typeof told[name] === "boolean";
    const names = Object.keys(USUAL) as (keyof Wishes)[];
    return Object.fromEntries(names.filter(isOne).map((name) => [name, told[name]]));
  } catch {
    return {};
  }
}
