import { getMoment, getMoments, getRoom } from "../lib/api";
import type { Listener } from "../lib/connection";
import { seatsAt } from "../lib/seats";
import type { Mark, Moment, RoomInfo } from "../protocol";
import { Table, type LogLine, type Wire } from "../room/table.svelte";
import { lastOf, newsOf, turnAfter, turnBefore } from "./timeline";

export const WATCHING = -1;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds from step to step. */
const PACE = 1_000;
/** Nobody answers in a replay. */
const MUTE: Wire = { send: () => false, again: () => undefined, close: () => undefined };

/** A game seen again: where we are in it, and the table as one seat saw it there. */
export class Replay {
  readonly table: Table;
  info = $state.raw<RoomInfo>();
  marks = $state.raw<Mark[]>([]);
  /** Where the slider is; what is drawn follows as fast as it can. */
  at = $state(0);
  seat = $state(WATCHING);
  shown = $state.raw<Moment>();
  /** What the last answer did, and the table before it. */
  news = $state<string>();
  before = $state.raw<Moment["view"]>();
  isPlaying = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<unknown>();

  private readonly mine: Record<number, string>;
  private listener: Listener | undefined;
  private moments = new Map<string, Promise<Moment>>();
  private shownAs: number | undefined;
  private isLoading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: string) {
    this.mine = seatsAt(room);
    this.table = new Table(room, "", (listener) => {
      this.listener = listener;
      return MUTE;
    });
  }

  get of(): number {
    return lastOf(this.marks);
  }

  get isOver(): boolean {
    return this.info?.state === "over" && !this.info.stopped; // what stops only here keeps its secrets
  }

  get mark(): Mark | undefined {
    return this.marks[this.at];
  }

  get log(): LogLine[] {
    return (this.shown?.log ?? []).map((line, id) => ({ ...line, id }));
  }

  /** The token of the seat from which it is seen; empty if that is not mine. */
  get token(): string {
    return this.mine[this.seat] ?? "";
  }

  isMine(seat: number): boolean {
    return seat in this.mine;
  }

  /** From which seats it may be seen: from all when it is over, before that from one's own. */
  get seats(): number[] {
    const seats = this.info?.seats.map((_, seat) => seat) ?? [];
    return this.isOver ? seats : seats.filter((seat) => this.isMine(seat));
  }

  // -- loading -------------------------------------------------------------------------------------------------

  /** Begin; by default at the start of the game, and at my seat if I have just one. */
  async open(at = 0, seat?: number): Promise<void> {
    await this.attempt(async () => {
      await this.refresh();
      const own = Object.keys(this.mine).map(Number);
      const wanted = seat ?? (own.length === 1 ? own[0] : undefined);
      this.seat = wanted !== undefined && this.seats.includes(wanted) ? wanted : WATCHING;
      this.goTo(at);
    });
  }

  /** A game that is still played goes on, and answers may be taken back. */
  async newer(): Promise<void> {
    await this.attempt(() => this.refresh());
    this.shownAs = undefined;
    this.goTo(this.at);
  }

  private async refresh(): Promise<void> {
    const [info, marks] = await Promise.all([getRoom(this.room), getMoments(this.room)]);
    this.moments.clear();
    this.info = info;
    this.marks = marks;
  }

  private async show(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    await this.attempt(async () => {
      while (this.shown?.at !== this.at || this.shownAs !== this.seat) {
        const { at, seat } = this;
        const [before, moment] = await Promise.all([this.moment(Math.max(0, at - 1), seat), this.moment(at, seat)]);
        this.draw(moment, before, seat);
        if (moment.at !== at) this.at = moment.at;
      }
      if (this.isPlaying && this.at < this.of) void this.moment(this.at + 1, this.seat).catch(() => undefined);
    });
    this.isLoading = false;
  }

  private draw(moment: Moment, before: Moment, seat: number): void {
    this.shown = moment;
    this.shownAs = seat;
    // The end of a game is news by itself, whatever else its last answer did.
    const isEnd = this.isOver && moment.at === moment.of;
    this.news = newsOf(moment.at === 0 ? [] : isEnd ? moment.log : before.log, moment.log);
    this.before = before.view;
    this.listener?.message({
      type: "welcome",
      version: 1,
      room: this.room,
      family: this.info?.family ?? "",
      game: this.info?.game ?? "",
      seat,
      seats: (this.info?.seats ?? []).map((each) => ({ ...each, is_here: true, is_out: false })),
      view: moment.view,
      question: { number: moment.at, awaited: [] },
      log: [],
      chat: [],
    });
  }

  private moment(at: number, seat: number): Promise<Moment> {
    const key = `${at} ${seat}`;
    const known = this.moments.get(key);
    if (known !== undefined) return known;
    const loading = getMoment(this.room, at, seat, this.isOver ? "" : this.mine[seat]);
    this.moments.set(key, loading);
    loading.catch(() => this.moments.delete(key));
    return loading;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = undefined;
    } catch (error) {
      this.problem = error;
      this.pause();
    }
  }

  again(): void {
    if (this.info === undefined) void this.open();
    else void this.show();
  }

  // -- moving --------------------------------------------------------------------------------------------------

  goTo(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.of);
    void this.show();
  }

  step(steps: number): void {
    this.pause();
    this.goTo(this.at + steps);
  }

  turn(direction: 1 | -1): void {
    this.pause();
    this.goTo(direction > 0 ? turnAfter(this.marks, this.at) : turnBefore(this.marks, this.at));
  }

  see(seat: number): void {
    this.seat = seat;
    void this.show();
  }

  // -- playing -------------------------------------------------------------------------------------------------

  playOrPause(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  private play(): void {
    if (this.at === this.of) this.goTo(0);
    this.isPlaying = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** A step waits for the one before to be drawn. */
  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.isLoading) this.goTo(this.at + 1);
      if (this.at < this.of) this.tick();
      else this.pause();
    }, PACE / this.speed);
  }
}
