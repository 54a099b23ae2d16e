/** Doing something that the server may refuse: what is said when it is done and when it is not. */
import { ApiError, sentenceOf } from "./api.ts";
import { useConfirm, type Question } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";

interface Words {
  /** Nothing is said without it. */
  done?: string;
  /** When the server refuses without a sentence of its own. */
  failed: string;
  /** When there was no answer; as `failed` without it. */
  network?: string;
  undo?: () => void;
}

/**
 * `await attempt(() => retry(id), { done, failed })` tells what came of it, and is whether it was
 * done.
 */
export function useAttempt() {
  return async (
    work: () => Promise<unknown>,
    { done, failed, network, undo }: Words,
  ): Promise<boolean> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError) showErrorToast(sentenceOf(error, failed, network));
      return false;
    }
    if (done) showToast(done, undo);
    return true;
  };
}

/**
 * An attempt that takes a row away, asked for first where there is a question. Afterwards the
 * focus, whose place is gone, is in the screen, if that is still the same.
 */
export function useRemoval() {
  const confirm = useConfirm();
  const attempt = useAttempt();
  return async (
    work: () => Promise<unknown>,
    words: Words,
    question?: Omit<Question, "danger">,
  ): Promise<void> => {
    if (question && !(await confirm({ ...question, danger: true }))) return;
    const { pathname } = location;
    if ((await attempt(work, words)) && location.pathname === pathname)
      document.getElementById("main")?.focus();
  };
}
