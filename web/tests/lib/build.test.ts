import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goOn, serverIsAway } from "../../src/lib/build";

const OWN = "/assets/index-old.js";
const reload = vi.fn();
const then = vi.fn();
let page: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal("location", { ...location, reload });
  vi.stubGlobal("fetch", () => page());
  page = () => Promise.resolve(new Response(`<script src="${OWN}">`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("as long as the server was there, nothing is asked", () => {
  page = () => Promise.reject(new Error("nobody asks"));
  goOn(then, OWN);
  expect(then).toHaveBeenCalledOnce();
});

test("a server that comes back with the same page is gone on with", async () => {
  serverIsAway();
  goOn(then, OWN);
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
});

test("a server that is still away is asked again the next time", async () => {
  serverIsAway();
  page = () => Promise.reject(new Error("away"));
  goOn(then, OWN);
  await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
  page = () => Promise.resolve(new Response('<script src="/assets/index-new.js">'));
  goOn(then, OWN);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(then).toHaveBeenCalledOnce();
});
