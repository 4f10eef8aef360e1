import { getReview } from "../lib/api";
import type { ToldReview } from "../protocol";

/** Milliseconds until it is asked again how far it is. */
const AGAIN = 1_000;

/** A finished game looked back at: asked for until it is there. */
export class Review {
  told = $state.raw<ToldReview>();
  problem = $state.raw<unknown>();
  private token: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: string) {}

  get isDone(): boolean {
    return this.told?.points !== undefined;
  }

  /** As it is told to the seat of this token, or to anybody. */
  ask(token: string): void {
    if (token === this.token && this.problem === undefined) return;
    this.token = token;
    void this.load(token);
  }

  again(): void {
    if (this.token !== undefined) void this.load(this.token);
  }

  private async load(token: string): Promise<void> {
    clearTimeout(this.timer);
    try {
      const told = await getReview(this.room, token);
      if (token !== this.token) return;
      this.told = told;
      this.problem = undefined;
      if (told.points === undefined) this.timer = setTimeout(() => void this.load(token), AGAIN);
    } catch (error) {
      if (token === this.token) this.problem = error;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.token = undefined;
  }
}
