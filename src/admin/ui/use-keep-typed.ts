/** Asks before typed text is lost. */
import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useNavigationQuestion } from "#admin/lib/use-navigation-question.ts";
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
  const isAtStake = useCallback(() => atStake.current, []);
  const ask = useDiscardQuestion();
  useNavigationQuestion(isAtStake, async () => {
    const discard = await ask();
    atStake.current &&= !discard;
    return discard;
  });
  useUnloadQuestion(isAtStake);
  return useCallback(() => {
    atStake.current = false;
  }, []);
}
