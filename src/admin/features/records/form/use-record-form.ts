/** Editing a record: form, draft, saving, and conflicts with other people. */
import { type BaseSyntheticEvent, useState } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { pictureUpload } from "#admin/features/records/pictures/send-picture.ts";
import { Uploads } from "#admin/features/records/pictures/uploads.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import type { Deletion } from "#admin/features/trash/queries.ts";
import { type Resend, useResend } from "#admin/ui/use-resend.ts";
import { DraftKeeper, useDraft } from "./draft-keeper.ts";
import { type Base, carried, draftKey } from "./draft.ts";
import { type Merged, mergeValues } from "./merge.ts";
import type { RecordPlan } from "./plan.ts";
import { type Problem, type Then, useSave } from "./use-save.ts";
import { type Destination, useSaveKey, useSubmission } from "./use-submission.ts";
import { idOf } from "./values.ts";

/** Another person has saved since the form was filled. */
export interface Conflict<K extends Kind, Values> {
  theirs: RecordOf<K>;
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
  const form = useForm<Values>({
    resolver: plan.resolver,
    defaultValues: (begun?.values ?? start) as DefaultValues<Values>,
  });
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<
    Omit<Conflict<K, Values>, "settle" | "close"> & { then: Then }
  >();
  const [gone, setGone] = useState<Pick<Gone, "deletion"> & { then: Then }>();
  const [uploads] = useState(() => new Uploads(pictureUpload));
  const [draft] = useState(() => {
    const base = record && { ...idOf(record), values: start };
    return new DraftKeeper<Values>({ keyOf, values: form.getValues, base, start, carried: begun });
  });
  const { run, alive } = useSubmission({ dirty: draft.atStake, uploading: uploads.busy });
  const resend = useResend();
  useDraft(form, draft);

  const meet = (theirs: RecordOf<K>, before: Base<Values>, then: Then) => {
    const theirValues = toValues(theirs);
    // Includes the text typed during the request.
    const merged = mergeValues(before.values, structuredClone(form.getValues()), theirValues);
    setConflict({ theirs, theirValues, merged, then });
  };
  const { save, restore } = useSave({
    plan,
    form,
    draft,
    uploads,
    resend,
    alive,
    onProblem: setProblem,
    onConflict: meet,
    onGone: setGone,
  });

  const submit = (
    then: Then,
    { event, asNew = false }: { event?: BaseSyntheticEvent | undefined; asNew?: boolean } = {},
  ) => {
    event?.preventDefault();
    return run(async () => {
      setProblem(undefined);
      resend.stop();
      let next: Destination | undefined;
      await form.handleSubmit(async () => {
        next = await save(then, asNew);
      }, focusDescription)(event);
      return next;
    });
  };
  useSaveKey(() => void submit("stay"));

  const fill = (values: Values, from: Base<Values> | undefined) => {
    draft.rebase(from);
    form.reset(values);
    setProblem(undefined);
    draft.changed();
  };
  const closeGone = () => {
    setGone(undefined);
  };

  return {
    form,
    submit: (event) => submit("leave", { event }),
    sendAgain: () => void submit("stay"),
    problem,
    resend,
    conflict: conflict && {
      ...conflict,
      settle: (values) => {
        setConflict(undefined);
        fill(values, { ...idOf(conflict.theirs), values: conflict.theirValues });
        void submit(conflict.then);
      },
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
  };
}

/** The form focuses its own fields, but not the description of a picture. */
function focusDescription(errors: object): void {
  if (Object.keys(errors).every((name) => name === "images"))
    document.querySelector<HTMLElement>(".uploads [aria-invalid=true]")?.focus();
}
