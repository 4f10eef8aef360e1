/** Put words into the clipboard; whether that has worked. Without https, as in one's own network, a browser keeps its
 * clipboard to itself, but still copies what is selected. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedAsSelected(text);
  }
}

/** Where a dialog is open, nothing outside of it can be selected. */
function copiedAsSelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "vh";
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
