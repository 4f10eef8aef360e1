import type { NamedFile } from "./api";

/** Lets the browser save a file that we have already. */
export function save({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has yet to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
