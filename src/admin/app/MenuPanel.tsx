import { Dialog } from "@base-ui/react/dialog";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { CloseButton, Modal } from "#admin/ui/Modal.tsx";
import { Me, NavList } from "./Nav.tsx";

/** Navigation and account as a panel over a narrow window. */
export function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal className="menu-panel is-dark" open={open} onOpenChange={onClose}>
      <div className="menu-panel__top">
        <Dialog.Title className="visually-hidden">{t("common.nav.label")}</Dialog.Title>
        <CloseButton label={t("menu.close")} size={24} />
      </div>
      <NavList onChosen={onClose} />
      <Me onChosen={onClose} />
    </Modal>
  );
}
