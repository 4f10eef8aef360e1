type Theme = "light" | "dark";

const KEY = "rumpus.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

let shown = $state(chosen() ?? system());
dark.addEventListener("change", () => {
  if (chosen() === undefined) shown = system();
});

/** The theme in use: what was chosen here, else what the system asks for. */
export function theme(): Theme {
  return shown;
}

/** What was chosen; the style sheets follow the system by themselves when nothing was. */
export function applyTheme(): void {
  const told = chosen();
  if (told !== undefined) document.documentElement.dataset["theme"] = told;
}

export function choose(told: Theme): void {
  localStorage.setItem(KEY, told);
  document.documentElement.dataset["theme"] = told;
  shown = told;
}

function chosen(): Theme | undefined {
  const told = localStorage.getItem(KEY);
  return told === "light" || told === "dark" ? told : undefined;
}

function system(): Theme {
  return dark.matches ? "dark" : "light";
}
