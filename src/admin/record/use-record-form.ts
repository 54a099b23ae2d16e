/** Editing a record: the form and its draft, saving, what happens when somebody else was quicker, and where one goes afterwards. */
import { useRef, useState, type BaseSyntheticEvent } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError, sentenceOf } from "../api.ts";
import { showFieldProblems } from "../field-problems.ts";
import { t } from "../i18n/i18n.ts";
import { tell } from "../parts/news.ts";
import { useSaveRecord, type Kind, type RecordOf } from "../queries/records.ts";
import { useUser } from "../session.tsx";
import { SignedOut } from "../session-store.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { carried, draftKey, type Base } from "./draft.ts";
import { mergeValues, type Merged } from "./merge.ts";
import { PictureRefused, prepared } from "./prepare-picture.ts";
import type { RecordPlan } from "./plan.ts";
import { sendPicture } from "./send-picture.ts";
import { Uploads } from "./uploads.ts";
import { useDraft } from "./use-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveKey } from "./use-save-key.ts";
import { placeOf } from "./values.ts";

/** Somebody else has saved since the form was filled. */
export interface Conflict<K extends Kind, Values> {
  theirs: RecordOf<K>;
  theirValues: Values;
  merged: Merged<Values>;
  /** Goes on with these values over their version. */
  settle: (values: Values) => void;
  close: () => void;
}

/** What went wrong, and why or what to do, where more is known. */
export interface Problem {
  text: string;
  why?: string;
}

export interface Editing<K extends Kind, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** That it was not saved, when no field tells. */
  problem: Problem | undefined;
  conflict: Conflict<K, Values> | undefined;
  cancel: () => void;
  uploads: Uploads;
  draft: DraftKeeper<Values>;
  /** Puts the draft that was found into the form, over the version that it was typed over. */
  restoreDraft: () => void;
  /** Fills the form anew from what is stored now. */
  adopt: (record: RecordOf<K>) => void;
}

/** Where one is once it is saved: back in the list, or still in the form. */
type Then = "leave" | "stay";

export function useRecordForm<K extends Kind, Values extends FieldValues>(
  plan: RecordPlan<K, Values>,
  record: RecordOf<K> | undefined,
): Editing<K, Values> {
  const { kind, toInput, toValues } = plan;
  const navigate = useNavigate();
  const person = useUser()._id;
  const { mutateAsync: saveRecord } = useSaveRecord(kind);
  const [start] = useState(() => toValues(record));
  const keyOf = (id: string | undefined) => draftKey(person, kind, id);
  const [begun] = useState(() => carried(keyOf(record?._id), start));
  const form = useForm<Values>({ resolver: plan.resolver, defaultValues: (begun?.values ?? start) as DefaultValues<Values> });
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<Omit<Conflict<K, Values>, "settle" | "close"> & { then: Then }>();
  const [uploads] = useState(() => new Uploads({ prepare: prepared, send: sendPicture, reason, isFinal }));
  const [draft] = useState(() => {
    const base = record && { ...idOf(record), values: start };
    return new DraftKeeper<Values>({ keyOf, values: form.getValues, base, start, carried: begun });
  });
  const busy = useRef(false);
  useLeaveGuard(draft.atStake, uploads.busy);
  useDraft(form, draft);

  const save = async (then: Then) => {
    if (!(await uploads.settled())) {
      setProblem({ text: t("pictures.unfinished"), why: t("pictures.unfinishedText") });
      return;
    }
    // A copy: rows of lists are changed in place.
    const values = structuredClone(form.getValues());
    const before = draft.base();
    if (then === "stay" && before && !draft.dirty()) {
      tell(t("record.save.unchanged"));
      return;
    }
    try {
      const { data } = await saveRecord({ input: toInput(values), before });
      if (data) draft.saved({ ...idOf(data), values });
      tell(t(`${kind}.form.${before ? "updated" : "created"}`));
      if (then === "leave" || !data) void navigate(`/${kind}`);
      else if (!before) {
        if (draft.dirty()) draft.carryOver();
        void navigate(`/${kind}/edit/${data._id}`, { replace: true });
      }
    } catch (error) {
      if (error instanceof SignedOut) return;
      if (error instanceof ApiError && error.code === "conflict" && error.data && before)
        // With what was typed while this was on its way.
        meet(error.data as RecordOf<K>, before, structuredClone(form.getValues()), then);
      else if (!showFieldProblems(error, form.setError, placeIn(form.getValues())))
        setProblem({
          text: sentenceOf(error, t(`${kind}.form.saveFailed`)),
          ...(error instanceof ApiError && error.code === "network" && { why: error.message }),
        });
    }
  };

  const meet = (theirs: RecordOf<K>, before: Base<Values>, mine: Values, then: Then) => {
    const theirValues = toValues(theirs);
    setConflict({ theirs, theirValues, merged: mergeValues(before.values, mine, theirValues), then });
  };

  const submit = async (then: Then, event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setProblem(undefined);
    await form.handleSubmit(() => save(then))(event);
    busy.current = false;
  };
  useSaveKey(() => void submit("stay"));

  const fill = (values: Values, from: Base<Values> | undefined) => {
    draft.rebase(from);
    form.reset(values);
    setProblem(undefined);
    draft.changed();
  };

  return {
    form,
    submit: (event) => submit("leave", event),
    problem,
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

/** Where the form holds what the server names by its path. */
function placeIn<Values extends FieldValues>(values: Values) {
  return (path: string[]): string => {
    const [name, row] = placeOf(path, values);
    return row === undefined ? name : `${name}.${row}.value`;
  };
}

function idOf({ _id, revision }: { _id: string; revision: number }) {
  return { _id, revision };
}

/** Why a picture did not arrive, as far as there is more to say than that it failed. */
function reason(error: unknown): string | undefined {
  if (error instanceof SignedOut) return undefined;
  if (error instanceof ApiError) return error.told || error.code === "network" ? error.message : "";
  return error instanceof Error ? error.message : "";
}

/** Whether a picture was refused for what it is. */
function isFinal(error: unknown): boolean {
  return error instanceof PictureRefused || (error instanceof ApiError && (error.code === "too_large" || "image" in error.fields));
}
