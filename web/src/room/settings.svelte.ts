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
const USUAL: Wishes = { alwaysAsk: false, isQuiet: false, hearsBots: true, isStill: false, speed: "normal" };

const kept = $state<Wishes>(read());
apply();

/** What was chosen in this browser. */
export const wishes: Readonly<Wishes> = kept;

export function wish<Name extends keyof Wishes>(name: Name, wanted: Wishes[Name]): void {
  kept[name] = wanted;
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
    const isWanted = (name: "alwaysAsk" | "isQuiet" | "hearsBots" | "isStill") =>
      typeof told[name] === "boolean" ? told[name] : USUAL[name];
    return {
      alwaysAsk: isWanted("alwaysAsk"),
      isQuiet: isWanted("isQuiet"),
      hearsBots: isWanted("hearsBots"),
      isStill: isWanted("isStill"),
      speed: SPEEDS.find((each) => each === told.speed) ?? USUAL.speed,
    };
  } catch {
    return USUAL;
  }
}
