import { beforeEach, expect, test } from "vitest";
import { isLoopback, keepHostKey, reach } from "../../src/lib/reach.svelte";
import { go } from "../../src/lib/router";
import { FakeServer } from "../standins";

beforeEach(() => localStorage.clear());

test.each(["localhost", "127.0.0.1", "127.8.9.10", "[::1]"])("%s is how a computer calls itself", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["192.168.178.24", "play.example.org", "127.example.org", "localhost.example.org"])("%s leads here", (host) => {
  expect(isLoopback(host)).toBe(false);
});

test("a link begins with what others can reach, if there is such a thing", async () => {
  const server = new FakeServer();
  server.answers["GET /api/network"] = [200, {}];
  await reach.look();
  expect([reach.isLocal, reach.canChange, reach.origin]).toEqual([true, false, location.origin]);
  server.answers["GET /api/network"] = [200, { address: "10.0.0.7:8123", can_change: true }];
  await reach.look();
  expect([reach.isLocal, reach.canChange, reach.origin]).toEqual([false, true, "http://10.0.0.7:8123"]);
  expect(reach.host).toBe("10.0.0.7:8123");
});

test("the key of whoever started the server is kept, and taken out of the address", () => {
  expect(reach.isHost).toBe(false);
  go("/new?game=munchkin#host=secret");
  keepHostKey();
  expect(reach.isHost).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe("/new?game=munchkin");
  go("/rules#SU-5");
  keepHostKey();
  expect(location.hash).toBe("#SU-5");
});
