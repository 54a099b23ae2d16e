import { Mail, MailOpen, OctagonAlert, ShieldCheck, Trash2, Undo2 } from "lucide-react";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { isShortcut, pressedLetter } from "#admin/lib/is-shortcut.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { useKeydown } from "#admin/lib/use-keydown.ts";
import { IconButton } from "#admin/ui/Button.tsx";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import type { InboxMessage, MessagePatch } from "#domain/inbox/inbox.ts";
import { can } from "#domain/staff/can.ts";
import { useChangeMessage, useDeleteMessage } from "./queries.ts";

/** Mark, move, delete. The key `e` marks as read, `u` as unread. */
export function MessageActions({
  message: { _id: id, name, folder },
  onLeft,
}: {
  message: InboxMessage;
  onLeft: () => void;
}) {
  const { t } = useTranslation();
  const { role } = useUser();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const { mutateAsync: change } = useChangeMessage();
  const { mutateAsync: remove } = useDeleteMessage();

  const failed = t("inbox.changeFailed");
  const bringBack = (changes: MessagePatch) => () =>
    void attempt(() => change({ id, patch: changes }), { done: t("inbox.done.restored"), failed });
  const patch = (changes: MessagePatch, done: string, undo?: MessagePatch) =>
    attempt(() => change({ id, patch: changes }), {
      done,
      failed,
      ...(undo && { undo: bringBack(undo) }),
    });
  const mark = (read: boolean) =>
    patch({ read }, read ? t("inbox.done.read") : t("inbox.done.unread"), { read: !read });
  const moveAway = async (work: Promise<boolean>) => {
    // A person who has left the message is not moved. The address changes before the screen does.
    if ((await work) && location.pathname.endsWith(`/${id}`)) onLeft();
  };

  useKeydown((event) => {
    if (!isShortcut(event)) return;
    const letter = pressedLetter(event);
    if (letter === "e" && folder === "unread") void mark(true);
    if (letter === "u" && folder === "read") void mark(false);
  });

  const forGood = async () => {
    const question = {
      title: t("inbox.forGoodTitle"),
      text: t("inbox.forGoodText", { name }),
      action: t("trash.purge"),
      danger: true,
    };
    if (await confirm(question))
      await moveAway(
        attempt(() => remove({ id, permanent: true }), { done: t("mailbox.purged"), failed }),
      );
  };
  const toTrash = () =>
    moveAway(
      attempt(() => remove({ id }), {
        done: t("mailbox.trashed"),
        failed,
        undo: bringBack({ restore: true }),
      }),
    );

  return (
    <div className="message__actions" role="group" aria-label={t("inbox.actions")}>
      {folder === "unread" && (
        <IconButton icon={MailOpen} label={t("inbox.markRead")} onClick={() => void mark(true)} />
      )}
      {folder === "read" && (
        <IconButton icon={Mail} label={t("inbox.markUnread")} onClick={() => void mark(false)} />
      )}
      {(folder === "unread" || folder === "read") && (
        <IconButton
          icon={OctagonAlert}
          label={t("inbox.toSpam")}
          onClick={() => void moveAway(patch({ folder: "spam" }, t("inbox.done.spam"), { folder }))}
        />
      )}
      {folder === "spam" && (
        <IconButton
          icon={ShieldCheck}
          label={t("inbox.notSpam")}
          onClick={() =>
            void moveAway(patch({ folder: "unread" }, t("inbox.done.notSpam"), { folder }))
          }
        />
      )}
      {folder === "trash" ? (
        <>
          <IconButton
            icon={Undo2}
            label={t("common.restore")}
            onClick={() => void moveAway(patch({ restore: true }, t("inbox.done.restored")))}
          />
          {can(role, "erasure") && (
            <IconButton
              icon={Trash2}
              label={t("trash.purge")}
              danger
              onClick={() => void forGood()}
            />
          )}
        </>
      ) : (
        <IconButton
          icon={Trash2}
          label={t("common.delete")}
          danger
          onClick={() => void toTrash()}
        />
      )}
    </div>
  );
}
