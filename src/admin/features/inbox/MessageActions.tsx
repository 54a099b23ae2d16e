import { Mail, MailOpen, OctagonAlert, ShieldCheck, Trash2, Undo2 } from "lucide-react";
import { useLayoutEffect } from "react";
import type { InboxMessage, MessagePatch } from "#domain/inbox/inbox.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { isShortcut, letterOf } from "#admin/features/shortcuts/is-shortcut.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { useChangeMessage, useDeleteMessage } from "./queries.ts";

/** Mark, move, delete; `e` marks as read and `u` as unread. */
export function MessageActions({
  message: { _id: id, name, folder },
  onLeft,
}: {
  message: InboxMessage;
  onLeft: () => void;
}) {
  const { t } = useTranslation();
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
    // Whoever has gone elsewhere meanwhile is not called back. The address knows it before the
    // screen does.
    if ((await work) && location.pathname.endsWith(`/${id}`)) onLeft();
  };

  // With the drawing itself, so that a quick key never meets the message as it was before.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const letter = letterOf(event);
      if (letter === "e" && folder === "unread") void mark(true);
      if (letter === "u" && folder === "read") void mark(false);
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
    };
  });

  const forGood = async () => {
    const question = {
      title: t("inbox.forGoodTitle"),
      text: t("inbox.forGoodText", { name }),
      action: t("common.deleteForGood"),
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
        <Action icon={MailOpen} label={t("inbox.markRead")} onPress={() => void mark(true)} />
      )}
      {folder === "read" && (
        <Action icon={Mail} label={t("inbox.markUnread")} onPress={() => void mark(false)} />
      )}
      {(folder === "unread" || folder === "read") && (
        <Action
          icon={OctagonAlert}
          label={t("inbox.toSpam")}
          onPress={() => void moveAway(patch({ folder: "spam" }, t("inbox.done.spam"), { folder }))}
        />
      )}
      {folder === "spam" && (
        <Action
          icon={ShieldCheck}
          label={t("inbox.notSpam")}
          onPress={() =>
            void moveAway(patch({ folder: "unread" }, t("inbox.done.notSpam"), { folder }))
          }
        />
      )}
      {folder === "trash" ? (
        <>
          <Action
            icon={Undo2}
            label={t("common.restore")}
            onPress={() => void moveAway(patch({ restore: true }, t("inbox.done.restored")))}
          />
          <Action
            icon={Trash2}
            label={t("common.deleteForGood")}
            danger
            onPress={() => void forGood()}
          />
        </>
      ) : (
        <Action icon={Trash2} label={t("common.delete")} danger onPress={() => void toTrash()} />
      )}
    </div>
  );
}

function Action({
  icon: Icon,
  label,
  danger = false,
  onPress,
}: {
  icon: typeof Mail;
  label: string;
  danger?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      className={`icon-button${danger ? " icon-button--danger" : ""}`}
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon className="icon" size={20} aria-hidden="true" />
    </button>
  );
}
