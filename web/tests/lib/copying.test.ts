import { afterEach, expect, test, vi } from "vitest";
import { copied } from "../../src/lib/copying";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A browser that copies what is selected, if anything. */
function olderWay(isAllowed = true): () => string {
  let taken = "";
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement as HTMLTextAreaElement;
      if (isAllowed) taken = field.value.slice(field.selectionStart, field.selectionEnd);
      return isAllowed;
    },
  });
  return () => taken;
}

test("words are put into the clipboard", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copied("a link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
});

test.each(["body", "dialog"])("without https they are selected and copied, also in a %s", async (where) => {
  vi.stubGlobal("navigator", {});
  const taken = olderWay();
  const around = where === "body" ? document.body : document.body.appendChild(document.createElement("dialog"));
  around.setAttribute("open", "");
  const button = around.appendChild(document.createElement("button"));
  button.focus();
  expect(await copied("a link")).toBe(true);
  expect(taken()).toBe("a link");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("where a browser does neither, it is said", async () => {
  vi.stubGlobal("navigator", {});
  olderWay(false);
  expect(await copied("a link")).toBe(false);
});
