/** The chosen theme, under the same key as on the site. */
import { useSyncExternalStore } from "react";
import { makeListeners } from "./listeners.ts";

type Theme = "dark" | "light";

const { subscribe, notify } = makeListeners();

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function switchTheme(): void {
  const other = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset["theme"] = other;
  try {
    localStorage.setItem("theme", other);
  } catch {
    // The theme lasts until the page is left.
  }
  notify();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
