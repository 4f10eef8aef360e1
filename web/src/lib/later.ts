import { ApiError } from "./api";
import { goOn, serverIsAway } from "./build";

/** A part of the client that comes when it is needed. A server with another client has it no more: then that one is
 * loaded instead, and what was to be shown with it. */
export async function later<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    serverIsAway();
    await new Promise<void>((then) => goOn(then));
    throw new ApiError("offline");
  }
}
