/** Editing a record: form, draft, saving, and conflicts with other people. */
import { useQueryClient } from "@tanstack/react-query";
import { type BaseSyntheticEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { draftQuery } from "#admin/features/drafts/queries.ts";
import {
  type ServerDraft,
  toValues as toDraftValues,
  useServerDraft,
} from "#admin/features/drafts/use-server-draft.ts";
import { pictureUpload } from "#admin/features/records/pictures/send-picture.ts";
import { Uploads } from "#admin/features/records/pictures/uploads.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { type Deletion, findDeletion } from "#admin/features/trash/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { type Resend, useResend } from "#admin/ui/use-resend.ts";
import { DraftKeeper, useDraft, watchOf } from "./draft-keeper.ts";
import { type Base, carried, draftKey } from "./draft.ts";
import { type Merged, mergeValues } from "./merge.ts";
import type { RecordPlan } from "./plan.ts";
import { type Problem, type Then, useSave } from "./use-save.ts";
import { type Destination, useSaveKey, useSubmission } from "./use-submission.ts";
import { idOf } from "./values.ts";

/** Another person has saved since the form was filled. */
export interface Conflict<K extends Kind, Values> {
  /** Who saved it and when, if known. */
  change: Pick<NonNullable<RecordOf<K>["change"]>, "by" | "at"> | undefined;
  theirValues: Values;
  merged: Merged<Values>;
  /** Continues with these values on top of the other version. */
  settle: (values: Values) => void;
  close: () => void;
}

/** Another person has deleted the record since the form was filled. */
export interface Gone {
  deletion: Deletion;
  restore: () => void;
  saveAsNew: () => void;
  discard: () => void;
  close: () => void;
}

export interface Editing<K extends Kind, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  saveAndPublish: () => void;
  saveDraft: () => void;
  serverDraft: ServerDraft<Values>;
  /** Repeats an unanswered save, and stays in the form. */
  sendAgain: () => void;
  /** Why saving failed, unless a field shows it. */
  problem: Problem | undefined;
  /** Whether a repeat is pending. */
  resend: Resend;
  conflict: Conflict<K, Values> | undefined;
  gone: Gone | undefined;
  cancel: () => void;
  uploads: Uploads;
  draft: DraftKeeper<Values>;
  /** Restores the found draft on top of its base version. */
  restoreDraft: () => void;
  /** Refills the form from the stored record. */
  adopt: (record: RecordOf<K>) => void;
  /** Compares the form with a newer version of its record; settling saves both. */
  compare: (theirs: RecordOf<K>) => void;
  /** Calls back when the values of the form, or the version below them, may have changed. */
  watch: (listener: () => void) => () => void;
}

export function useRecordForm<K extends Kind, Values extends FieldValues>(
  plan: RecordPlan<K, Values>,
  record: RecordOf<K> | undefined,
): Editing<K, Values> {
  const { kind, toValues } = plan;
  const navigate = useNavigate();
  const person = useUser()._id;
  const [start] = useState(() => toValues(record));
  const keyOf = (id: string | undefined) => draftKey(person, kind, id);
  const [begun] = useState(() => carried(keyOf(record?._id), start));
  const [params] = useSearchParams();
  const queries = useQueryClient();
  // The screen has waited for it.
  const [newDraft] = useState(() => {
    if (record) return undefined;
    const { queryKey } = draftQuery(kind, params.get("draft") ?? undefined);
    return queries.getQueryData(queryKey) ?? undefined;
  });
  const form = useForm<Values>({
    resolver: plan.resolver,
    // `FormProblems` says where the focus goes.
    shouldFocusError: false,
    defaultValues: (newDraft
      ? toDraftValues(newDraft, start)
      : (begun?.values ?? start)) as DefaultValues<Values>,
  });
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<Omit<Conflict<K, Values>, "close">>();
  const [gone, setGone] = useState<Pick<Gone, "deletion"> & { then: Then }>();
  const [uploads] = useState(() => new Uploads(pictureUpload));
  const [draft] = useState(() => {
    const base = record && { ...idOf(record), values: start };
    return new DraftKeeper<Values>({
      keyOf,
      values: form.getValues,
      base,
      start,
      carried: begun,
      ...(newDraft && { elsewhere: toDraftValues(newDraft, start) }),
    });
  });
  const { run, alive } = useSubmission({ dirty: draft.atStake, uploading: uploads.busy });
  const resend = useResend();
  useDraft(form, draft);
  /** What is sent again when there was no answer. */
  const last = useRef<() => void>(undefined);

  const fill = (values: Values, from: Base<Values> | undefined) => {
    draft.rebase(from);
    form.reset(values);
    setProblem(undefined);
    draft.changed();
  };
  const serverDraft = useServerDraft<Values>({
    kind,
    id: record?._id ?? newDraft?._id,
    isNew: !record,
    form,
    keeper: draft,
    shape: toValues(),
    begun: newDraft,
    fill,
    onConflict: (theirs, theirValues, before) => {
      const merged = mergeValues(before, structuredClone(form.getValues()), theirValues);
      const settle = (values: Values) => {
        setConflict(undefined);
        serverDraft.see(theirs, theirValues);
        form.reset(values);
        void saveDraft();
      };
      setConflict({ change: theirs, theirValues, merged, settle });
    },
  });

  const meet = (theirs: RecordOf<K>, before: Base<Values>, then: Then) => {
    const theirValues = toValues(theirs);
    // Includes the text typed during the request.
    const merged = mergeValues(before.values, structuredClone(form.getValues()), theirValues);
    const settle = (values: Values) => {
      setConflict(undefined);
      fill(values, { ...idOf(theirs), values: theirValues });
      void submit(then);
    };
    setConflict({ change: theirs.change, theirValues, merged, settle });
  };
  const { save, restore } = useSave({
    plan,
    form,
    draft,
    uploads,
    resend,
    alive,
    usedDraft: serverDraft.used,
    onSaved: serverDraft.letGo,
    onProblem: setProblem,
    onConflict: meet,
    onGone: setGone,
  });

  const submit = (
    then: Then,
    { event, asNew = false }: { event?: BaseSyntheticEvent | undefined; asNew?: boolean } = {},
  ) => {
    event?.preventDefault();
    last.current = () => void submit("stay");
    return run(async () => {
      setProblem(undefined);
      resend.stop();
      let next: Destination | undefined;
      await form.handleSubmit(async () => {
        next = await save(then, asNew);
      })(event);
      return next;
    });
  };
  useSaveKey(() => void submit("stay"));

  /** A draft need not be complete, so the form is not checked. */
  const saveDraft = () => {
    last.current = () => void saveDraft();
    return run(async () => {
      setProblem(undefined);
      resend.stop();
      if (!(await uploads.settled())) {
        setProblem({ text: t("pictures.unfinished"), why: t("pictures.unfinishedText") });
        return undefined;
      }
      try {
        return await serverDraft.save();
      } catch (error) {
        if (error instanceof SignedOut || resend.waitAfter(error) === "offline") return undefined;
        if (error instanceof ApiError && error.code === "not_found" && record)
          setGone({ deletion: await findDeletion(queries, kind, record._id), then: "leave" });
        else setProblem({ text: sentenceOf(error, t("drafts.failed")) });
        return undefined;
      }
    });
  };
  const closeGone = () => {
    setGone(undefined);
  };

  const [watch] = useState(() => watchOf(form, draft));

  return {
    form,
    submit: (event) => submit("leave", { event }),
    saveAndPublish: () => void submit("publish"),
    saveDraft: () => void saveDraft(),
    serverDraft,
    sendAgain: () => last.current?.(),
    problem,
    resend,
    conflict: conflict && {
      ...conflict,
      close: () => {
        setConflict(undefined);
      },
    },
    gone: gone && {
      deletion: gone.deletion,
      restore: () => {
        closeGone();
        void run(() => restore(gone.then));
      },
      saveAsNew: () => {
        closeGone();
        void submit(gone.then, { asNew: true });
      },
      discard: () => {
        closeGone();
        form.reset(draft.base()?.values);
        draft.keep();
        void navigate(`/${kind}`);
      },
      close: closeGone,
    },
    cancel: () => void navigate(`/${kind}`),
    uploads,
    draft,
    restoreDraft: () => {
      const { found } = draft.state();
      draft.answered();
      if (found) fill(found.values, found.base);
    },
    adopt: (saved) => {
      const values = toValues(saved);
      fill(values, { ...idOf(saved), values });
    },
    compare: (theirs) => {
      const before = draft.base();
      if (before) meet(theirs, before, "stay");
    },
    watch,
  };
}
