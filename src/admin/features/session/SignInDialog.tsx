import { Dialog } from "@base-ui/react/dialog";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import { SignInForm } from "./SignInForm.tsx";

export function SignInDialog({
  email,
  open,
  onLeave,
}: {
  email: string;
  open: boolean;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      className="dialog sign-in-again"
      title={t("common.signIn.again")}
      open={open}
      disablePointerDismissal
      // The address is filled in.
      initialFocus={() => document.querySelector<HTMLElement>(".sign-in-again [name=password]")}
    >
      <Dialog.Description>{t("common.signIn.againText")}</Dialog.Description>
      <SignInForm email={email} fixed />
      <Button kind="quiet" onClick={onLeave}>
        {t("common.signIn.leave")}
      </Button>
    </Modal>
  );
}
