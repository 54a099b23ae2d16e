/** What to do about a newer version of what is in a form, before saving. */
import { useState } from "react";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";

interface Options<Stored> {
  /** Whether the form has unsaved changes. */
  dirty: () => boolean;
  /** Loads what is stored. */
  load: () => Promise<Stored | undefined>;
  /** Refills the form from it. */
  adopt: (stored: Stored) => void;
}

export function useNewer<Stored>({ dirty, load, adopt }: Options<Stored>) {
  const confirm = useConfirm();
  const alive = useAlive();
  const [busy, setBusy] = useState(false);

  /** Loads what is stored and hands it on, if the form is still open. */
  const withStored = async (receive: (stored: Stored) => void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const stored = await load();
      if (stored && alive()) receive(stored);
    } catch (error) {
      if (error instanceof ApiError)
        showErrorToast(sentenceOf(error, t("presence.failed"), t("common.errors.network")));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    withStored,
    take: async () => {
      const question = {
        title: t("presence.askTitle"),
        text: t("presence.askText"),
        action: t("presence.askAction"),
      };
      if (dirty() && !(await confirm(question))) return;
      await withStored((stored) => {
        adopt(stored);
        showToast(t("presence.taken"));
        document.getElementById("main")?.focus();
      });
    },
  };
}
