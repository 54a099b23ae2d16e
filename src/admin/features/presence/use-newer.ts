/** What to do about a newer version of the record in a form, before saving. */
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Editing } from "#admin/features/records/form/use-record-form.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, call, sentenceOf } from "#admin/lib/api.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";

export function useNewer<K extends Kind, Values extends FieldValues>(
  kind: K,
  { draft, compare, adopt }: Editing<K, Values>,
) {
  const confirm = useConfirm();
  const alive = useAlive();
  const [busy, setBusy] = useState(false);

  /** Loads the stored record and hands it on, if the form is still open. */
  const withStored = async (receive: (stored: RecordOf<K>) => void): Promise<void> => {
    const id = draft.base()?._id;
    if (id === undefined || busy) return;
    setBusy(true);
    try {
      const { data } = await call(`GET /api/${kind as Kind}/:id`, { params: { id } });
      if (data && alive()) receive(data as RecordOf<K>);
    } catch (error) {
      if (error instanceof ApiError)
        showErrorToast(sentenceOf(error, t("presence.failed"), t("common.errors.network")));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    compare: () => withStored(compare),
    take: async () => {
      const question = {
        title: t("presence.askTitle"),
        text: t("presence.askText"),
        action: t("presence.askAction"),
      };
      if (draft.dirty() && !(await confirm(question))) return;
      await withStored((stored) => {
        adopt(stored);
        showToast(t("presence.taken"));
        document.getElementById("main")?.focus();
      });
    },
  };
}
