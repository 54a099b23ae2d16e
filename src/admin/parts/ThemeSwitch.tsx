import { Moon, Sun } from "lucide-react";
import { texts } from "../texts.ts";
import { switchTheme, useTheme } from "../theme.ts";

export function ThemeSwitch() {
  const theme = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button
      className="tool-button"
      type="button"
      aria-label={theme === "dark" ? texts.nav.useLight : texts.nav.useDark}
      onClick={switchTheme}
    >
      <Icon className="icon" size={20} aria-hidden="true" />
    </button>
  );
}
