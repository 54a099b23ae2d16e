/**
 * Editing a record: the form and its draft, saving, and what is asked when somebody else has
 * changed or deleted it.
 */
import { useState, type BaseSyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { useResend, type Resend } from "#admin/ui/use-resend.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import type { Deletion } from "#admin/features/trash/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { DraftKeeper } from "./draft-keeper.ts";
import { carried, draftKey, type Base } from "./draft.ts";
import { mergeValues, type Merged } from "./merge.ts";
import type { RecordPlan } from "./plan.ts";
import { pictureUpload } from "#admin/features/records/pictures/send-picture.ts";
import { Uploads } from "#admin/features/records/pictures/uploads.ts";
import { useDraft } from "./use-draft.ts";
import { useSaveKey, useSubmission, type Destination } from "./use-submission.ts";
import { useSave, type Problem, type Then } from "./use-save.ts";
import { idOf } from "./values.ts";

/** Somebody else has saved since the form was filled. */
export interface Conflict<K extends Kind, Values> {
  theirs: RecordOf<K>;
  theirValues: Values;
  merged: Merged<Values>;
  /** Goes on with these values over their version. */
  settle: (values: Values) => void;
  close: () => void;
}

/** Somebody else has deleted the record since the form was filled. */
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
  /** Sends what had no answer. It leads nowhere. */
  sendAgain: () => void;
  /** That it was not saved, when no field tells. */
  problem: Problem | undefined;
  /** That it waits to be sent again. */
  resend: Resend;
  conflict: Conflict<K, Values> | undefined;
  gone: Gone | undefined;
  cancel: () => void;
  uploads: Uploads;
  draft: DraftKeeper<Values>;
  /** Puts the draft that was found into the form, over the version that it was typed over. */
  restoreDraft: () => void;
  /** Fills the form again from what is stored now. */
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
    // With what was typed while this was on its way.
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

/** The form focuses its own fields; the description of a picture is not one of them. */
function focusDescription(errors: object): void {
  if (Object.keys(errors).every((name) => name === "images"))
    document.querySelector<HTMLElement>(".uploads [aria-invalid=true]")?.focus();
}
