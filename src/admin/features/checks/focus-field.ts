/** The way from a check to its field. */
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { RecordCheck } from "#domain/api/checks.ts";

type Place = Pick<RecordCheck, "field" | "entry">;

/** The address of a record's form with the field to focus. */
export function placeOf({ kind, _id, field, entry }: RecordCheck): string {
  const place = entry === undefined ? field : `${field}.${entry}`;
  return `/${kind}/edit/${_id}?${new URLSearchParams({ field: place })}`;
}

/** Focuses a field of the open form, or its first entry. Returns whether there is one. */
export function focusField({ field, entry }: Place): boolean {
  const start = entry === undefined ? field : `${field}.${entry}`;
  const control = ["", "."]
    .map((end) => `.record-form [name${end && "^"}="${CSS.escape(start)}${end}"]`)
    .map((selector) => document.querySelector<HTMLElement>(selector.replaceAll("\\.", ".")))
    .find((found) => found !== null);
  control?.focus();
  control?.scrollIntoView({ block: "center" });
  return control !== undefined;
}

/** Focuses the field that the address names, once, when the form is there. */
export function useFieldFocus(): void {
  const [params, setParams] = useSearchParams();
  const place = params.get("field");
  useEffect(() => {
    if (place === null) return undefined;
    // After the screen has moved the focus to its start.
    const timer = setTimeout(() => {
      const [field = "", entry] = place.split(".");
      focusField({ field, ...(entry !== undefined && { entry: Number(entry) }) });
      setParams(
        (before) => {
          before.delete("field");
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    });
    return () => clearTimeout(timer);
  }, [place, setParams]);
}
