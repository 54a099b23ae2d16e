import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { t } from "#admin/i18n/i18n.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";

/** What would be left behind. The functions keep their identity. */
interface Stakes {
  dirty: () => boolean;
  uploading: () => boolean;
  /** The save that is under way. */
  saving: () => Promise<unknown> | undefined;
}

/**
 * Asks before a form with unsaved changes, with a save or with pictures under way, is left: inside
 * the admin by its own question, out of it by the browser's. The function is whether somebody is
 * about to leave, who is not to be led anywhere else then.
 */
export function useLeaveGuard({ dirty, uploading, saving }: Stakes): () => boolean {
  const confirm = useConfirm();
  const atStake = useCallback(
    () => dirty() || uploading() || saving() !== undefined,
    [dirty, uploading, saving],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && atStake(),
  );
  const leaving = useRef(false);
  useLayoutEffect(() => {
    leaving.current = blocker.state !== "unblocked";
  }, [blocker]);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const decide = async () => {
      const save = saving();
      const question = { title: t("record.leave.title"), action: t("record.leave.action") };
      if (!save)
        return confirm({
          ...question,
          text: uploading() ? t("record.leave.uploading") : t("record.leave.text"),
        });
      const saved = new AbortController();
      const asked = confirm(
        {
          title: t("record.leave.saving"),
          text: t("record.leave.savingText"),
          action: question.action,
        },
        saved.signal,
      );
      const answer = await Promise.race([asked, save.then(() => undefined)]);
      if (answer !== undefined) return answer;
      // Saved while the question stood there: they go where they wanted. What was not saved says so
      // in the form.
      saved.abort();
      return !dirty() && !uploading();
    };
    void decide().then((leave) => {
      if (leave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm, dirty, uploading, saving]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (atStake()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [atStake]);
  return useCallback(() => leaving.current, []);
}
