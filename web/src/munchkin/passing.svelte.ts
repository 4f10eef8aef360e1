import type { Choice } from "../protocol";
import type { MunchkinTable } from "./play.svelte";
import type { View } from "./view";

/** When somebody wants to be asked in windows that are open to all. */
type Asking = "every" | "mine" | "never";
export const ASKINGS: readonly Asking[] = ["every", "mine", "never"];

const KEY = "rumpus.munchkin.windows";
/** Always the same time, so that nobody learns anything from how long it takes. */
export const DELAY = 2_000;
const WINDOWS = new Set(["call", "roll", "curse", "event", "spoils"]);

const kept = $state<{ asking: Asking }>({ asking: read() });

export const wanted: Readonly<{ asking: Asking }> = kept;

export function want(asking: Asking): void {
  kept.asking = asking;
  localStorage.setItem(KEY, asking);
}

function read(): Asking {
  const told = localStorage.getItem(KEY);
  return ASKINGS.find((each) => each === told) ?? "every";
}

/** By what everybody can see: is this seat in it, or may somebody win? */
export function concerns(view: View, prompt: string, seat: number): boolean {
  const { air, spoils, fight } = view;
  if (prompt === "curse" || prompt === "event") {
    return air !== undefined && (air.struck === seat || air.by === seat);
  }
  if (prompt === "roll") return fight?.roll?.player === seat || fight?.fighter === seat || fight?.helper === seat;
  if (prompt === "spoils") return spoils?.picks.includes(seat) === true;
  return fight !== undefined && (fight.fighter === seat || fight.helper === seat || fight["may win"]);
}

/** Lets windows pass that their player does not want to be asked in. */
export class Passing {
  /** It is about to pass by itself. */
  isComing = $state(false);

  private window = "";
  private spared = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: MunchkinTable) {}

  /** After every change of the question. */
  look(): void {
    const window = this.isWanted() ? this.name() : "";
    if (window === this.window) return;
    clearTimeout(this.timer);
    this.window = window;
    this.isComing = window !== "";
    if (window !== "") this.timer = setTimeout(() => this.pass(window), DELAY);
  }

  /** Ask me this time. */
  spare(): void {
    this.spared = this.name();
    this.look();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private pass(window: string): void {
    this.isComing = false;
    const choice = this.choice();
    if (choice !== undefined && this.isWanted() && this.name() === window) this.table.answer(choice.key);
  }

  private choice(): Choice | undefined {
    return this.table.question.choices?.find(({ role }) => role === "pass");
  }

  private isWanted(): boolean {
    const { question, view, seat, isAwaited } = this.table;
    const { prompt = "" } = question;
    if (wanted.asking === "every" || view === undefined || !isAwaited || !WINDOWS.has(prompt)) return false;
    if (this.choice() === undefined || this.spared === this.name()) return false;
    return wanted.asking === "never" || !concerns(view, prompt, seat);
  }

  /** The same window stays open while others let it pass: its name stays the same as long as nothing new is played. */
  private name(): string {
    const { question, view } = this.table;
    const { air, fight } = view ?? {};
    const played =
      fight === undefined
        ? 0
        : fight.thrown.length + fight.foes.reduce((sum, foe) => sum + 1 + foe.enhancers.length, 0);
    const { roll } = fight ?? {};
    const rolled = roll ? [roll.player, roll.serial, roll.face, roll.extra] : [];
    return [question.prompt, view?.turn, air?.card, air?.by, air?.victim, played, ...rolled].join(" ");
  }
}
