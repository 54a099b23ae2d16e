import { Dialog } from "@base-ui/react/dialog";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
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
    <Dialog.Root open={open} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        {/* The address stands there already. */}
        <Dialog.Popup
          className="dialog sign-in-again"
          initialFocus={() => document.querySelector<HTMLElement>(".sign-in-again [name=password]")}
        >
          <Dialog.Title render={<h2 />}>{t("common.signIn.again")}</Dialog.Title>
          <Dialog.Description>{t("common.signIn.againText")}</Dialog.Description>
          <SignInForm email={email} fixed />
          <button className="button button--quiet" type="button" onClick={onLeave}>
            <span>{t("common.signIn.leave")}</span>
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
