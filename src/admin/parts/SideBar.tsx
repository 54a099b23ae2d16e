import { Dialog } from "@base-ui/react/dialog";
import { LogOut, Menu, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useBrand } from "../brand.ts";
import { useSession, useUser } from "../session.tsx";
import { Logo } from "./Logo.tsx";
import { NavList } from "./NavList.tsx";

/** On a wide window the list itself, on a narrow one a bar with a button that opens it. */
export function SideBar() {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <aside className="side is-dark" aria-label={t("common.nav.side")}>
      <Link className="logo-link" to="/" aria-label={t("common.appName", { brand: name })}>
        <Logo word={name} />
      </Link>
      <NavList />
      <Me />
      <MenuDialog
        trigger={
          <Dialog.Trigger className="icon-button menu-toggle" aria-label={t("common.nav.openMenu")}>
            <Menu className="icon" size={24} aria-hidden="true" />
          </Dialog.Trigger>
        }
      />
    </aside>
  );
}

/** The same list as a panel over the screen, for narrow windows. */
export function MenuDialog({ trigger }: { trigger: React.ReactElement }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      {trigger}
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="menu-panel is-dark">
          <div className="menu-panel__top">
            <Dialog.Title className="visually-hidden">{t("common.nav.label")}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={t("common.nav.closeMenu")}>
              <X className="icon" size={24} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <NavList onChosen={close} />
          <Me />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Name, initial, role and the way out. */
function Me() {
  const { t } = useTranslation();
  const { name, role } = useUser();
  const { signOut } = useSession();
  return (
    <div className="side__user">
      <div className="person">
        <span className="avatar" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <b>{name}</b>
        <span>{t(`common.roles.${role}`)}</span>
      </div>
      <button className="side__link" type="button" onClick={signOut}>
        <LogOut className="icon" size={20} aria-hidden="true" />
        {t("common.nav.signOut")}
      </button>
    </div>
  );
}
