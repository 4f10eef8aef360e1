import { afterEach, expect, test, vi } from "vitest";
import { ApiError, getMoment, getReport, getResult, getRoom, getRooms, openRoom, takeSeat } from "../../src/lib/api";
import { problemWords } from "../../src/lib/problems";

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal("fetch", fetch);
afterEach(() => fetch.mockReset());

function answer(body: unknown, status = 200): void {
  fetch.mockResolvedValueOnce(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test("a question is a GET, and its answer is returned", async () => {
  answer([]);
  expect(await getRooms()).toEqual([]);
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/rooms");
  expect(fetch.mock.calls[0]?.[1]?.method).toBeUndefined();
});

test("a wish is a POST with JSON", async () => {
  answer({ room: "r", tokens: { 0: "t" } }, 201);
  expect(await openRoom({ seats: [{ kind: "you" }] })).toEqual({ room: "r", tokens: { 0: "t" } });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"seats":[{"kind":"you"}]}' });
});

test("the token of a seat goes into a header, never into the address", async () => {
  for (const call of [() => getResult("r", "secret"), () => getMoment("r", 3, 0, "secret")]) {
    answer({});
    await call();
  }
  answer("a report");
  await getReport("r", "secret", "odd");
  for (const [address, init] of fetch.mock.calls) {
    expect(address).not.toContain("secret");
    expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer secret");
  }
  answer({});
  await getResult("r");
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).has("Authorization")).toBe(false);
});

test("a room's name cannot leave its place in the address", async () => {
  answer({ room: "r", tokens: {} }, 201);
  await takeSeat("../a?b", 1, "Jo");
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/rooms/..%2Fa%3Fb/seats/1");
});

test.each([
  [403, "not allowed"],
  [404, "not found"],
  [409, "taken"],
  [410, "gone"],
  [413, "too large"],
  [422, "malformed"],
  [429, "too fast"],
  [502, "offline"],
  [500, "broken"],
  [418, "broken"],
])("status %i is told as %s, with the server's words", async (status, code) => {
  answer({ error: "because" }, status);
  const error = await failure(getRoom("r"));
  expect(error).toMatchObject({ code, words: "because" });
  expect(problemWords(error)).not.toContain("error.");
});

test("an error page of something in between is no reason to fail", async () => {
  answer("<html>Bad gateway</html>", 502);
  expect(await failure(getRooms())).toMatchObject({ code: "offline", words: "" });
});

test("a good status with something else than JSON is broken", async () => {
  answer("<html>login</html>");
  expect(await failure(getRooms())).toMatchObject({ code: "broken" });
});

test("no network", async () => {
  fetch.mockRejectedValueOnce(new TypeError("failed"));
  expect(await failure(getRooms())).toMatchObject({ code: "offline" });
});

test("what the server did not understand is shown in its words", () => {
  expect(problemWords(new ApiError("malformed", "Too small."))).toContain("that: Too small.");
  expect(problemWords(new ApiError("malformed", "Too small.", "setup.pool"))).toContain("setup.pool: Too small.");
});

test("an error of our own is not dressed up as one of the server", () => {
  expect(() => problemWords(new TypeError("bug"))).toThrow("bug");
});
