/** What is kept for the time when the server cannot be reached: the page, and the files that it is made of. Nothing of
 * any table is ever kept. The server is asked first for whatever can change, so that it never meets an older client. */

/** Another name drops what was kept under this one. */
export const SHELF = "rumpus.1";
/** As good as no network: a gateway that finds no server behind it. */
const AWAY = [502, 503, 504];
const NAMED_BY_CONTENT = "/assets/";
const PARTS = /^\/(fonts|messages)\/|^\/[\w-]+\.(svg|png|webmanifest)$/;

/** Answers a request from the shelf or from the server; undefined: that is between the page and the server. */
export function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return undefined;
  if (request.mode === "navigate") return pageFrom(request);
  if (pathname.startsWith(NAMED_BY_CONTENT)) return fileFrom(request);
  return PARTS.test(pathname) ? partFrom(request) : undefined;
}

/** Keep the page that the server has now, whole: it names all its files, also those that come when they are needed. Keep
 * nothing of an older one. */
export async function renew(): Promise<void> {
  const page = await fetch("/", { cache: "no-cache" });
  if (!page.ok || page.headers.get("etag") === (await tagOfShelf())) return;
  const text = await page.clone().text();
  await caches.delete(SHELF);
  const shelf = await caches.open(SHELF);
  await shelf.addAll([...new Set(text.match(/\/assets\/[\w.-]+/g))]);
  await shelf.put("/", page);
}

/** Shelves of other names are of no use any more. */
export async function clear(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELF);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Every page of the site is the same one; which of them it is, it reads from its address. */
async function pageFrom(request: Request): Promise<Response> {
  try {
    const page = await fetch(request);
    if (!AWAY.includes(page.status)) {
      if (page.ok && page.headers.get("etag") !== (await tagOfShelf())) void renew();
      return page;
    }
  } catch {
    // No network, or no server.
  }
  return (await caches.match("/", { cacheName: SHELF })) ?? Response.error();
}

/** Its name changes with what is in it: it is never too old. */
async function fileFrom(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELF })) ?? keep(request, await fetch(request));
}

async function partFrom(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request));
  } catch {
    return (await caches.match(request, { cacheName: SHELF })) ?? Response.error();
  }
}

async function keep(request: Request, answer: Response): Promise<Response> {
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}

async function tagOfShelf(): Promise<string | null> {
  const page = await caches.match("/", { cacheName: SHELF });
  return page?.headers.get("etag") ?? null;
}
