/** The lengths of a form's fields while it is filled in. */
import { useCallback, useEffect, useState } from "react";
import type { Locale } from "#domain/links.ts";
import { FORM } from "#domain/page-limits.ts";
import type { Length } from "#site/forms/Field.tsx";
import { lengthsOf, type LengthTexts } from "./check-fields.ts";
import { valuesOf } from "./keep-draft.ts";

export function useLengths(texts: LengthTexts, locale: Locale) {
  const [lengths, setLengths] = useState<Record<string, Length>>({});
  const [edited, setEdited] = useState("");
  /** For a screen reader, when the typing pauses: a sentence at each key would drown the text. */
  const [said, setSaid] = useState<string>();

  /** After each change, of the field `name` if it was the visitor's. */
  const measure = useCallback(
    (form: HTMLFormElement, name = "") => {
      const now = lengthsOf(valuesOf(form), texts, locale);
      // Far from every limit nothing has to be drawn.
      setLengths((before) => (Object.keys({ ...before, ...now }).length === 0 ? before : now));
      setEdited(name);
    },
    [texts, locale],
  );

  const words = lengths[edited]?.words;
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), FORM.countPause);
    return () => clearTimeout(timer);
  }, [words]);

  return { lengths, said, measure };
}
