import { beforeEach, expect, test, vi } from "vitest";
import { answerTo, clear, renew, SHELF } from "../../src/lib/shelf";

/** The caches of a browser, by name and path. */
class FakeCaches {
  shelves = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.shelves.keys()]);
  delete = (name: string) => Promise.resolve(this.shelves.delete(name));
  match = (what: string | Request, { cacheName }: { cacheName: string }) =>
    Promise.resolve(this.shelves.get(cacheName)?.get(pathOf(what))?.clone());
  open = (name: string) => {
    const shelf = this.shelves.get(name) ?? new Map<string, Response>();
    this.shelves.set(name, shelf);
    const put = (what: string | Request, answer: Response) => Promise.resolve(void shelf.set(pathOf(what), answer));
    const addAll = (paths: string[]) => Promise.all(paths.map(async (path) => put(path, await fetch(path))));
    return Promise.resolve({ put, addAll });
  };

  get kept(): string[] {
    return [...(this.shelves.get(SHELF)?.keys() ?? [])].sort();
  }
}

const pathOf = (what: string | Request) => (typeof what === "string" ? what : new URL(what.url).pathname);
const asked = (path: string, mode = "cors", method = "GET") =>
  ({ url: new URL(path, location.origin).href, mode, method }) as Request;
const page = (build: string) =>
  `<script type="module" src="/assets/index-${build}.js"></script><meta name="later" content="/assets/a-${build}.js /assets/a.css" />`;

let caches: FakeCaches;
/** What the server has now; nothing: it is away. */
let served: Record<string, string> | undefined;

function serve(build: string): void {
  served = {
    "/": page(build),
    [`/assets/index-${build}.js`]: build,
    [`/assets/a-${build}.js`]: `later ${build}`,
    "/assets/a.css": "styles",
    "/logo.svg": `logo of ${build}`,
  };
}

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", (what: string | Request) => {
    if (served === undefined) return Promise.reject(new TypeError("away"));
    const path = pathOf(what);
    const body = served[path] ?? (path.includes(".") ? undefined : served["/"]);
    const headers = { etag: `"${body}"` };
    return Promise.resolve(new Response(body ?? "none", { status: body === undefined ? 404 : 200, headers }));
  });
  serve("old");
});

const told = async (path: string, mode?: string) => (await answerTo(asked(path, mode)))?.text();

test("while the server is away, every address shows the page that it had, whole", async () => {
  await renew();
  expect(caches.kept).toEqual(["/", "/assets/a-old.js", "/assets/a.css", "/assets/index-old.js"]);
  served = undefined;
  expect(await told("/table/abc", "navigate")).toBe(page("old"));
  expect(await told("/assets/index-old.js")).toBe("old");
  expect(await told("/assets/a-old.js")).toBe("later old");
});

test("a gateway without a server is as good as no network", async () => {
  await renew();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("bad gateway", { status: 502 })));
  expect(await told("/", "navigate")).toBe(page("old"));
});

test("a new server is never met by an older page, and what was kept of that is dropped", async () => {
  await renew();
  await told("/logo.svg");
  serve("new");
  expect(await told("/table/abc", "navigate")).toBe(page("new"));
  await vi.waitFor(() => expect(caches.kept).toEqual(["/", "/assets/a-new.js", "/assets/a.css", "/assets/index-new.js"]));
  expect(await told("/logo.svg")).toBe("logo of new");
  for (const gone of ["/assets/index-old.js", "/assets/a-old.js"]) expect((await answerTo(asked(gone)))?.status).toBe(404);
});

test("without a page on the shelf there is nothing to show", async () => {
  served = undefined;
  expect((await answerTo(asked("/", "navigate")))?.type).toBe("error");
});

test.each([
  ["/api/rooms", "cors", "GET"],
  ["/api/rooms/abc/replay?at=3", "cors", "GET"],
  ["/api/rooms/abc/record", "navigate", "GET"],
  ["/api/rooms", "cors", "POST"],
  ["/ws/abc", "cors", "GET"],
  ["/", "cors", "GET"],
  ["http://elsewhere.example/logo.svg", "cors", "GET"],
])("%s (%s, %s) is between the page and the server, and never kept", (path, mode, method) => {
  expect(answerTo(asked(path, mode, method))).toBeUndefined();
  expect(caches.shelves.size).toBe(0);
});

test("shelves of other names are dropped", async () => {
  await caches.open("rumpus.0");
  await renew();
  await clear();
  expect(await caches.keys()).toEqual([SHELF]);
});
