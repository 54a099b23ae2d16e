import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftKeeper } from "./draft-keeper.ts";
import { carriedNoMore, dropOldDrafts } from "./draft.ts";

/** Every change is kept a moment later, and at once when the page goes. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftKeeper<Values>,
): void {
  useEffect(() => {
    dropOldDrafts();
    carriedNoMore();
    const stop = form.subscribe({ formState: { values: true }, callback: draft.changed });
    const leave = draft.watch();
    return () => {
      stop();
      leave();
    };
  }, [form, draft]);
}
