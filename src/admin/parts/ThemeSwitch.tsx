import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { texts } from "../texts.ts";

type Theme = "dark" | "light";

/** The same choice, under the same key, as on the site. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(current);
  const other = theme === "dark" ? "light" : "dark";
  const choose = () => {
    document.documentElement.dataset["theme"] = other;
    setTheme(other);
    try {
      localStorage.setItem("theme", other);
    } catch {
      // It holds until the page is left.
    }
  };
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button className="tool-button" type="button" aria-label={theme === "dark" ? texts.nav.useLight : texts.nav.useDark} onClick={choose}>
      <Icon className="icon" size={20} aria-hidden="true" />
    </button>
  );
}

function current(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
