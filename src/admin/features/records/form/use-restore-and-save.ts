import type { FieldValues, UseFormReturn } from "react-hook-form";
import { sentenceOf } from "#admin/lib/api.ts";
import { t } from "#admin/i18n/i18n.ts";
import { useUndelete, type Kind, type RecordOf } from "#admin/features/records/queries.ts";
import { SignedOut } from "#admin/features/session/session-store.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { Base } from "./draft.ts";
import { mergeValues } from "./merge.ts";
import type { RecordPlan } from "./plan.ts";
import type { Destination } from "./use-errand.ts";
import type { Problem, Then } from "./use-save.ts";
import { idOf } from "./values.ts";

interface Options<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  form: UseFormReturn<Values>;
  draft: DraftKeeper<Values>;
  save: (then: Then) => Promise<Destination | undefined>;
  onProblem: (problem: Problem) => void;
  onConflict: (theirs: RecordOf<K>, before: Base<Values>, then: Then) => void;
}

/**
 * Brings the record of the form back from the trash and saves the form over it; what somebody
 * changed before it was deleted is compared.
 */
export function useRestoreAndSave<K extends Kind, Values extends FieldValues>(
  options: Options<K, Values>,
) {
  const { plan, form, draft, save, onProblem, onConflict } = options;
  const { mutateAsync: undelete } = useUndelete(plan.kind);
  return async (then: Then): Promise<Destination | undefined> => {
    const before = draft.base();
    if (!before) return undefined;
    try {
      const { data } = await undelete(before._id);
      const restored = data as RecordOf<K>;
      const values = plan.toValues(restored);
      const { clashes, taken } = mergeValues(before.values, form.getValues(), values);
      if (clashes.length + taken.length > 0) onConflict(restored, before, then);
      else {
        draft.rebase({ ...idOf(restored), values });
        return await save(then);
      }
    } catch (error) {
      if (!(error instanceof SignedOut))
        onProblem({
          text: sentenceOf(error, t("trash.restoreFailed"), t("common.errors.network")),
        });
    }
    return undefined;
  };
}
