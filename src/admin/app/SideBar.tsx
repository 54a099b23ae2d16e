import { Menu } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useBrand } from "#admin/lib/brand.ts";
import { IconButton } from "#admin/ui/Button.tsx";
import { Logo } from "./Logo.tsx";
import { Me, NavList } from "./Nav.tsx";
import { useOverlay } from "./Overlays.tsx";

/** The navigation itself on wide windows, a bar with its button on narrow ones. */
export function SideBar() {
  const { name } = useBrand();
  const { t } = useTranslation();
  const show = useOverlay();
  return (
    <aside className="side is-dark" aria-label={t("common.nav.side")}>
      <Link className="logo-link" to="/" aria-label={t("common.appName", { brand: name })}>
        <Logo word={name} />
      </Link>
      <NavList />
      <Me />
      <IconButton
        icon={Menu}
        label={t("menu.open")}
        size={24}
        className="menu-toggle"
        aria-haspopup="dialog"
        onClick={() => {
          show("menu");
        }}
      />
    </aside>
  );
}
