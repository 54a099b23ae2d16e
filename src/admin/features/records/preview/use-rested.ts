import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Milliseconds without a key after which the preview follows. */
const REST = 120;

/**
 * What the form says, a moment after the last key: while somebody types nothing is drawn for it.
 */
export function useRested<Values extends FieldValues>({
  getValues,
  subscribe,
}: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        // A copy: rows of lists are changed in place.
        timer = setTimeout(() => {
          setValues(structuredClone(getValues()));
        }, REST);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [getValues, subscribe]);
  return values;
}
