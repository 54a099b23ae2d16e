import { Dialog } from "@base-ui/react/dialog";
import type { PublicUser } from "#domain/user.ts";
import { texts as shared } from "../../texts.ts";
import { UserForm } from "./UserForm.tsx";
import { texts } from "./texts.ts";

/** A new person, or one who is there already; closed while `user` is undefined. */
export function UserDialog({ user, onClose }: { user: PublicUser | "new" | undefined; onClose: () => void }) {
  return (
    <Dialog.Root
      open={user !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          {user !== undefined && (
            <>
              <Dialog.Title render={<h2 />}>{user === "new" ? texts.form.create : texts.form.edit(user.name)}</Dialog.Title>
              <UserForm user={user === "new" ? undefined : user} onDone={onClose}>
                <Dialog.Close className="button button--secondary">
                  <span>{shared.cancel}</span>
                </Dialog.Close>
              </UserForm>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
