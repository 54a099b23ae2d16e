import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import type { PublicUser } from "#domain/staff/user.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { UserForm } from "./UserForm.tsx";

/** A new person, or one who is there already; closed while `user` is undefined. */
export function UserDialog({
  user,
  onClose,
}: {
  user: PublicUser | "new" | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(false);
  return (
    <Dialog.Root
      open={user !== undefined}
      onOpenChange={(open, { reason }) => {
        // A slip of the finger throws nothing away, as a click outside does not; Cancel does.
        if (!open && !(reason === "escape-key" && typed)) onClose();
      }}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          {user !== undefined && (
            <>
              <Dialog.Title render={<h2 />}>
                {user === "new"
                  ? t("users.form.create")
                  : t("users.form.edit", { name: user.name })}
              </Dialog.Title>
              <UserForm
                key={user === "new" ? user : user._id}
                user={user === "new" ? undefined : user}
                onTyped={setTyped}
                onDone={onClose}
              >
                <Dialog.Close className="button button--secondary">
                  <span>{t("cancel")}</span>
                </Dialog.Close>
              </UserForm>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
