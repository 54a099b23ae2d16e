import { Moon, Sun } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { switchTheme, useTheme } from "#admin/lib/theme.ts";

export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button
      className="tool-button"
      type="button"
      aria-label={theme === "dark" ? t("theme.useLight") : t("theme.useDark")}
      onClick={switchTheme}
    >
      <Icon className="icon" size={20} aria-hidden="true" />
    </button>
  );
}
