/** Saving a record: the request, and the outcome of each answer. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useSavedNews } from "#admin/features/publish/use-saved-news.ts";
import type { Uploads } from "#admin/features/records/pictures/uploads.ts";
import {
  type Kind,
  type RecordOf,
  useSaveRecord,
  useUndelete,
} from "#admin/features/records/queries.ts";
import { type Deletion, findDeletion } from "#admin/features/trash/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import type { Resend } from "#admin/ui/use-resend.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { plainAmount } from "#domain/text/typed-amount.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { Base } from "./draft.ts";
import { mergeValues } from "./merge.ts";
import type { FieldPlans, RecordPlan } from "./plan.ts";
import type { Destination } from "./use-submission.ts";
import { idOf, placeOf, sameValues } from "./values.ts";

/** After saving: leave for the list, stay in the form, or publish and leave. */
export type Then = "leave" | "stay" | "publish";

/** A failure, with its reason or a remedy where one is known. */
export interface Problem {
  text: string;
  why?: string;
}

interface Options<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  form: UseFormReturn<Values>;
  draft: DraftKeeper<Values>;
  uploads: Uploads;
  resend: Resend;
  /** Whether the form is still mounted. */
  alive: () => boolean;
  /** The draft that is saved with the record, and its end. */
  usedDraft: () => string | undefined;
  onSaved: () => void;
  onProblem: (problem: Problem) => void;
  onConflict: (theirs: RecordOf<K>, before: Base<Values>, then: Then) => void;
  onGone: (gone: { deletion: Deletion; then: Then }) => void;
}

/**
 * Both functions return the address to open afterwards. `asNew` saves the form as a new record and
 * leaves the original unchanged.
 */
export function useSave<K extends Kind, Values extends FieldValues>(options: Options<K, Values>) {
  const { plan, form, draft, uploads, resend, alive, usedDraft, onSaved } = options;
  const { onProblem, onConflict, onGone } = options;
  const { kind, toInput, toValues } = plan;
  const queries = useQueryClient();
  const { mutateAsync: saveRecord } = useSaveRecord(kind);
  const { mutateAsync: undelete } = useUndelete(kind);
  const { tellSaved, publishSoon } = useSavedNews(kind);
  const [key] = useState(newKey);
  /** The last values that were sent without an answer: they may be stored. */
  const unanswered = useRef<Values>(undefined);

  const save = async (then: Then, asNew = false): Promise<Destination | undefined> => {
    if (!(await uploads.settled())) {
      onProblem({ text: t("pictures.unfinished"), why: t("pictures.unfinishedText") });
      return undefined;
    }
    writePlainAmounts(plan.fields, form);
    // A copy, because list rows are mutated.
    const values = structuredClone(form.getValues());
    const before = asNew ? undefined : draft.base();
    if (then === "stay" && before && !draft.dirty()) {
      showToast(t("record.save.unchanged"));
      return undefined;
    }
    try {
      const { data } = await saveRecord({
        input: toInput(values),
        before,
        key,
        draft: usedDraft(),
      });
      return await stored(data, values, before, then);
    } catch (error) {
      return refused(error, values, before, then);
    }
  };

  const stored = async (
    data: RecordOf<K> | undefined,
    values: Values,
    before: Base<Values> | undefined,
    then: Then,
  ) => {
    // A new record whose first try had no answer may hold the values of that try.
    const said = data && unanswered.current && !before ? toValues(data) : values;
    unanswered.current = undefined;
    onSaved();
    if (data) draft.saved({ ...idOf(data), values: said });
    if (!sameValues(values, said)) return save(then);
    const news = t(`saved.${kind as Kind}.${before ? "updated" : "created"}`);
    if (then === "publish") await publishSoon(news);
    else tellSaved(news, data);
    if (then !== "stay" || !data) return { to: `/${kind}` };
    if (before) return undefined;
    if (draft.dirty()) draft.carryOver();
    return { to: `/${kind}/edit/${data._id}`, replace: true };
  };

  const refused = async (
    error: unknown,
    values: Values,
    before: Base<Values> | undefined,
    then: Then,
  ) => {
    if (error instanceof SignedOut) return undefined;
    const { code, data } = error instanceof ApiError ? error : {};
    const sent = unanswered.current;
    unanswered.current = code === "network" ? values : undefined;
    if (code === "conflict" && data && before) {
      const theirs = data as RecordOf<K>;
      const theirValues = toValues(theirs);
      if (sameValues(values, theirValues)) return stored(theirs, values, before, then);
      if (sent && sameValues(sent, theirValues)) {
        draft.saved({ ...idOf(theirs), values: theirValues });
        return save(then);
      }
      if (alive()) onConflict(theirs, before, then);
    } else if (code === "not_found" && before && alive()) {
      onGone({ deletion: await findDeletion(queries, kind, before._id), then });
    } else if (
      alive() &&
      (showFieldProblems(error, form.setError, placeIn(form.getValues())) ||
        resend.waitAfter(error) === "offline")
    )
      return undefined;
    else if (alive())
      onProblem({
        text: sentenceOf(error, t(`${kind as Kind}.form.saveFailed`)),
        ...(error instanceof ApiError && code === "network" && { why: error.message }),
      });
    if (!alive()) showErrorToast(sentenceOf(error, t(`${kind as Kind}.form.saveFailed`)));
    return undefined;
  };

  /**
   * Restores the deleted record and saves the form over it. What changed before the deletion is
   * compared first.
   */
  const restore = async (then: Then): Promise<Destination | undefined> => {
    const before = draft.base();
    if (!before) return undefined;
    try {
      const { data } = await undelete(before._id);
      const restored = data as RecordOf<K>;
      const values = toValues(restored);
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

  return { save, restore };
}

/**
 * Amounts stand in the form as they are stored, `1000` for `1,000`: otherwise a saved form would
 * differ from its record.
 */
function writePlainAmounts<Values extends FieldValues>(
  fields: FieldPlans<Values>,
  { getValues, setValue }: UseFormReturn<Values>,
): void {
  for (const { name, kind } of fields) {
    if (kind !== "money") continue;
    const path = name as Path<Values>;
    const plain = plainAmount(getValues(path));
    if (plain !== undefined) setValue(path, plain as PathValue<Values, Path<Values>>);
  }
}

/** The path in the form of a field that the server names by its own path. */
function placeIn<Values extends FieldValues>(values: Values) {
  return (path: string[]): string => {
    const [name, row] = placeOf(path, values);
    return row === undefined ? name : `${name}.${row}.value`;
  };
}
