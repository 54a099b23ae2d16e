/** Runs requests and reports their outcome. */
import { type Question, useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { ApiError, sentenceOf } from "./api.ts";

interface Words {
  /** The message of success; none by default. */
  done?: string;
  /** The message for a refusal without its own. */
  failed: string;
  /** The message without an answer; by default `failed`. */
  network?: string;
  undo?: () => void;
}

/**
 * `await attempt(() => retry(id), { done, failed })` shows the outcome and resolves to whether it
 * succeeded.
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
 * An attempt that removes a row, after an optional confirmation. Afterwards the focus goes to the
 * screen, if it is still the same.
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
