import { Mail, MailOpen, OctagonAlert, ShieldCheck, Trash2, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { InboxMessage, MessagePatch } from "#domain/inbox.ts";
import { ApiError } from "../../api.ts";
import { useConfirm } from "../../parts/Confirm.tsx";
import { useToasts } from "../../parts/Toasts.tsx";
import { useChangeMessage, useDeleteMessage } from "../../queries/messages.ts";
import { texts } from "./texts.ts";
import { isShortcut } from "./use-inbox-keys.ts";

/** Mark, move, delete; `e` marks as read and `u` as unread. */
export function MessageActions({ message: { _id: id, name, folder }, onLeft }: { message: InboxMessage; onLeft: () => void }) {
  const confirm = useConfirm();
  const { tell, fail } = useToasts();
  const { mutateAsync: change } = useChangeMessage();
  const { mutateAsync: remove } = useDeleteMessage();

  const attempt = async (work: () => Promise<unknown>, told: string, undo?: () => void) => {
    try {
      await work();
      tell(told, undo);
      return true;
    } catch (error) {
      if (error instanceof ApiError) fail(error.told ? error.message : texts.changeFailed);
      return false;
    }
  };
  const patch = (changes: MessagePatch, told: string, undo?: MessagePatch) =>
    attempt(
      () => change({ id, patch: changes }),
      told,
      undo && (() => void attempt(() => change({ id, patch: undo }), texts.done.restored)),
    );
  const mark = (read: boolean) => patch({ read }, read ? texts.done.read : texts.done.unread, { read: !read });
  // Whoever has gone elsewhere meanwhile is not called back.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const moveAway = async (work: Promise<boolean>) => {
    if ((await work) && here.current) onLeft();
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      if (event.key === "e" && folder === "unread") void mark(true);
      if (event.key === "u" && folder === "read") void mark(false);
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
    };
  });

  const forGood = async () => {
    const question = { title: texts.forGoodTitle, text: texts.forGoodText(name), action: texts.forGood, danger: true };
    if (await confirm(question)) await moveAway(attempt(() => remove({ id, permanent: true }), texts.done.forGood));
  };
  const toTrash = () =>
    moveAway(
      attempt(
        () => remove({ id }),
        texts.done.deleted,
        () => void attempt(() => change({ id, patch: { restore: true } }), texts.done.restored),
      ),
    );

  return (
    <div className="message__actions" role="group" aria-label={texts.actions}>
      {folder === "unread" && <Action icon={MailOpen} label={texts.markRead} onPress={() => void mark(true)} />}
      {folder === "read" && <Action icon={Mail} label={texts.markUnread} onPress={() => void mark(false)} />}
      {(folder === "unread" || folder === "read") && (
        <Action
          icon={OctagonAlert}
          label={texts.toSpam}
          onPress={() => void moveAway(patch({ folder: "spam" }, texts.done.spam, { folder }))}
        />
      )}
      {folder === "spam" && (
        <Action
          icon={ShieldCheck}
          label={texts.notSpam}
          onPress={() => void moveAway(patch({ folder: "unread" }, texts.done.notSpam, { folder }))}
        />
      )}
      {folder === "trash" ? (
        <>
          <Action icon={Undo2} label={texts.restore} onPress={() => void moveAway(patch({ restore: true }, texts.done.restored))} />
          <Action icon={Trash2} label={texts.forGood} danger onPress={() => void forGood()} />
        </>
      ) : (
        <Action icon={Trash2} label={texts.delete} danger onPress={() => void toTrash()} />
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
