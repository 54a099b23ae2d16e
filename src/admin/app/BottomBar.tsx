import { Ellipsis } from "lucide-react";
import { NavLink } from "react-router";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useOverlay } from "./Overlays.tsx";
import { mainEntries } from "./nav.ts";

/** On phones: the four daily areas within reach of the thumb. */
export function BottomBar() {
  const { t } = useTranslation();
  const show = useOverlay();
  return (
    <nav className="bottom-bar is-dark" data-keep-clear aria-label={t("common.nav.label")}>
      {mainEntries(useUser()).map(({ to, label, icon: Icon }) => (
        <NavLink key={to} className="bottom-bar__link" to={to} end={to === "/"}>
          <Icon size={22} />
          {label}
        </NavLink>
      ))}
      <button
        className="bottom-bar__link"
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          show("menu");
        }}
      >
        <Ellipsis size={22} />
        {t("common.nav.more")}
      </button>
    </nav>
  );
}
