import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Me, NavList } from "./Nav.tsx";
import { useFinalFocus } from "#admin/lib/use-final-focus.ts";

/** Where one can go and who one is, as a panel over the screen of a narrow window. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { finalFocus, onOpenChangeComplete } = useFinalFocus(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="menu-panel is-dark" finalFocus={finalFocus}>
          <div className="menu-panel__top">
            <Dialog.Title className="visually-hidden">{t("common.nav.label")}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={t("menu.close")}>
              <X className="icon" size={24} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <NavList onChosen={onClose} />
          <Me onChosen={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
