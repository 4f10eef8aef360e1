import type { NewDevice } from "../protocol";
import { canNotify, registration } from "./calling.svelte";

/** Lets the server reach this browser while no page of ours is open. */

/** Can this browser be reached at all? */
export function canPush(): boolean {
  return canNotify() && "serviceWorker" in navigator && "PushManager" in window;
}

/** Where this browser is reached, if it was ever asked for that. */
export async function endpoint(): Promise<string | undefined> {
  return (await (await registration())?.pushManager.getSubscription())?.endpoint;
}

/** Subscribe by the key of the server; undefined: I, or the browser, do not want that. */
export async function subscribe(key: string): Promise<NewDevice | undefined> {
  const worker = await registration();
  if (worker === undefined || (await Notification.requestPermission()) !== "granted") return undefined;
  const wanted = bytesOf(key);
  const old = await worker.pushManager.getSubscription();
  // Of a server that was here before.
  if (old !== null && !isSame(old.options.applicationServerKey, wanted)) await old.unsubscribe();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { p256dh = "", auth = "" } = found.toJSON().keys ?? {};
  return { endpoint: found.endpoint, p256dh, auth };
}

/** By which the server names a browser: the beginning of a hash. */
export async function markOf(address: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && `${new Uint8Array(one)}` === `${other}`;
}
