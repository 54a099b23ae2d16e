/** Saving a service or project from its form: where problems go, what a conflict offers, and where one goes afterwards. */
import { useCallback, useEffect, useState, type BaseSyntheticEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError, sentenceOf } from "../api.ts";
import { showFieldProblems } from "../field-problems.ts";
import { useSaveRecord, type InputOf, type Kind, type RecordOf } from "../queries/records.ts";
import { SignedOut } from "../session-store.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useToasts } from "./Toasts.tsx";

/** What a form shows of its saving. */
export interface Saving {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** Why it was not saved, when no field tells. */
  problem: string | undefined;
  /** Somebody else has saved meanwhile: keep one's own words, or take theirs. */
  conflict: { keepMine: () => void; takeTheirs: () => void } | undefined;
  cancel: () => void;
}

interface Options<K extends Kind, Values extends FieldValues> {
  kind: K;
  record: RecordOf<K> | undefined;
  form: UseFormReturn<Values>;
  toInput: (values: Values) => InputOf<K>;
  toValues: (record: RecordOf<K>) => Values;
  failed: string;
}

export function useRecordForm<K extends Kind, Values extends FieldValues>({
  kind,
  record,
  form,
  toInput,
  toValues,
  failed,
}: Options<K, Values>) {
  const navigate = useNavigate();
  const { tell } = useToasts();
  const { mutateAsync: saveRecord } = useSaveRecord(kind);
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<RecordOf<K>>();
  /** The version that the next save replaces. */
  const [base, setBase] = useState(record);
  const [saved, setSaved] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(useCallback(() => isDirty && !saved, [isDirty, saved]));
  // Once it is drawn as saved: the guard would still ask otherwise.
  useEffect(() => {
    if (saved) void navigate(`/${kind}`);
  }, [saved, navigate, kind]);

  const save = async (values: Values, before: { _id: string; revision: number } | undefined) => {
    setProblem(undefined);
    setTheirs(undefined);
    try {
      const { message } = await saveRecord({ input: toInput(values), before });
      if (message) tell(message);
      setSaved(true);
    } catch (error) {
      if (error instanceof SignedOut) return;
      if (error instanceof ApiError && error.code === "conflict" && error.data) setTheirs(error.data as RecordOf<K>);
      else if (!showFieldProblems(error, form.setError))
        setProblem(sentenceOf(error, failed, error instanceof ApiError ? error.message : failed));
    }
  };

  return {
    submit: form.handleSubmit((values) => save(values as Values, base)),
    busy: isSubmitting,
    problem,
    cancel: () => void navigate(`/${kind}`),
    conflict: theirs && {
      keepMine: () => void form.handleSubmit((values) => save(values as Values, theirs))(),
      takeTheirs: () => {
        form.reset(toValues(theirs));
        setBase(theirs);
        setTheirs(undefined);
      },
    },
  };
}
