/** The form over the agency's facts: saving, the other's later version, and the way back. */
import { type BaseSyntheticEvent, useCallback, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { usePublishSoon } from "#admin/features/publish/use-publish-soon.ts";
import { sameValue } from "#admin/features/records/form/values.ts";
import { useSaveKey, useSubmission } from "#admin/features/records/form/use-submission.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { showFieldProblems } from "#admin/lib/field-problems.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { showErrorToast, showToast, showToastWith } from "#admin/ui/toast-queue.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import type { AgencyState } from "#domain/api/agency.ts";
import type { StaffFacts } from "#domain/content/staff-facts.ts";
import { factsOf, mergeFacts, placeOf, resolver, type Values, valuesOf } from "./form-values.ts";
import type { Draft } from "#domain/records/draft.ts";
import { draftOver } from "./draft-over.ts";
import { useSaveAgency } from "./queries.ts";
import { useAgencyDraft } from "./use-agency-draft.ts";

/** After saving: nothing more, or publish; or save a draft only. */
type Then = "stay" | "publish" | "draft";

interface Base {
  revision: number;
  values: Values;
}

export function useAgencyForm(state: AgencyState) {
  const { t } = useTranslation();
  /** The version that a save replaces. A later one comes in only when the person wants it. */
  const [first] = useState(() => baseOf(state));
  const base = useRef(first);
  const form = useForm<Values>({ resolver, defaultValues: first.values });
  const { clearErrors, getValues, handleSubmit, reset, setError, setValue } = form;
  const [theirs, setTheirs] = useState<AgencyState>();
  const resend = useResend();
  const publish = usePublishSoon();
  const { mutateAsync } = useSaveAgency();
  const draft = useAgencyDraft();
  const { keeps } = draft;
  const isChanged = useCallback(() => !isSame(getValues(), base.current.values), [getValues]);
  const dirty = useCallback(
    () => isChanged() && !keeps(getValues()),
    [isChanged, keeps, getValues],
  );
  const { run, alive } = useSubmission({ dirty, uploading: never, keeper: false });

  const saved = async (news: string, then: Then) => {
    const unpublished = `${news} ${t("drafts.notPublished")}`;
    if (then === "publish") {
      if (!(await publish(news))) showToast(unpublished);
    } else showToastWith(unpublished, { label: t("drafts.publishIt"), run: () => void publish() });
  };

  const refused = (error: unknown, values: Values) => {
    if (error instanceof SignedOut) return;
    const message = sentenceOf(error, t("agency.saveFailed"), t("common.errors.network"));
    if (!alive()) {
      showErrorToast(message);
      return;
    }
    if (error instanceof ApiError && error.code === "conflict" && error.data)
      setTheirs(error.data as AgencyState);
    const at = (path: string[]) => placeOf(path, values);
    if (!showFieldProblems(error, setError, at) && resend.waitAfter(error) !== "offline")
      setError("root", { message });
  };

  const save = async (values: Values, then: Then) => {
    try {
      const { data, message } = await mutateAsync({
        facts: factsOf(values) as StaffFacts,
        revision: base.current.revision,
      });
      if (data) base.current = baseOf(data);
      setTheirs(undefined);
      draft.usedUp();
      await saved(message ?? "", then);
    } catch (error) {
      refused(error, values);
    }
  };

  /** A draft need not be complete. */
  const saveDraft = async () => {
    clearErrors("root");
    setTheirs(undefined);
    const values = structuredClone(getValues());
    await draft.save({ values, base: base.current.values }).catch((error: unknown) => {
      if (error instanceof SignedOut) return;
      const message = sentenceOf(error, t("drafts.failed"), t("common.errors.network"));
      if (alive()) setError("root", { message });
      else showErrorToast(message);
    });
  };

  /** Ignores presses while a request is in progress. */
  const submit = async (event?: BaseSyntheticEvent, then: Then = "stay") => {
    event?.preventDefault();
    if (form.formState.isSubmitting) return;
    resend.stop();
    if (then === "stay" && !isChanged()) {
      showToast(t("record.save.unchanged"));
      return;
    }
    await run(async () => {
      if (then === "draft") await saveDraft();
      // A copy, because the rows of the form are mutated.
      else await handleSubmit((values) => save(structuredClone(values), then))(event);
      return undefined;
    });
  };
  useSaveKey(() => void submit());

  /** Goes on over a later version: what the person has changed stays, the rest follows it. */
  const moveTo = (next: AgencyState) => {
    const before = base.current.values;
    base.current = baseOf(next);
    reset(mergeFacts(before, getValues(), base.current.values));
    setTheirs(undefined);
  };

  const load = (next: AgencyState) => {
    base.current = baseOf(next);
    reset(base.current.values);
    clearErrors();
    setTheirs(undefined);
  };
  /** Saves what the person has changed over a later version. */
  const keepOver = (next: AgencyState) => {
    moveTo(next);
    void submit(undefined, "stay");
  };
  const [watch] = useState(
    () => (listener: () => void) =>
      form.subscribe({ formState: { values: true }, callback: listener }),
  );

  return {
    form,
    draft,
    /** Whether the form has text that is neither saved nor in the draft. */
    isAhead: dirty,
    isChanged,
    /** Of the version that a save replaces, or of the other's that a notice is about already. */
    revision: () => theirs?.revision ?? base.current.revision,
    /** Calls back when the values of the form may have changed. */
    watch,
    keepOver,
    load,
    /** Fills the form with a draft, over the saved version in the form. */
    openDraft: (opened: Draft) => {
      const values = draftOver(opened, base.current.values);
      for (const name of Object.keys(values) as (keyof Values)[])
        setValue(name, values[name], { shouldDirty: true });
      draft.hold(opened, structuredClone(getValues()));
    },
    resend,
    submit,
    /** Another's version that was saved meanwhile. */
    theirs,
    moveTo,
  };
}

export type AgencyEditing = ReturnType<typeof useAgencyForm>;

function baseOf({ revision, facts }: AgencyState): Base {
  return { revision, values: valuesOf(facts) };
}

function never(): boolean {
  return false;
}

function isSame(a: Values, b: Values): boolean {
  return sameValue(JSON.stringify(factsOf(a)), JSON.stringify(factsOf(b)));
}
