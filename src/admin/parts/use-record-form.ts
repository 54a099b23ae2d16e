/** Saving a service or project from its form: where problems go, what a conflict offers, and where one goes afterwards. */
import { useCallback, useEffect, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError } from "../api.ts";
import { useSaveRecord, type InputOf, type Kind, type RecordOf } from "../queries/records.ts";
import { SignedOut } from "../session-store.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useToasts } from "./Toasts.tsx";

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
  const { isDirty } = form.formState;
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
      const told = error instanceof ApiError ? error : undefined;
      const fields = Object.entries(told?.fields ?? {});
      fields.forEach(([name, message], index) => {
        form.setError(name.split(".")[0] as Path<Values>, { message }, { shouldFocus: index === 0 });
      });
      if (told?.code === "conflict" && told.data) setTheirs(told.data as RecordOf<K>);
      else if (fields.length === 0) setProblem(told?.told || told?.code === "network" ? told.message : failed);
    }
  };

  return {
    submit: form.handleSubmit((values) => save(values as Values, base)),
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
