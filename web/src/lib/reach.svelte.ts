import type { Reach } from "../protocol";
import { changeReach, getReach } from "./api";

const KEY = "rumpus.host";

/** Where others reach this server. The name by which a computer calls itself leads nowhere on another one. */
class Reachable {
  /** Host and port in the network of the server; empty: nobody comes that way. */
  private address = $state("");
  /** We may open the server to its network, and close it again. */
  canChange = $state(false);
  /** The page was loaded from the computer on which the server runs. */
  private readonly isAtHome = isLoopback(location.hostname);

  /** What a link that others are to open begins with. */
  get origin(): string {
    return this.isAtHome && this.address !== "" ? `http://${this.address}` : location.origin;
  }

  /** The same as people say it. */
  get host(): string {
    return new URL(this.origin).host;
  }

  /** Only this computer can open such a link. */
  get isLocal(): boolean {
    return this.isAtHome && this.address === "";
  }

  /** Whoever started the server, with the key that it printed, decides who may come. */
  get isHost(): boolean {
    return localStorage.getItem(KEY) !== null;
  }

  /** Ask the server, which tries its own address first. From elsewhere, the way that we have come is good for others. */
  async look(): Promise<void> {
    if (this.isAtHome) this.hear(await getReach());
  }

  /** Let friends in the network come, or no longer. */
  async change(isOpen: boolean): Promise<void> {
    this.hear(await changeReach({ is_open: isOpen, key: localStorage.getItem(KEY) ?? "" }));
  }

  private hear({ address = "", can_change = false }: Reach): void {
    this.address = address;
    this.canChange = can_change;
  }
}

export const reach = new Reachable();

/** The key in the address that the server printed is kept, and taken out of it, so that nobody passes it on. */
export function keepHostKey(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("host");
  if (key === null) return;
  localStorage.setItem(KEY, key);
  history.replaceState(null, "", location.pathname + location.search);
}

/** Is this how a computer calls itself? */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
