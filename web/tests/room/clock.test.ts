import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import ClockDial from "../../src/room/ClockDial.svelte";

const at = (left: number, limit: number) => ({ clock: { left, limit, heard: performance.now() } });

test("a clock of days is told in words, one of seconds in numbers", () => {
  const { unmount } = render(ClockDial, at(2 * 86_400 + 3 * 3600 + 60, 7 * 86_400));
  expect(screen.getByRole("timer").textContent?.trim()).toBe("2 days 3 hours left");
  unmount();
  render(ClockDial, at(42, 60));
  expect(screen.getByRole("timer").textContent?.trim()).toBe("42");
});
