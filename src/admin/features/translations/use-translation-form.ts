/** Editing a translation: form, draft, saving, and conflicts with other people. */
import { useRef, useState } from "react";
import { type DefaultValues, useForm, type UseFormReturn } from "react-hook-form";
import { useSavedNews } from "#admin/features/publish/use-saved-news.ts";
import { DraftKeeper, useDraft, watchOf } from "#admin/features/records/form/draft-keeper.ts";
import { type Base, draftKey } from "#admin/features/records/form/draft.ts";
import { type Merged, mergeValues } from "#admin/features/records/form/merge.ts";
import type { Problem } from "#admin/features/records/form/use-save.ts";
import { useSaveKey, useSubmission } from "#admin/features/records/form/use-submission.ts";
import { sameValues } from "#admin/features/records/form/values.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { type Resend, useResend } from "#admin/ui/use-resend.ts";
import type { TranslationView } from "#domain/api/translations.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Scheduled } from "#domain/records/schedule.ts";
import type { Word } from "#domain/records/translation.ts";
import { useSaveTranslation } from "./queries.ts";
import { draftOver, type FormValues, inputOf, valuesOf, wordsIn } from "./translation-values.ts";

/** Another person has saved the translation since the form was filled. */
interface Conflict {
  theirs: TranslationView;
  theirValues: FormValues;
  merged: Merged<FormValues>;
}

export interface Translating {
  form: UseFormReturn<FormValues>;
  /** The texts of the record with what is saved for them. */
  words: readonly Word[];
  submit: () => void;
  /** Why saving failed, unless a field shows it. */
  problem: Problem | undefined;
  /** The record was deleted while it was being translated. */
  gone: boolean;
  resend: Resend;
  draft: DraftKeeper<FormValues>;
  restoreDraft: () => void;
  /** Refills the form from the stored translation. */
  adopt: (saved: TranslationView) => void;
  /** Compares the form with a newer version; settling saves both. */
  compare: (theirs: TranslationView) => void;
  watch: ReturnType<typeof watchOf>;
  conflict: (Conflict & { settle: (values: FormValues) => void; close: () => void }) | undefined;
}

interface Options {
  kind: RecordKind;
  record: Scheduled & { _id: string };
  view: TranslationView;
}

export function useTranslationForm({ kind, record, view }: Options): Translating {
  const { _id: id } = record;
  const { locale } = view;
  const key = draftKey(useUser()._id, `${kind}-${locale}`, id);
  const { mutateAsync: send } = useSaveTranslation(kind, id, locale);
  const { tellSaved } = useSavedNews(kind);
  // The texts of content/ come with the first answer only.
  const { content } = view;
  const wordsOf = (saved: TranslationView) =>
    wordsIn(kind, record, { fields: saved.fields, ...(content && { content }) });
  const valuesIn = (saved: TranslationView) => valuesOf(wordsOf(saved), saved);
  const baseOf = (saved: TranslationView): Base<FormValues> => ({
    _id: id,
    revision: saved.revision,
    values: valuesIn(saved),
  });
  const [words, setWords] = useState(() => wordsOf(view));
  const [start] = useState(() => valuesIn(view));
  const form = useForm<FormValues>({ defaultValues: start as DefaultValues<FormValues> });
  const [problem, setProblem] = useState<Problem>();
  const [gone, setGone] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [draft] = useState(
    () =>
      new DraftKeeper<FormValues>({
        keyOf: () => key,
        values: form.getValues,
        base: baseOf(view),
        start,
      }),
  );
  const { run, alive } = useSubmission({ dirty: draft.atStake, uploading: noUploads });
  const resend = useResend();
  useDraft(form, draft);
  /** The last values that were sent without an answer: they may be stored. */
  const unanswered = useRef<FormValues>(undefined);

  const save = async (): Promise<void> => {
    // A copy, because rows are mutated.
    const values = structuredClone(form.getValues());
    const { revision = 0 } = draft.base() ?? {};
    if (!draft.dirty()) {
      showToast(t("record.save.unchanged"));
      return;
    }
    const { input, places } = inputOf(values, view);
    try {
      const { data } = await send({ input, revision });
      if (data) stored(data, values);
    } catch (error) {
      await refused(error, values, places);
    }
  };

  const stored = (saved: TranslationView, sent: FormValues) => {
    unanswered.current = undefined;
    const base = baseOf(saved);
    const isTyping = !sameValues(sent, form.getValues());
    setWords(wordsOf(saved));
    draft.rebase(base);
    if (!isTyping) form.reset(base.values as DefaultValues<FormValues>);
    draft.keep();
    tellSaved(t("translations.saved"), record);
  };

  const compare = (theirs: TranslationView) => {
    const before = draft.base()?.values ?? start;
    const theirValues = valuesIn(theirs);
    // Includes the text typed during a request.
    const merged = mergeValues(before, structuredClone(form.getValues()), theirValues);
    setConflict({ theirs, theirValues, merged });
  };

  const refused = async (
    error: unknown,
    values: FormValues,
    places: Record<string, number[]>,
  ): Promise<void> => {
    if (error instanceof SignedOut) return;
    const { code, data } = error instanceof ApiError ? error : {};
    const sent = unanswered.current;
    unanswered.current = code === "network" ? values : undefined;
    const failed = sentenceOf(error, t("translations.saveFailed"));
    if (!alive()) showErrorToast(failed);
    else if (code === "conflict" && data) {
      const theirs = data as TranslationView;
      const theirValues = valuesIn(theirs);
      if (sameValues(values, theirValues)) stored(theirs, values);
      else if (sent && sameValues(sent, theirValues)) {
        draft.rebase(baseOf(theirs));
        await save();
      } else compare(theirs);
    } else if (code === "not_found") setGone(true);
    else if (
      !showFieldProblems(
        error,
        form.setError,
        ([field = "", index = "0"]) => `${field}.${places[field]?.[Number(index)] ?? 0}.value`,
      ) &&
      resend.waitAfter(error) !== "offline"
    )
      setProblem({
        text: failed,
        ...(error instanceof ApiError && code === "network" && { why: error.message }),
      });
  };

  const submit = () =>
    void run(async () => {
      setProblem(undefined);
      setGone(false);
      form.clearErrors();
      resend.stop();
      await save();
      return undefined;
    });
  useSaveKey(submit);

  const [watch] = useState(() => watchOf(form, draft));

  const fill = (values: FormValues) => {
    form.reset(values as DefaultValues<FormValues>);
    setProblem(undefined);
    draft.changed();
  };

  return {
    form,
    words,
    submit,
    problem,
    gone,
    resend,
    draft,
    restoreDraft: () => {
      const { found } = draft.state();
      draft.answered();
      if (found) fill(draftOver(found.values, draft.base()?.values ?? start));
    },
    adopt: (saved) => {
      setWords(wordsOf(saved));
      draft.rebase(baseOf(saved));
      fill(valuesIn(saved));
    },
    compare,
    watch,
    conflict: conflict && {
      ...conflict,
      settle: (values) => {
        setConflict(undefined);
        setWords(wordsOf(conflict.theirs));
        draft.rebase(baseOf(conflict.theirs));
        fill(values);
        submit();
      },
      close: () => {
        setConflict(undefined);
      },
    },
  };
}

function noUploads(): boolean {
  return false;
}
