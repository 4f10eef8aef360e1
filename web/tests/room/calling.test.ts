import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSeats } from "../../src/lib/seats";
import type { Question } from "../../src/protocol";
import { callBy, ways } from "../../src/room/calling.svelte";
import TablePage from "../../src/site/TablePage.svelte";
import { welcome } from "../smashup/example";
import { FakeSocket } from "../socket";
import { FakeServer, useBrowser } from "../standins";

useBrowser();

class FakeNotification {
  static permission = "granted";
  static said: string[] = [];
  static requestPermission = () => Promise.resolve(FakeNotification.permission);
  onclick: (() => void) | null = null;

  constructor(title: string) {
    FakeNotification.said.push(title);
  }
}

const OURS: Question = { number: 1, awaited: [0], choices: [{ key: "end turn", words: "End" }], is_awaited: true };
const THEIRS: Question = { number: 2, awaited: [1] };
const vibrate = vi.fn();
let isHidden: boolean;
let now: number;

const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");
const hear = (question: Question) => FakeSocket.last.say({ ...welcome(), question });

beforeEach(async () => {
  localStorage.clear();
  document.head.innerHTML = '<link rel="icon" href="/logo.svg" />';
  isHidden = false;
  now = 10_000;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  Object.assign(navigator, { vibrate });
  FakeNotification.said = [];
  FakeNotification.permission = "granted";
  vibrate.mockClear();
  await callBy("notifies", true);
  await callBy("shakes", true);
  new FakeServer();
  keepSeats("abc", { 0: "mine" });
  render(TablePage, { room: "abc" });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the title and the icon say that I am awaited, as long as I am", async () => {
  hear(OURS);
  await waitFor(() => expect(icon()).toBe("/logo-calling.svg"));
  await waitFor(() => expect(document.title).toContain("Your turn"));
  hear(THEIRS);
  await waitFor(() => expect(icon()).toBe("/logo.svg"));
  expect(document.title).not.toContain("Your turn");
  hear(OURS);
  await waitFor(() => expect(icon()).toBe("/logo-calling.svg"));
  cleanup();
  expect(icon()).toBe("/logo.svg");
});

test("who looks elsewhere is notified if they want it, and their browser allows it", async () => {
  isHidden = true;
  hear(OURS);
  await waitFor(() => expect(FakeNotification.said).toEqual(["Your turn"]));
  hear(THEIRS);
  await waitFor(() => expect(icon()).toBe("/logo.svg"));
  FakeNotification.permission = "denied";
  hear(OURS);
  await waitFor(() => expect(icon()).toBe("/logo-calling.svg"));
  await callBy("notifies", false);
  FakeNotification.permission = "granted";
  hear(THEIRS);
  hear(OURS);
  await waitFor(() => expect(icon()).toBe("/logo-calling.svg"));
  expect(FakeNotification.said).toHaveLength(1);
});

test("a phone shakes once somebody has waited for a while", async () => {
  hear(THEIRS);
  await waitFor(() => expect(icon()).toBe("/logo.svg"));
  now += 1000;
  hear(OURS);
  await waitFor(() => expect(icon()).toBe("/logo-calling.svg"));
  expect(vibrate).not.toHaveBeenCalled();
  hear(THEIRS);
  await waitFor(() => expect(icon()).toBe("/logo.svg"));
  now += 6000;
  hear(OURS);
  await waitFor(() => expect(vibrate).toHaveBeenCalledOnce());
  expect(FakeNotification.said).toEqual([]);
});

test("a page that nobody has touched yet does not shake", async () => {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: false } }));
  now += 6000;
  hear(OURS);
  await waitFor(() => expect(icon()).toBe("/logo-calling.svg"));
  expect(vibrate).not.toHaveBeenCalled();
});

test("nobody is notified against their will, or their browser's", async () => {
  await callBy("notifies", false);
  expect(ways.notifies).toBe(false);
  FakeNotification.permission = "denied";
  await callBy("notifies", true);
  expect(ways.notifies).toBe(false);
});
