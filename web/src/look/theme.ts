/** Light, dark, or as the machine has it. */

export type Theme = "auto" | "light" | "dark";

const KEY = "blockdice.theme";
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export function keptTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === kept) ?? "auto";
}

/** Show a theme from here on, and remember it. */
export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  localStorage.setItem(KEY, theme);
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
}
