import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ways } from "../../src/protocol";
import AwaySheet from "../../src/room/AwaySheet.svelte";
import { markOf } from "../../src/room/pushing";
import { FakeServer, useBrowser } from "../standins";

useBrowser();

const WAYS = "/api/rooms/abc/ways";
const KEY = "BAEC_-8";
const HERE = "https://push.example.org/mine";
let server: FakeServer;
let subscribed: { endpoint: string } | null;
let permission: string;
const unsubscribe = vi.fn(() => Promise.resolve(true));

const subscription = (key: ArrayBuffer | null) => ({
  endpoint: HERE,
  options: { applicationServerKey: key },
  unsubscribe,
  toJSON: () => ({ endpoint: HERE, keys: { p256dh: "point", auth: "secret" } }),
});
const manager = {
  getSubscription: () => Promise.resolve(subscribed),
  subscribe: vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    subscribed = subscription(applicationServerKey.buffer);
    return Promise.resolve(subscribed);
  }),
};

function tell(call: string, ways: Ways): void {
  server.answers[call] = [200, ways];
}

function open(isHost = false): void {
  render(AwaySheet, { room: "abc", token: "mine", isHost, onclose: () => undefined });
}

beforeEach(() => {
  server = new FakeServer();
  subscribed = null;
  permission = "granted";
  manager.subscribe.mockClear();
  unsubscribe.mockClear();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  const registration = { pushManager: manager };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
});

test("this device is notified if I want it, and no longer if I do not", async () => {
  tell(`GET ${WAYS}`, { push_key: KEY });
  tell(`POST ${WAYS}/device`, { push_key: KEY, devices: ["other", await markOf(HERE)] });
  tell(`POST ${WAYS}/device/forget`, { push_key: KEY, devices: ["other"] });
  open();
  const check = await screen.findByLabelText<HTMLInputElement>("Notify this device");
  expect(check.checked).toBe(false);
  await fireEvent.click(check);
  await waitFor(() => expect(check.checked).toBe(true));
  expect([...new Uint8Array(manager.subscribe.mock.calls[0]![0].applicationServerKey)]).toEqual([4, 1, 2, 255, 239]);
  await fireEvent.click(check);
  await waitFor(() => expect(check.checked).toBe(false));
  expect(server.posts).toEqual([
    [`POST ${WAYS}/device`, { endpoint: HERE, p256dh: "point", auth: "secret" }],
    [`POST ${WAYS}/device/forget`, { endpoint: HERE }],
  ]);
});

test("a device that the server knows is shown as such, on whichever page", async () => {
  subscribed = subscription(null);
  tell(`GET ${WAYS}`, { push_key: KEY, devices: [await markOf(HERE)] });
  open();
  expect((await screen.findByLabelText<HTMLInputElement>("Notify this device")).checked).toBe(true);
});

test("a subscription to another server is given up", async () => {
  subscribed = subscription(new Uint8Array([1]).buffer);
  tell(`GET ${WAYS}`, { push_key: KEY });
  tell(`POST ${WAYS}/device`, { push_key: KEY, devices: [await markOf(HERE)] });
  open();
  await fireEvent.click(await screen.findByLabelText("Notify this device"));
  await waitFor(() => expect(server.posts).toHaveLength(1));
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("what the browser forbids is not offered, nor what the server does not do", async () => {
  permission = "denied";
  tell(`GET ${WAYS}`, { push_key: KEY });
  open();
  expect((await screen.findByLabelText<HTMLInputElement>("Notify this device")).disabled).toBe(true);
  expect(screen.queryByText("My webhook")).toBeNull();
});

test("a webhook is set, tried and removed, and its address is not shown again", async () => {
  const set: Ways = { has_webhooks: true, webhook: { kind: "ntfy", host: "ntfy.sh" } };
  tell(`GET ${WAYS}`, { has_webhooks: true });
  tell(`POST ${WAYS}/webhook`, set);
  server.answers[`POST ${WAYS}/webhook/try`] = [200, { works: false }];
  open();
  const form = within(await screen.findByRole("region", { name: "My webhook" }));
  expect(screen.queryByLabelText("Notify this device")).toBeNull();
  expect(screen.queryByRole("region", { name: "The table’s webhook" })).toBeNull();
  await fireEvent.input(form.getByLabelText("Address"), { target: { value: " https://ntfy.sh/topic " } });
  await fireEvent.click(form.getByRole("button", { name: "Use it" }));
  await form.findByText("ntfy at ntfy.sh");
  expect(document.body.textContent).not.toContain("topic");
  await fireEvent.click(form.getByRole("button", { name: "Try it" }));
  await form.findByText("It did not work.");
  tell(`POST ${WAYS}/webhook`, { has_webhooks: true });
  await fireEvent.click(form.getByRole("button", { name: "Remove it" }));
  await form.findByLabelText("Address");
  expect(server.posts.map(([, body]) => body)).toEqual([
    { whose: "seat", url: "https://ntfy.sh/topic", kind: "" },
    { whose: "seat" },
    { whose: "seat", url: "", kind: "" },
  ]);
});

test("the host has one for the table, and what is wrong is told where it belongs", async () => {
  tell(`GET ${WAYS}`, { has_webhooks: true });
  server.answers[`POST ${WAYS}/webhook`] = [422, { error: "This server sends nothing to that address", place: "url" }];
  open(true);
  const form = within(await screen.findByRole("region", { name: "The table’s webhook" }));
  await fireEvent.input(form.getByLabelText("Address"), { target: { value: "https://10.0.0.1/" } });
  await fireEvent.change(form.getByLabelText("Kind"), { target: { value: "discord" } });
  await fireEvent.click(form.getByRole("button", { name: "Use it" }));
  expect((await form.findByRole("alert")).textContent).toContain("sends nothing");
  expect(server.posts[0]?.[1]).toEqual({ whose: "table", url: "https://10.0.0.1/", kind: "discord" });
});
