/** Deleting a service or project: asks in the words of its kind, tells, and offers to undo. */
import { ApiError } from "../api.ts";
import { useDeleteRecord, useUndelete, type Kind } from "../queries/records.ts";
import { useConfirm } from "./Confirm.tsx";
import { useToasts } from "./Toasts.tsx";

interface Words {
  question: string;
  action: string;
  deleted: string;
  /** When the server refuses without a sentence of its own. */
  failed: string;
  /** When there was no answer. */
  exception: string;
  restored: string;
}

export function useDelete(kind: Kind, words: Words) {
  const confirm = useConfirm();
  const { tell, fail } = useToasts();
  const { mutateAsync: remove } = useDeleteRecord(kind);
  const { mutateAsync: undelete } = useUndelete(kind);
  const failed = (error: unknown) => {
    if (error instanceof ApiError) fail(error.code === "network" ? words.exception : error.told ? error.message : words.failed);
  };
  return async (record: { _id: string; revision: number }, title: string): Promise<void> => {
    if (!(await confirm({ title: words.question, text: title, action: words.action, danger: true }))) return;
    try {
      await remove(record);
      tell(words.deleted, () => {
        undelete(record._id).then(() => {
          tell(words.restored);
        }, failed);
      });
      document.getElementById("main")?.focus();
    } catch (error) {
      failed(error);
    }
  };
}
