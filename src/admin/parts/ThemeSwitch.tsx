import { Moon, Sun } from "lucide-react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { switchTheme, useTheme } from "../theme.ts";

export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button
      className="tool-button"
      type="button"
      aria-label={theme === "dark" ? t("common.nav.useLight") : t("common.nav.useDark")}
      onClick={switchTheme}
    >
      <Icon className="icon" size={20} aria-hidden="true" />
    </button>
  );
}
