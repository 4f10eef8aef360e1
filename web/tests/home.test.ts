import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { go } from "../src/lib/router";
import { keepName, keepSeats, myTables, tokensOf } from "../src/lib/seats";
import Home from "../src/pages/Home.svelte";
import type { RoomInfo } from "../src/protocol";
import { CATALOGUE } from "./example";

const room = (id: string, more: Partial<RoomInfo> = {}): RoomInfo => ({
  room: id,
  seats: [{ name: "Jo", is_taken: true }, { name: "Bob" }],
  is_listed: true,
  state: "waiting",
  turn: 0,
  points: [0, 0],
  ...more,
});

/** What the server answers, by method and path. */
let answers: Record<string, [status: number, body: unknown]>;
const asked: [string, unknown][] = [];

beforeEach(() => {
  localStorage.clear();
  go("/");
  asked.length = 0;
  answers = { "GET /api/catalogue": [200, CATALOGUE], "GET /api/rooms": [200, []] };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const call = `${init.method ?? "GET"} ${path}`;
    asked.push([call, typeof init.body === "string" ? JSON.parse(init.body) : undefined]);
    const [status, body] = answers[call] ?? [404, { error: "no such table" }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

test("one click opens a table against a bot, and the seat is kept", async () => {
  keepName("Mika");
  answers["POST /api/rooms"] = [201, { room: "new", tokens: { 0: "secret" } }];
  render(Home);
  const button = screen.getByRole("button", { name: "Play now" });
  await fireEvent.click(button);
  await fireEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe("/table/new"));
  const posts = asked.filter(([call]) => call.startsWith("POST"));
  expect(posts).toEqual([
    [
      "POST /api/rooms",
      { seats: [{ kind: "you", name: "Mika" }, { kind: "bot", bot: "greedy" }], setup: { draft: "random" } },
    ],
  ]);
  expect(tokensOf("new")).toEqual(["secret"]);
});

test("tables are listed as mine, open or finished; one that is gone is forgotten", async () => {
  keepSeats("mine", { 0: "a" });
  keepSeats("gone", { 0: "b" });
  answers["GET /api/rooms"] = [200, [room("open"), room("mine"), room("done", { state: "over", turn: 20 })]];
  answers["GET /api/rooms/mine"] = [200, room("mine", { state: "playing", turn: 3 })];
  render(Home);
  await screen.findByText("Turn 3");
  const list = (name: string) => within(screen.getByRole("region", { name }));
  expect(list("My tables").getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/table/mine");
  expect(list("Open tables").getAllByRole("listitem")).toHaveLength(1);
  expect(list("Finished games").getByText("Over after turn 20")).toBeTruthy();
  expect(myTables().map((table) => table.room)).toEqual(["mine"]);
});

test("who is too late is told so", async () => {
  answers["GET /api/rooms"] = [200, [room("open")]];
  answers["POST /api/rooms/open/seats/1"] = [409, { error: "this seat is not free" }];
  render(Home);
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody was faster");
  expect(location.pathname).toBe("/");
});
