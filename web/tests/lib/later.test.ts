import { afterEach, expect, test, vi } from "vitest";
import { later } from "../../src/lib/later";

const script = document.createElement("script");
const reload = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  script.remove();
  reload.mockClear();
});

/** As in a built client of this name, with a server that has another one or the same; none: it is away. */
async function built(served?: string): Promise<typeof later> {
  script.setAttribute("src", "/assets/index-old.js");
  document.head.append(script);
  vi.stubGlobal("location", { ...location, reload });
  const page = () => (served === undefined ? Promise.reject(new TypeError("away")) : Promise.resolve(new Response(served)));
  vi.stubGlobal("fetch", page);
  vi.resetModules();
  return (await import("../../src/lib/later")).later;
}

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a part that is there is given", async () => {
  expect(await later(() => Promise.resolve({ Page: 1 }))).toEqual({ Page: 1 });
});

test("a part that is gone with its build is not missed: the page is loaded again", async () => {
  const load = await built('<script src="/assets/index-new.js">');
  void load(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test.each([["away", undefined], ["of the same build", '<script src="/assets/index-old.js">']])(
  "a part that does not come from a server that is %s can be asked for again, and nothing is loaded again",
  async (_, served) => {
    const load = await built(served);
    await expect(load(gone)).rejects.toMatchObject({ code: "offline" });
    expect(reload).not.toHaveBeenCalled();
    expect(await load(() => Promise.resolve("there"))).toBe("there");
  },
);
