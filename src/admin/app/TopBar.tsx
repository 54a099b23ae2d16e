import { ExternalLink, Moon, Search, Sun } from "lucide-react";
import { Bell } from "#admin/features/inbox/bell/Bell.tsx";
import { PublishButton } from "#admin/features/publish/PublishButton.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IS_APPLE } from "#admin/lib/is-shortcut.ts";
import { switchTheme, useTheme } from "#admin/lib/theme.ts";
import { useOverlay } from "./Overlays.tsx";

export function TopBar() {
  const { t } = useTranslation();
  const show = useOverlay();
  return (
    <header className="topbar">
      <button
        className="topbar__search"
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          show("palette");
        }}
      >
        <Search size={19} />
        <span>{t("common.nav.search")}</span>
        <kbd aria-hidden="true">{IS_APPLE ? "⌘ K" : "Ctrl K"}</kbd>
      </button>
      <a
        className="tool-button"
        href="/"
        target="_blank"
        rel="noopener"
        aria-label={t("common.nav.viewSiteNewTab")}
      >
        <ExternalLink size={19} />
        <span>{t("common.nav.viewSite")}</span>
      </a>
      <PublishButton />
      <Bell />
      <ThemeSwitch />
    </header>
  );
}

function ThemeSwitch() {
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
      <Icon />
    </button>
  );
}
