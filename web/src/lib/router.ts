export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "my-games" }
  | { page: "table"; room: string; isOpen: boolean }
  | { page: "replay"; room: string }
  | { page: "invite"; room: string }
  | { page: "called"; code: string }
  | { page: "result"; room: string }
  | { page: "cards"; card: string }
  | { page: "how-to-play" }
  | { page: "puzzles" }
  | { page: "rules" }
  | { page: "about" }
  | { page: "lost" };

/** What is heard when a page of this site has been gone to. */
export const MOVED = "rumpus:moved";
/** Two words, as they are said or written. The name of a table is longer, and of one piece. */
const CODE = /^[^\s\d/_-]{2,}[\s-]+[^\s\d/_-]{2,}$/;
const LENGTH_OF_NAME = 12;
/** The game that is meant where none is named. */
export const USUAL_GAME = "smashup";

export function routeOf(path: string, search = ""): Route {
  const [first = "", second, ...rest] = path.split("/").filter((part) => part !== "");
  const name = second === undefined ? undefined : decoded(second);
  if (rest.length > 0 || (second !== undefined && name === undefined)) return { page: "lost" };
  switch (first) {
    case "table":
      return name === undefined ? { page: "lost" } : { page: "table", room: name, isOpen: hasOpenHands(search) };
    case "replay":
    case "result":
    case "invite":
      return name === undefined ? { page: "lost" } : { page: first, room: name };
    case "cards":
      return { page: "cards", card: name ?? "" };
  }
  if (name !== undefined) return { page: "lost" };
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
    case "my-games":
    case "how-to-play":
    case "puzzles":
    case "rules":
    case "about":
      return { page: first };
    default:
      return codeRoute(decoded(first));
  }
}

/** Two words lead to a table; what else is typed, nowhere. */
function codeRoute(code: string | undefined): Route {
  return code !== undefined && CODE.test(code) ? { page: "called", code } : { page: "lost" };
}

/** Does this spectator want to see all hands? */
export function hasOpenHands(search: string): boolean {
  return new URLSearchParams(search).get("hands") === "open";
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function tablePath(room: string): string {
  return `/table/${encodeURIComponent(room)}`;
}

/** Looking on with all hands open; tables that allow it show them some time late. */
export function openHandsPath(room: string): string {
  return `${tablePath(room)}?hands=open`;
}

/** Where friends are invited to a table. */
export function invitePath(room: string): string {
  return `/invite/${encodeURIComponent(room)}`;
}

/** A table by its two words. */
export function codePath(code: string): string {
  return `/${encodeURIComponent(code.trim().replace(/[\s-]+/g, "-"))}`;
}

export function cardPath(card: string, game = USUAL_GAME): string {
  return gamePath(card === "" ? "/cards" : `/cards/${encodeURIComponent(card)}`, game);
}

export function rulePath(rule: string, game = USUAL_GAME): string {
  return `${gamePath("/rules", game)}#${encodeURIComponent(rule)}`;
}

/** A page as it is for one of the games. */
export function gamePath(path: string, game: string): string {
  return game === USUAL_GAME ? path : `${path}?game=${encodeURIComponent(game)}`;
}

/** The game that a page is about. */
export function gameIn(search: string): string {
  return new URLSearchParams(search).get("game") ?? USUAL_GAME;
}

/** A game seen again, from its beginning or after so many answers. */
export function replayPath(room: string, at?: number): string {
  return `/replay/${encodeURIComponent(room)}${at === undefined ? "" : `?at=${at}`}`;
}

/** A finished game looked back at. */
export function reviewPath(room: string): string {
  return `${replayPath(room)}?view=review`;
}

/** How a finished game went, for anybody. */
export function resultPath(room: string): string {
  return `/result/${encodeURIComponent(room)}`;
}

/** The table that a pasted link, its two words or its name lead to; a link keeps its seat. */
export function tablePathIn(text: string): string | undefined {
  const told = text.trim();
  const link = /\/table\/([^/?#\s]+)(#\S*)?$/.exec(told);
  if (link !== null) return `/table/${link[1]}${link[2] ?? ""}`;
  const code = told.replace(/^(https?:\/\/)?[^/\s]*\//, "");
  if (CODE.test(code) && (/\s/.test(code) || told.length !== LENGTH_OF_NAME)) return codePath(code);
  return /^[\w-]+$/.test(told) ? tablePath(told) : undefined;
}

/** Go to a page of this site without reloading it. */
export function go(path: string): void {
  history.pushState(null, "", path);
  window.dispatchEvent(new Event(MOVED));
}

/** The same page, seen otherwise: the way back leads past it. */
export function turnTo(path: string): void {
  history.replaceState(null, "", path);
  window.dispatchEvent(new Event(MOVED));
}

/** Clicks on plain links inside the site become `go`; new tabs, downloads and other sites stay with the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
