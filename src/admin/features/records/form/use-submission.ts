/**
 * Submits and leaves a form: one request at a time, a question before unsaved work is left,
 * and the key that saves.
 */
import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import { t } from "#admin/i18n/i18n.ts";
import { pressedLetter } from "#admin/lib/is-shortcut.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { useKeydown } from "#admin/lib/use-keydown.ts";
import { useNavigationQuestion } from "#admin/lib/use-navigation-question.ts";
import { useUnloadQuestion } from "#admin/lib/use-unload-question.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";

/** The address to open after a request; without one the form stays. */
export interface Destination {
  to: string;
  /** Replaces the form's address in the history. */
  replace?: boolean;
}

type Work = () => Promise<Destination | undefined>;

interface Options {
  /** Both functions keep their identity. */
  dirty: () => boolean;
  uploading: () => boolean;
  /** Whether the browser keeps what is left unsaved; it does, unless a form says otherwise. */
  keeper?: boolean;
}

/** Runs one request at a time. A person who has left the form, or is leaving, is not navigated. */
export function useSubmission({ dirty, uploading, keeper = true }: Options) {
  const navigate = useNavigate();
  const alive = useAlive();
  const running = useRef<Promise<unknown>>(undefined);
  const saving = useCallback(() => running.current, []);
  const leaving = useLeaveGuard({ dirty, uploading, saving, keeper });
  const run = async (work: Work): Promise<void> => {
    if (running.current) return;
    const done = Promise.withResolvers<undefined>();
    running.current = done.promise;
    let next: Destination | undefined;
    try {
      next = await work();
    } finally {
      running.current = undefined;
      done.resolve(undefined);
    }
    if (next && alive() && !leaving()) void navigate(next.to, { replace: next.replace ?? false });
  };
  return { run, alive };
}

interface Stakes extends Required<Options> {
  /** The save in progress. */
  saving: () => Promise<unknown> | undefined;
}

/**
 * Asks before a form is left with unsaved changes, a save or uploads in progress: the admin's own
 * dialog inside the admin, the browser's outside. Returns whether a navigation is pending, during
 * which no other may start.
 */
function useLeaveGuard({ dirty, uploading, saving, keeper }: Stakes): () => boolean {
  const confirm = useConfirm();
  const atStake = useCallback(
    () => dirty() || uploading() || saving() !== undefined,
    [dirty, uploading, saving],
  );
  const leaving = useNavigationQuestion(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && atStake(),
    async () => {
      const save = saving();
      const question = { title: t("record.leave.title"), action: t("record.leave.action") };
      if (!save)
        return confirm({
          ...question,
          text: t(`record.leave.${uploading() ? "uploading" : keeper ? "text" : "lost"}`),
        });
      const saved = new AbortController();
      const asked = confirm(
        {
          title: t("record.leave.saving"),
          text: t(`record.leave.${keeper ? "savingText" : "savingLost"}`),
          action: question.action,
        },
        saved.signal,
      );
      const answer = await Promise.race([asked, save.then(() => undefined)]);
      if (answer !== undefined) return answer;
      // The save ended while the dialog was open: the navigation goes on. A failed save is shown in
      // the form.
      saved.abort();
      return !dirty() && !uploading();
    },
  );
  useUnloadQuestion(atStake);
  return leaving;
}

/** Saves on Ctrl+S, on a Mac Cmd+S, wherever the focus is, except in an open dialog. */
export function useSaveKey(save: () => void): void {
  useKeydown((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (pressedLetter(event) !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    // Otherwise the browser offers to save the page.
    event.preventDefault();
    if (!repeat && !document.activeElement?.closest("[role$=dialog]")) save();
  });
}
