import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, helloOf, socketAddress, type LinkState } from "../../src/lib/connection";
import type { ServerMessage } from "../../src/protocol";
import { welcome } from "../smashup/example";
import { FakeSocket } from "../socket";

let states: LinkState[];
let heard: ServerMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  states = [];
  heard = [];
  connection = new Connection("ws://table", () => helloOf("secret"), {
    state: (state) => states.push(state),
    message: (message) => heard.push(message),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is open when the server has said welcome", () => {
  expect(states).toEqual(["joining"]);
  FakeSocket.last.say(welcome());
  expect(states).toEqual(["joining", "open"]);
  expect(heard).toEqual([welcome()]);
  expect(connection.send({ type: "undo" })).toBe(true);
  expect(FakeSocket.last.sent).toEqual([{ type: "undo" }]);
});

test("it comes back by itself, at longer and longer intervals", () => {
  FakeSocket.last.say(welcome());
  FakeSocket.last.break();
  expect(states.at(-1)).toBe("lost");
  expect(connection.send({ type: "undo" })).toBe(false);
  vi.advanceTimersByTime(700);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.break();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(FakeSocket.made).toHaveLength(3);
  FakeSocket.last.say(welcome());
  expect(states.at(-1)).toBe("open");
});

test("it can be told to try at once", () => {
  FakeSocket.last.break();
  connection.again();
  expect(FakeSocket.made).toHaveLength(2);
});

test("it comes back to a server that has said that it restarts", () => {
  FakeSocket.last.say(welcome());
  FakeSocket.last.say({ type: "closing" });
  expect(heard.at(-1)).toEqual({ type: "closing" });
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(700);
  expect(FakeSocket.made).toHaveLength(2);
});

test("silence counts as lost", () => {
  FakeSocket.last.say(welcome());
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
  FakeSocket.last.say({ type: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(8_000);
  expect(states.at(-1)).toBe("lost");
});

test("who is turned away at the door does not knock again", () => {
  FakeSocket.last.say({ type: "refused", code: "no such room", words: "There is no such table." });
  expect(states.at(-1)).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("who is sent away does not come back", () => {
  FakeSocket.last.say(welcome());
  FakeSocket.last.say({ type: "refused", code: "gone", words: "The host has closed this table." });
  expect(states.at(-1)).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a refusal later on is no such thing", () => {
  FakeSocket.last.say(welcome());
  FakeSocket.last.say({ type: "refused", code: "not allowed", words: "The game is not over." });
  expect(states.at(-1)).toBe("open");
});

test("it says who it is before anything else, each time it comes back", () => {
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", token: "secret", sees_hands: false }]);
  FakeSocket.last.break();
  vi.advanceTimersByTime(700);
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", token: "secret", sees_hands: false }]);
});

test("who was too slow to say hello comes again", () => {
  FakeSocket.last.say({ type: "refused", code: "try again", words: "You have not said who you are." });
  FakeSocket.last.break();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.made).toHaveLength(2);
});

test("a room keeps its place in the address, and no secret is there", () => {
  expect(socketAddress("a/b")).toBe("ws://localhost:3000/ws/a%2Fb");
});
