import { answerTo, clear, renew } from "./lib/shelf";

/** The service worker: shows the page while the server is away, tells what the server sends while no page is open, and
 * leads from a notification to its table. */

// What TypeScript knows of pages, but not of workers.
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicking extends Lasting {
  notification: Notification;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
/** What the server sends: nothing that is not known to everybody at the table. */
interface News {
  title: string;
  text: string;
  path: string;
  room: string;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, "showNotification">;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(type: "fetch", hear: (event: Asking) => void): void;
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Clicking) => void): void;
}

const worker = self as unknown as Worker;

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([renew(), worker.skipWaiting()])));
worker.addEventListener("activate", (event) => event.waitUntil(Promise.all([clear(), worker.clients.claim()])));
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
worker.addEventListener("push", (event) => {
  const { title, text, path, room } = event.data?.json() as News;
  const options = { body: text, tag: `rumpus ${room}`, icon: "/icon-192.png", data: path };
  event.waitUntil(worker.registration.showNotification(title, options));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(String(event.notification.data)));
});

/** The table that has called, where it is open already. */
async function showTable(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window" });
  const tab = tabs.find((each) => new URL(each.url).pathname === path);
  await (tab === undefined ? worker.clients.openWindow(path) : tab.focus());
}
