import type { Opened } from "../protocol";
import { go, tablePath } from "./router";
import { keepSeats } from "./seats";

/** Sitting down at a table, old or new: asked for once at a time, and the seats are kept. */
export class Sitting {
  isBusy = $state(false);
  problem = $state.raw<unknown>();

  /** The table with my seats; undefined if it could not be, or somebody clicked twice. */
  async ask(call: () => Promise<Opened>): Promise<Opened | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    this.problem = undefined;
    try {
      const opened = await call();
      keepSeats(opened.room, opened.tokens);
      return opened;
    } catch (error) {
      this.problem = error;
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }

  /** Sit down and go there. */
  async down(call: () => Promise<Opened>): Promise<void> {
    const opened = await this.ask(call);
    if (opened !== undefined) go(tablePath(opened.room));
  }
}
