/** Deleting a service or project: asks in the words of its kind, tells, and offers to undo. */
import { useDeleteRecord, useUndelete, type Kind } from "../queries/records.ts";
import { useAttempt, useRemoval } from "./use-attempt.ts";

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

export function useDelete(kind: Kind, { question, action, deleted, failed, exception, restored }: Words) {
  const attempt = useAttempt();
  const removal = useRemoval();
  const { mutateAsync: remove } = useDeleteRecord(kind);
  const { mutateAsync: undelete } = useUndelete(kind);
  return (record: { _id: string; revision: number }, title: string): Promise<void> => {
    const undo = () => void attempt(() => undelete(record._id), { done: restored, failed, network: exception });
    return removal(() => remove(record), { done: deleted, failed, network: exception, undo }, { title: question, text: title, action });
  };
}
