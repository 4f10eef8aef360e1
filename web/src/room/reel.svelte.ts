import type { Line, Update } from "../protocol";
import { actsIn, cardOf, type Act } from "./acts";
import { paceOf, timeFor, timeForGlimpse, timeForNews, type Showing, type Stake } from "./pacing";
import { isChosen, wishes } from "./settings.svelte";

/** What is shown of a game, and how: a family says it. */
export interface Direction {
  /** Undefined: not at all. `goesOn`: its card asks what comes of it. */
  showing: (act: Act, goesOn: boolean) => Showing | undefined;
  /** What there is to read on the card that does it. */
  letters: (act: Act) => number;
  /** The table is shown as it was before these lines, with what they are going to hit marked. */
  isShownBefore: (lines: Line[]) => boolean;
  /** A sheet above the table stays until somebody has read it, and bots wait for that. */
  hasToBeRead: boolean;
  /** How much whatever happens now is about us, whomever it hits. */
  stake: () => Stake;
}

/** An act as it is shown. More may come of it meanwhile. */
export class Scene {
  lines = $state.raw<Line[]>([]);
  /** There is no time to read it. */
  isBrief = $state(false);

  constructor(
    readonly number: number,
    readonly showing: Showing,
    lines: Line[],
  ) {
    this.lines = lines;
  }

  /** As what it is shown, as far as time goes. */
  get length(): Showing {
    return this.isBrief ? "brief" : this.showing;
  }
}

type Step = { tell: Update } | { show: Scene };

function isDie(step: Step): boolean {
  return "show" in step && step.show.showing === "die";
}

/**
 * What the server tells, one scene at a time. It lies between the connection and the table: while something is shown,
 * later updates wait, in their order. Whoever is asked something is told everything at once.
 */
export class Reel {
  /** What passes by: it is seen where it is done, and nothing waits for it. */
  glimpses = $state.raw<Scene[]>([]);
  /** What is shown now. */
  scene = $state.raw<Scene>();
  isPaused = $state(false);
  /** What is told when it is over: the table changes by that. */
  coming = $state.raw<Update[]>([]);
  /** Nothing waits for it: it stays beside a question until somebody is done with it. */
  isStaying = $state(false);
  /** A sheet lies above the table. */
  private isReading = false;
  /** Something that is over, and looked at once more: nothing waits for that. */
  again = $state.raw<Scene>();
  /** Nobody directs what is seen again, or drawn as an example: there all is told at once. */
  direction: Direction | undefined;

  private steps: Step[] = [];
  private last: Act | undefined;
  private isSkipping = false;
  /** The question that we have heard of, and that up to which we have said that we have seen all; -1: we follow nobody. */
  private heard = -1;
  private seen = -1;
  private goesOn = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = 0;
  /** How long the scene has been shown, and from when on its end may come. */
  private spent = 0;
  private notBefore = 0;

  constructor(
    private readonly tell: (update: Update) => void,
    private readonly sees: (number: number) => void,
    /** Whether something is for us to follow: what we do ourselves is not. */
    private readonly isFollowed: (act: Act) => boolean,
    /** Where we sit, and how many do. */
    private readonly place: () => { seat: number; seats: number },
  ) {}

  /** `isForMe`: the game waits for us. */
  hear(update: Update, isForMe: boolean): void {
    this.heard = update.question.number;
    const scenes = this.scenesOf(update);
    const lines = scenes.flatMap((scene) => scene.lines);
    const [first, ...others] = scenes.map((show): Step => ({ show }));
    if (first !== undefined && this.direction?.isShownBefore(lines) === true)
      this.steps.push(first, { tell: update }, ...others);
    else this.steps.push({ tell: update }, ...(first === undefined ? [] : [first, ...others]));
    if (!isForMe) {
      this.run();
      return this.lookAhead();
    }
    this.isSkipping = false;
    const last = this.steps.findLast((step) => "show" in step);
    if (last !== undefined && isDie(last)) {
      // Only a die comes before a question, and none that more has been shown after.
      this.steps = this.steps.filter((step) => "tell" in step || step === last);
      this.run();
    } else this.flush(true);
  }

  /** What is shown is over; the next one, if there is any. */
  skip(): void {
    this.again = undefined;
    const [step] = this.steps;
    if (this.isStaying || step === undefined || !("show" in step)) return this.clear();
    this.steps.shift();
    this.run();
  }

  /** Something that is over is looked at once more. */
  showAgain(act: Act): void {
    this.again = new Scene(act.number, "card", act.lines);
  }

  /** All that is to come, at once, until we are asked something. */
  skipToMe(): void {
    this.isSkipping = true;
    this.flush(false);
  }

  /** We have answered. */
  done(): void {
    if (this.isStaying) this.clear();
    else this.flush(false);
  }

  /** Whether somebody reads a sheet. */
  read(isReading: boolean): void {
    if (isReading === this.isReading) return;
    this.isReading = isReading;
    this.sayWhatIsSeen();
  }

  /** Everything is told anew up to this question, so what waits is of no use. */
  reset(number: number): void {
    this.heard = number;
    this.seen = -1;
    this.steps = [];
    this.last = undefined;
    this.isSkipping = this.isPaused = this.goesOn = false;
    this.again = undefined;
    this.glimpses = [];
    this.clear();
  }

  pause(isPaused: boolean): void {
    this.spend();
    this.isPaused = isPaused;
    this.wind();
  }

  /** The speed has changed, who directs it, or whether the page is seen. */
  adjust(): void {
    if (this.isOff) this.flush(false);
    else this.wind();
    this.sayWhatIsSeen();
  }

  // -- telling -------------------------------------------------------------------------------------------------

  private get isOff(): boolean {
    return this.direction === undefined || wishes.speed === "instant" || this.isSkipping || document.hidden;
  }

  private scenesOf({ log = [], question }: Update): Scene[] {
    if (this.isOff) return [];
    const found: Scene[] = [];
    const isAsking = (act: Act | undefined) => act !== undefined && question.source !== undefined && question.source === cardOf(act);
    for (const { number, lines } of actsIn(log)) {
      // What is made up of several updates is known by the first of them.
      const isMore = this.last?.number === number;
      this.last = { number, lines: isMore ? [...this.last!.lines, ...lines] : lines };
      const { open } = this;
      if (open?.number === number && found.length === 0) this.extend(open, lines);
      else if (this.isFollowed(this.last) && (!isMore || lines.some(({ hits }) => hits !== undefined))) {
        const showing = this.direction?.showing(this.last, isAsking(this.last));
        if (showing !== undefined) found.push(new Scene(number, showing, this.last.lines));
      }
    }
    this.goesOn = isAsking(this.last);
    return found;
  }

  /** The scene that is shown last of those that are known. */
  private get open(): Scene | undefined {
    const step = this.steps.findLast((each) => "show" in each);
    return step !== undefined && "show" in step ? step.show : undefined;
  }

  private extend(scene: Scene, lines: Line[]): void {
    scene.lines = [...scene.lines, ...lines];
    if (scene !== this.scene) return;
    scene.isBrief &&= this.paceOf(scene) === "brief";
    this.spend();
    if (!scene.isBrief) this.notBefore = this.spent + timeForNews(wishes.speed);
    this.wind();
  }

  private run(): void {
    if (this.isOff) return this.flush(false);
    for (;;) {
      const [step] = this.steps;
      if (step === undefined) break;
      if ("tell" in step) {
        this.steps.shift();
        this.tell(step.tell);
      } else if (step.show !== this.scene && this.paceOf(step.show) === "passing") {
        this.steps.shift();
        this.glimpse(step.show);
      } else {
        if (step.show !== this.scene || this.isStaying) this.show(step.show);
        return this.sayWhatIsSeen();
      }
    }
    if (!this.isStaying) this.clear();
    else this.sayWhatIsSeen();
  }

  private paceOf(scene: Scene): ReturnType<typeof paceOf> {
    // At a table of many nobody watches everything slowly who has not asked for it.
    const speed = isChosen("speed") ? wishes.speed : "normal";
    return paceOf(scene, scene.showing, { ...this.place(), stake: this.direction?.stake() ?? "none" }, speed);
  }

  /** More may come of the same act meanwhile: then it is seen for longer. */
  private glimpse(scene: Scene): void {
    this.glimpses = [...this.glimpses.filter(({ number }) => number !== scene.number), scene];
    const isOver = () => (this.glimpses = this.glimpses.filter((each) => each !== scene));
    setTimeout(isOver, timeForGlimpse(wishes.speed));
  }

  private show(scene: Scene): void {
    this.scene = scene;
    scene.isBrief = this.paceOf(scene) === "brief";
    this.isStaying = false;
    this.again = undefined;
    this.spent = this.notBefore = 0;
    this.began = performance.now();
    this.lookAhead();
    this.wind();
  }

  /** What comes of the act that is shown, as far as that is known. */
  private lookAhead(): void {
    const { scene, steps } = this;
    const end = steps.findIndex((step) => "show" in step && step.show !== scene);
    const updates = steps.slice(0, end < 0 ? undefined : end).flatMap((step) => ("tell" in step ? [step.tell] : []));
    const last = updates.findLastIndex(({ log = [] }) => log.some((line) => line.act === scene?.number));
    this.coming = scene === undefined || this.isStaying ? [] : updates.slice(0, last + 1);
  }

  /** Everything is told; the last card that was shown, or would have been, may stay. */
  private flush(stays: boolean): void {
    const { steps } = this;
    const shown = steps.flatMap((step) => ("show" in step && step.show.showing === "card" ? [step.show] : []));
    const last = shown.at(-1) ?? (this.isStaying ? this.scene : undefined);
    this.steps = [];
    for (const step of steps) if ("tell" in step) this.tell(step.tell);
    clearTimeout(this.timer);
    this.isPaused = false;
    this.scene = stays ? last : undefined;
    this.isStaying = this.scene !== undefined;
    this.lookAhead();
    this.sayWhatIsSeen();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.scene = undefined;
    this.isStaying = false;
    this.lookAhead();
    this.sayWhatIsSeen();
  }

  // -- time ----------------------------------------------------------------------------------------------------

  private spend(): void {
    const now = performance.now();
    if (!this.isPaused) this.spent += now - this.began;
    this.began = now;
  }

  private wind(): void {
    clearTimeout(this.timer);
    const { scene } = this;
    if (scene === undefined || this.isStaying) return;
    this.spend();
    if (this.isPaused) return;
    const lasts = Math.max(this.notBefore, timeFor(scene.length, this.direction?.letters(scene) ?? 0, wishes.speed));
    if (lasts < Infinity) this.timer = setTimeout(() => this.skip(), Math.max(0, lasts - this.spent));
  }

  /** Bots wait for who looks, but not in the middle of something that they do. */
  private sayWhatIsSeen(): void {
    const isFollowed = this.scene !== undefined && !this.isStaying && !this.goesOn;
    const isLooking = isFollowed || (this.isReading && this.direction?.hasToBeRead === true);
    const isFollowing = this.direction !== undefined && wishes.speed !== "instant";
    const seen = isFollowing ? this.heard : -1;
    if (seen === this.seen || isLooking) return;
    this.seen = seen;
    this.sees(seen);
  }
}
