import { beforeEach, expect, test, vi } from "vitest";
import { follow } from "../../src/room/following";

/** A list of this height in a window of 200. */
class Scrolled {
  height = 600;
  readonly list = document.body.appendChild(document.createElement("ol"));

  constructor() {
    Object.defineProperty(this.list, "clientHeight", { value: 200 });
    Object.defineProperty(this.list, "scrollHeight", { get: () => this.height });
    follow(this.list);
  }

  /** A line of this height comes; what follows it is done with the next frame. */
  async grows(by: number): Promise<void> {
    this.height += by;
    this.list.append(document.createElement("li"));
    await Promise.resolve(); // until the list has heard of it
  }

  /** The browser tells of what was scrolled when it next can. */
  tellsOfScrolling(): void {
    this.list.dispatchEvent(new Event("scroll"));
  }

  scrollsTo(top: number): void {
    this.list.scrollTop = top;
    this.tellsOfScrolling();
  }
}

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (done: () => void) => (done(), 0));
});

test("the newest line stays in sight, though lines come before the browser tells of what was scrolled", async () => {
  const log = new Scrolled();
  await log.grows(100);
  log.height += 300;
  log.tellsOfScrolling();
  await log.grows(100);
  expect(log.list.scrollTop).toBe(log.height);
});

test("whoever has scrolled back to read stays there, and follows again from the end", async () => {
  const log = new Scrolled();
  log.scrollsTo(400);
  log.scrollsTo(100);
  await log.grows(100);
  expect(log.list.scrollTop).toBe(100);
  log.scrollsTo(500);
  await log.grows(100);
  expect(log.list.scrollTop).toBe(log.height);
});
