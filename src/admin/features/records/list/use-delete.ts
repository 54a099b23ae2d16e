/** Deletes a service or project after a confirmation, with an undo. */
import { type Kind, useDeleteRecord, useUndelete } from "#admin/features/records/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { useAttempt, useRemoval } from "#admin/lib/use-attempt.ts";

export function useDelete(kind: Kind) {
  const attempt = useAttempt();
  const removal = useRemoval();
  const { mutateAsync: remove } = useDeleteRecord(kind);
  const { mutateAsync: undelete } = useUndelete(kind);
  return (record: { _id: string; revision: number }, title: string): Promise<void> => {
    const failure = { failed: t(`${kind}.delete.failed`), network: t(`${kind}.delete.exception`) };
    const undo = () =>
      void attempt(() => undelete(record._id), { done: t(`saved.${kind}.restored`), ...failure });
    const question = {
      title: t(`${kind}.delete.question`),
      text: title,
      action: t("common.delete"),
    };
    return removal(
      () => remove(record),
      { done: t(`saved.${kind}.deleted`), ...failure, undo },
      question,
    );
  };
}
