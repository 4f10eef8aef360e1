import { vi } from "vitest";
import { CATALOGUE } from "./example";

/** What the browser has and jsdom has not. */
export function useBrowser(): void {
  class Silent {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Silent);
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Answers by method and path; what it is asked is written down. */
export class FakeServer {
  answers: Record<string, [status: number, body: unknown]> = {
    "GET /api/families": [200, [CATALOGUE.family]],
    "GET /api/catalogue?family=smashup": [200, CATALOGUE],
  };
  readonly asked: [call: string, body: unknown][] = [];

  constructor() {
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const call = `${init.method ?? "GET"} ${path}`;
      this.asked.push([call, typeof init.body === "string" ? JSON.parse(init.body) : undefined]);
      const [status, body] = this.answers[call] ?? [404, { error: "no such table" }];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
  }

  get posts(): [call: string, body: unknown][] {
    return this.asked.filter(([call]) => call.startsWith("POST"));
  }
}
