/**
 * The theme switches. The choice is stored in `localStorage.theme`, where the early script reads it
 * before the next paint, and reaches other tabs and pages restored from the cache. Without storage
 * it lasts for this page.
 */
export function watchTheme(): void {
  const root = document.documentElement;
  const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  /** Colours of the browser's bars, declared by the page for a light and a dark system. */
  const [light = "", dark = ""] = bars.map(({ content }) => content);

  const apply = (theme: string | null | undefined) => {
    if (theme !== "light" && theme !== "dark") return;
    root.dataset.theme = theme;
    for (const bar of bars) bar.content = theme === "dark" ? dark : light;
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
        // The theme lasts for this page only.
      }
    });
  }
}
