import type { ClientMessage, Hello, ServerMessage } from "../protocol";
import { goOn, serverIsAway } from "./build";
import { spoken } from "./language";
import { hasOpenHands } from "./router";

/** `gone`: the server does not want us (no such table, not our seat), so there is no point in trying again. */
export type LinkState = "joining" | "open" | "lost" | "gone";

export interface Listener {
  message(message: ServerMessage): void;
  state(state: LinkState): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** Codes of `refused` that come before any `welcome` and are final. */
const FINAL = new Set(["no such room", "not your seat", "not allowed"]);

/** A WebSocket to one seat of a table that comes back by itself. The server then says `welcome` again. */
export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isWelcome = false;

  constructor(
    private readonly address: string,
    /** Who we are now. It is said, not written into the address: addresses end up in logs. */
    private readonly hello: () => Hello,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    this.open("joining");
  }

  /** False: there is no connection now, and nothing was sent. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try now instead of waiting. */
  again = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    this.drop();
    this.reopen();
  };

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.again);
    this.drop();
  }

  private open(state: LinkState): void {
    this.listener.state(state);
    this.isWelcome = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
    this.expectWithin(PONG_WITHIN);
  }

  private reopen(): void {
    goOn(() => {
      if (!this.isClosed && this.socket === undefined) this.open("lost");
    });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.isWelcome = true;
      this.wait = FIRST_WAIT;
      this.listener.state("open");
    }
    this.pingLater();
    this.listener.message(message);
    if (message.type === "closing") this.lost();
    if (message.type === "refused" && (message.code === "gone" || (!this.isWelcome && FINAL.has(message.code)))) {
      this.close();
      this.listener.state("gone");
    }
  }

  private lost(): void {
    serverIsAway();
    this.drop();
    this.listener.state("lost");
    // A little chance keeps the clients of a restarted server from coming back all at once.
    this.retry = setTimeout(() => this.reopen(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private pingLater(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      this.send({ type: "ping" });
      this.expectWithin(PONG_WITHIN);
    }, PING_EVERY);
  }

  /** A connection can die without a word; silence counts as lost. */
  private expectWithin(milliseconds: number): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.lost(), milliseconds);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    if (this.socket === undefined) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }
}

/** Where one listens to a table. */
export function socketAddress(room: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return spoken(`${scheme}://${location.host}/ws/${encodeURIComponent(room)}`);
}

/** What the seat of this token says first, or a spectator without one. A seat sees only its own hand. */
export function helloOf(token: string): Hello {
  return { type: "hello", token, sees_hands: token === "" && hasOpenHands(location.search) };
}
