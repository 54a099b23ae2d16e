/** Colours of the browser's own bars: the page grounds of `tokens.css`. */
const GROUNDS = { light: "#faf6ef", dark: "#0f0f2a" } as const;

/**
 * The theme switches. What is chosen is kept in `localStorage.theme`, where the early script finds
 * it before the next paint, and other tabs and pages that come back hear of it. Where storage is
 * blocked the choice holds for this page.
 */
export function watchTheme(): void {
  const root = document.documentElement;

  const apply = (theme: string | null | undefined) => {
    if (theme !== "light" && theme !== "dark") return;
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = GROUNDS[theme];
  };
  const stored = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return root.dataset.theme;
    }
  };

  addEventListener("pageshow", () => apply(stored()));
  addEventListener("storage", () => apply(stored()));
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const now =
        root.dataset.theme ??
        (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
      const theme = now === "dark" ? "light" : "dark";
      apply(theme);
      try {
        localStorage.setItem("theme", theme);
      } catch {
        // The page keeps the theme; only the memory is missing.
      }
    });
  }
}
