import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go } from "../../src/lib/router";
import { keepSeats } from "../../src/lib/seats";
import type { RoomInfo } from "../../src/protocol";
import Called from "../../src/site/Called.svelte";
import Invite from "../../src/site/Invite.svelte";
import { FakeServer, useBrowser } from "../standins";

useBrowser();

const TABLE: RoomInfo = {
  room: "new",
  family: "smashup",
  game: "Smash Up",
  seats: [{ name: "Mika", is_taken: true }, { name: "Bob" }, { name: "Cleo", bot: "greedy" }],
  is_listed: false,
  state: "waiting",
  turn: 0,
  points: [0, 0, 0],
  winners: [],
  awaited: [],
  opened: 0,
  house: {},
  code: "frog-pie",
};
const OPEN = { address: "192.168.178.24:8123", can_change: true };
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  go("/invite/new");
  keepSeats("new", { 0: "a" });
  server = new FakeServer();
  server.answers["GET /api/rooms/new"] = [200, TABLE];
  server.answers["GET /api/network"] = [200, { can_change: true }];
  server.answers["POST /api/network"] = [200, OPEN];
});
afterEach(() => vi.unstubAllGlobals());

test("a link that only this computer can open says so, and one click opens it to the network", async () => {
  localStorage.setItem("rumpus.host", "key");
  const { container } = render(Invite, { room: "new" });
  await screen.findByText("Only this computer can open the link.");
  expect(container.querySelector("s")?.textContent).toBe(`${location.origin}/frog-pie`);
  expect(container.querySelector("svg.faded")).toBeTruthy();
  expect(screen.queryByText("frog pie")).toBeNull();
  expect(container.querySelectorAll(".btn--go")).toHaveLength(1);
  server.answers["GET /api/network"] = [200, OPEN];
  await fireEvent.click(screen.getByRole("button", { name: "Open it to this network" }));
  await screen.findByText("http://192.168.178.24:8123/frog-pie");
  expect(server.posts).toEqual([["POST /api/network", { is_open: true, key: "key" }]]);
  expect(container.querySelector("s, svg.faded")).toBeNull();
  expect(screen.getByText("frog pie")).toBeTruthy();
  expect(container.querySelectorAll(".btn--go")).toHaveLength(1);
});

test("who has not started the server is told who can open it", async () => {
  render(Invite, { room: "new" });
  await screen.findByText(/^The person who started Rumpus/);
  expect(screen.queryByRole("button", { name: "Open it to this network" })).toBeNull();
});

test("why it cannot be opened is told", async () => {
  localStorage.setItem("rumpus.host", "key");
  server.answers["POST /api/network"] = [424, { error: "this machine is in no network" }];
  render(Invite, { room: "new" });
  await fireEvent.click(await screen.findByRole("button", { name: "Open it to this network" }));
  expect((await screen.findByRole("alert")).textContent).toContain("in no network");
});

test("where the device can share, that is the first thing to do", async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, share });
  server.answers["GET /api/network"] = [200, OPEN];
  render(Invite, { room: "new" });
  await fireEvent.click(await screen.findByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: "http://192.168.178.24:8123/frog-pie" }));
  expect(screen.getByRole("button", { name: "Copy link" }).className).not.toContain("btn--go");
});

test("who was sent to this page instead of the link sits down first of all", async () => {
  localStorage.clear();
  server.answers["GET /api/network"] = [200, OPEN];
  const { container } = render(Invite, { room: "new" });
  const sit = await screen.findByRole("link", { name: "Sit down" });
  expect([...container.querySelectorAll(".btn--go")]).toEqual([sit]);
});

test("who is there is shown, and the last one who comes starts the game", async () => {
  vi.useFakeTimers();
  render(Invite, { room: "new" });
  await vi.advanceTimersByTimeAsync(100);
  const rows = screen.getAllByRole("listitem").slice(0, 3);
  expect(rows.map((row) => row.textContent?.trim())).toEqual(["Mikayou here", "Seat 2waits for a friend", "Cleoa bot"]);
  expect(screen.getByText("One seat is free.")).toBeTruthy();
  const seats = TABLE.seats.map((seat) => (seat.name === "Bob" ? { ...seat, is_taken: true } : seat));
  server.answers["GET /api/rooms/new"] = [200, { ...TABLE, seats, state: "playing" }];
  await vi.advanceTimersByTimeAsync(3100);
  vi.useRealTimers();
  expect(location.pathname).toBe("/table/new");
});

test("two words lead to the table, or to nothing", async () => {
  server.answers["GET /api/codes/frog-pie"] = [200, TABLE];
  render(Called, { code: "frog-pie" });
  await waitFor(() => expect(location.pathname).toBe("/table/new"));
  render(Called, { code: "owl-sky" });
  expect((await screen.findByRole("heading")).textContent).toBe("There is no table called “owl sky”");
});

test("whoever opened the table may let a bot have a free seat", async () => {
  server.answers["GET /api/rooms/new"] = [200, { ...TABLE, house: { host: 0 } }];
  server.answers["POST /api/rooms/new/seats/1/bot"] = [200, { ...TABLE, house: { host: 0 } }];
  render(Invite, { room: "new" });
  await fireEvent.click(await screen.findByRole("button", { name: "Seat a bot at seat 2" }));
  await waitFor(() => expect(server.posts).toContainEqual(["POST /api/rooms/new/seats/1/bot", {}]));
});

test("a guest is not offered that", async () => {
  server.answers["GET /api/rooms/new"] = [200, { ...TABLE, house: { host: 2 } }];
  render(Invite, { room: "new" });
  await screen.findByText("Who is there");
  expect(screen.queryByRole("button", { name: /Seat a bot/ })).toBeNull();
});

test("whoever is sent this address instead of the link is asked to sit down, as long as a seat is free", async () => {
  localStorage.clear();
  render(Invite, { room: "new" });
  await screen.findByRole("heading", { level: 1, name: "Come in" });
  expect(screen.getByRole("link", { name: "Sit down" }).getAttribute("href")).toBe("/table/new");
  server.answers["GET /api/rooms/new"] = [200, { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, is_taken: true })) }];
  render(Invite, { room: "new" });
  await screen.findByRole("link", { name: "To the table" });
});

test("whoever has something to choose is led there while others are to come", async () => {
  render(Invite, { room: "new" });
  await screen.findByRole("link", { name: "To the table" });
  server.answers["GET /api/rooms/new"] = [200, { ...TABLE, awaited: [0] }];
  render(Invite, { room: "new" });
  expect((await screen.findByRole("link", { name: "Make your choice meanwhile" })).getAttribute("href")).toBe("/table/new");
});
