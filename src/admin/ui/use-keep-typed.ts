/** Asks before typed text is lost. */
import { useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useUnloadQuestion } from "#admin/lib/use-unload-question.ts";
import { useConfirm } from "./Confirm.tsx";

/** Asks whether what is typed may go. */
export function useDiscardQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTranslation();
  return () =>
    confirm({
      title: t("record.discard.title"),
      text: t("record.discard.text"),
      action: t("record.discard.action"),
      danger: true,
    });
}

/**
 * For a form in a dialog that has an address of its own: every way out of it is a way to another
 * address, which waits for the answer. Returns what to call when the text is stored.
 */
export function useKeepTyped(typed: boolean): () => void {
  const atStake = useRef(typed);
  useEffect(() => {
    atStake.current = typed;
  }, [typed]);
  const ask = useDiscardQuestion();
  const isAtStake = useCallback(() => atStake.current, []);
  const blocker = useBlocker(isAtStake);
  const asked = useRef(false);
  useEffect(() => {
    if (blocker.state !== "blocked" || asked.current) return;
    asked.current = true;
    void ask().then((discard) => {
      asked.current = false;
      atStake.current &&= !discard;
      if (discard) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, ask]);
  useUnloadQuestion(isAtStake);
  return useCallback(() => {
    atStake.current = false;
  }, []);
}
