/** Restores an older version after a confirmation, with an undo. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import type { Editing } from "#admin/features/records/form/use-record-form.ts";
import { type Kind, type RecordOf, useChanged } from "#admin/features/records/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { type Answer, ApiError, call, sentenceOf } from "#admin/lib/api.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";

/** Resolves to whether the version was restored. */
export function useRestore<K extends Kind, Values extends FieldValues>(
  kind: K,
  id: string,
  { draft, adopt }: Editing<K, Values>,
) {
  const confirm = useConfirm();
  const { mutateAsync } = useRestoreVersion(kind);

  const goBack = async (revision: number, done: string, undoable: boolean): Promise<boolean> => {
    const current = draft.base()?.revision;
    if (current === undefined) return false;
    try {
      const { data } = await mutateAsync({ id, revision, current });
      if (data) adopt(data);
      showToast(
        done,
        undoable ? () => void goBack(current, t("history.undone"), false) : undefined,
      );
      return true;
    } catch (error) {
      if (error instanceof ApiError)
        showErrorToast(
          error.code === "conflict"
            ? t("history.conflict")
            : sentenceOf(error, t("history.failedRestore")),
        );
      return false;
    }
  };

  return async (revision: number): Promise<boolean> => {
    const text = draft.dirty()
      ? `${t("history.askText")} ${t("history.askDirty")}`
      : t("history.askText");
    if (
      !(await confirm({ title: t("history.ask", { revision }), text, action: t("history.action") }))
    )
      return false;
    return goBack(revision, t("history.done", { revision }), true);
  };
}

export function historyQuery(kind: Kind, id: string) {
  return queryOptions({
    queryKey: [kind, "history", id],
    queryFn: async ({ signal }) =>
      (await call(`GET /api/${kind}/:id/history`, { params: { id }, signal })).data ?? [],
    staleTime: 0,
  });
}

/** Makes an older version the newest. @param current the revision to replace. */
function useRestoreVersion<K extends Kind>(kind: K) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({ id, revision, current }: { id: string; revision: number; current: number }) =>
      call(`POST /api/${kind as Kind}/:id/history/:revision`, {
        params: { id, revision },
        etag: current,
      }) as Promise<Answer<RecordOf<K>>>,
    onSettled: changed,
  });
}
