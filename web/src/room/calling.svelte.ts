import { t } from "../lib/messages";
import { tablePath } from "../lib/router";
import type { Table } from "./table.svelte";

/** Calls somebody for whom the table waits while they look elsewhere: the icon of the tab has a mark, a phone shakes,
 * and, if they want it, the device notifies them. */
interface Ways {
  notifies: boolean;
  shakes: boolean;
}

const KEY = "rumpus.calls";
/** Who has answered just now need not be shaken, in milliseconds. */
const WAITED = 5000;
const SHAKE = [80, 60, 80];
const ICONS = { calm: "/logo.svg", calling: "/logo-calling.svg" };

const chosen = $state<Ways>(read());

/** How I am called, as chosen in this browser. */
export const ways: Readonly<Ways> = chosen;

/** Call me in this way, or no longer. The first time that I want to be notified, the browser asks me, too. */
export async function callBy(way: keyof Ways, isWanted: boolean): Promise<void> {
  const may = way !== "notifies" || !isWanted || (await Notification.requestPermission()) === "granted";
  chosen[way] = isWanted && may;
  localStorage.setItem(KEY, JSON.stringify(chosen));
}

/** Can this device notify anybody of anything? Over plain http it cannot. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** The browser was told once to let nobody notify: only there can that be changed. */
export function isForbidden(): boolean {
  return canNotify() && Notification.permission === "denied";
}

/** `tables` are those of my seats at one table. */
export function callAt(room: string, tables: () => Table[]): void {
  let quietSince = performance.now();

  $effect(() => {
    if (!tables().some((table) => table.isCalled)) {
      quietSince = performance.now();
      return;
    }
    showIcon(ICONS.calling);
    if (document.hidden) void notify(room, tables()[0]?.game ?? "");
    else if (chosen.shakes && performance.now() - quietSince > WAITED) shake();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      showIcon(ICONS.calm);
      void fallSilent(room);
    };
  });

  function look(): void {
    if (!document.hidden) void fallSilent(room);
  }
}

/** Not on a page that nobody has touched yet: browsers refuse that, and complain. */
function shake(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(SHAKE);
}

async function notify(room: string, game: string): Promise<void> {
  if (!chosen.notifies || !canNotify() || Notification.permission !== "granted") return;
  const options = { body: game, tag: tagOf(room), icon: "/icon-192.png", data: tablePath(room) };
  const worker = await registration();
  // Phones know only notifications of workers; a page without one tells it itself.
  if (worker !== undefined) await worker.showNotification(t("table.calls"), options);
  else new Notification(t("table.calls"), options).onclick = () => window.focus();
}

/** What was said is no longer of use. */
async function fallSilent(room: string): Promise<void> {
  const said = (await (await registration())?.getNotifications({ tag: tagOf(room) })) ?? [];
  for (const each of said) each.close();
}

/** The worker of our pages; none over plain http. */
export async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
}

function tagOf(room: string): string {
  return `rumpus ${room}`;
}

function showIcon(path: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", path);
}

function read(): Ways {
  try {
    const { notifies, shakes } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Ways, unknown>>;
    return { notifies: notifies === true, shakes: shakes !== false };
  } catch {
    return { notifies: false, shakes: true };
  }
}
