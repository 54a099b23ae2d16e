import { Dialog } from "@base-ui/react/dialog";
import { useTranslation } from "react-i18next";
import { useSession } from "../session.tsx";
import { SignInForm } from "./SignInForm.tsx";

/** Opens over the screen when the session ends there. What was typed stays, and what was refused is sent again afterwards. */
export function SignInAgain() {
  const { t } = useTranslation();
  const { user, ended, signOut } = useSession();
  return (
    <Dialog.Root open={ended && user !== undefined} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog sign-in-again">
          <Dialog.Title render={<h2 />}>{t("common.signIn.again")}</Dialog.Title>
          <Dialog.Description>{t("common.signIn.againText")}</Dialog.Description>
          <SignInForm email={user?.email ?? ""} fixed />
          <button className="button button--quiet" type="button" onClick={signOut}>
            <span>{t("common.signIn.leave")}</span>
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
