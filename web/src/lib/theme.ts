import { writable } from "svelte/store";

type Theme = "light" | "dark";

const KEY = "rumpus.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The theme in use: what was chosen here, else what the system asks for. */
export const theme = writable<Theme>(chosen() ?? system());
dark.addEventListener("change", () => {
  if (chosen() === undefined) theme.set(system());
});

/** What was chosen; the style sheets follow the system by themselves when nothing was. */
export function applyTheme(): void {
  const told = chosen();
  if (told !== undefined) document.documentElement.dataset["theme"] = told;
}

export function choose(told: Theme): void {
  localStorage.setItem(KEY, told);
  document.documentElement.dataset["theme"] = told;
  theme.set(told);
}

function chosen(): Theme | undefined {
  const told = localStorage.getItem(KEY);
  return told === "light" || told === "dark" ? told : undefined;
}

function system(): Theme {
  return dark.matches ? "dark" : "light";
}
