import type { Choice } from "../protocol";
import type { MunchkinTable } from "./play.svelte";

/** When somebody wants to be asked in windows that are open to all. */
type Asking = "every" | "mine" | "never";
export const ASKINGS: readonly Asking[] = ["every", "mine", "never"];

const KEY = "rumpus.munchkin.windows";
/** Always the same time, so that nobody learns anything from how long it takes. */
export const DELAY = 2_000;

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
    const { view, seat, isAwaited } = this.table;
    if (wanted.asking === "every" || view?.window === undefined || !isAwaited) return false;
    if (this.choice() === undefined || this.spared === this.name()) return false;
    return wanted.asking === "never" || !view.window.concerns.includes(seat);
  }

  /** The same window stays open while others let it pass, until something new is played. */
  private name(): string {
    return String(this.table.question.window ?? 0);
  }
}
