/** The way from a check to its field. */
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { RecordCheck } from "#domain/api/checks.ts";

/** In the place of a field: the first text that the translation lacks. */
export const FIRST_MISSING = "missing";

/**
 * The address of what mends a check: the form of the record or of its translation, with the field to
 * focus.
 */
export function placeOf({ kind, _id, field, entry, locale }: RecordCheck): string {
  const form = [kind, "edit", _id, ...(locale === undefined ? [] : [locale])].join("/");
  const name = field === undefined ? FIRST_MISSING : nameOf(field, entry);
  return `/${form}?${new URLSearchParams({ field: name })}`;
}

/** Focuses a field of the open form, or its first entry, and shows it. */
export function focusField(name: string): void {
  const controls = document.querySelectorAll<HTMLInputElement>(".record-form [name]");
  const control = Array.from(controls).find(
    (one) => one.name === name || one.name.startsWith(`${name}.`),
  );
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}

/** The name of a control in the form, or what the names of its entry begin with. */
export function nameOf(field = "", entry?: number): string {
  return entry === undefined ? field : `${field}.${entry}`;
}

/** Focuses the field that the address names, once, when the form is there. */
export function useFieldFocus(focus = focusField): void {
  const [params, setParams] = useSearchParams();
  const place = params.get("field");
  useEffect(() => {
    if (place === null) return undefined;
    // After the screen has moved the focus to its start.
    const timer = setTimeout(() => {
      focus(place);
      setParams(
        (before) => {
          before.delete("field");
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    });
    return () => clearTimeout(timer);
  }, [place, setParams, focus]);
}
