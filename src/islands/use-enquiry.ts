/** A self-submitting form: its input, one try at a time, and the result. */
import { type SyntheticEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import type { EnquiryInput } from "#domain/inbox/message.ts";
import type { Locale } from "#domain/links.ts";
import type { Length } from "#site/forms/Field.tsx";
import { lengthsOf, type LengthTexts, tooLong, wrongFields } from "./check-fields.ts";
import type { DraftedForm } from "./draft.ts";
import { valuesOf } from "./fields.ts";
import { focusFirst, keepBoxInView } from "./focus.ts";
import { type DraftKeeper, keepDraft } from "./keep-draft.ts";
import { type Outcome, sendEnquiry } from "./send-enquiry.ts";
import { usePaused } from "./use-paused.ts";

export interface EnquiryTexts {
  problems: Record<"name" | "email" | "phone", string>;
  lengths: LengthTexts;
}

interface Options {
  kind: "enquiry" | "request";
  locale: Locale;
  texts: EnquiryTexts;
  drafted: DraftedForm;
  /** Called once the draft is in the form. */
  onBegin?: (form: HTMLFormElement) => void;
  onSent?: () => void;
  /** Called after each change of the form, by the visitor or a script. */
  onLook?: (form: HTMLFormElement) => void;
  /** The body of the post; the fields of the form by default. */
  bodyOf?: (form: HTMLFormElement, fields: object) => object;
  /** Further wrong fields, each with its error. */
  check?: (form: HTMLFormElement) => Record<string, string>;
}

export function useEnquiry(options: Options) {
  const { kind, locale, texts, drafted, onBegin, onSent, onLook, bodyOf, check } = options;
  const keeper = useRef<DraftKeeper>(null);
  // A second click may come before the first is rendered.
  const busy = useRef(false);
  /** `undefined` until hydration: without JavaScript the form can always be sent. */
  const [filled, setFilled] = useState<boolean>();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { lengths, said, measure } = useLengths(texts.lengths, locale);

  const look = useCallback(
    (form: HTMLFormElement, edited?: string) => {
      setFilled(isFilled(form));
      measure(form, edited);
      onLook?.(form);
    },
    [measure, onLook],
  );
  const attach = useCallback(
    (form: HTMLFormElement) => {
      const own = (keeper.current = keepDraft(form, drafted, () => look(form)));
      onBegin?.(form);
      own.flush();
      look(form);
      const letGo = keepBoxInView(form);
      return () => {
        letGo();
        own.stop();
      };
    },
    [drafted, onBegin, look],
  );

  const forget = () => {
    setOutcome(undefined);
    setProblems({});
  };
  const show = (form: HTMLFormElement, result: Outcome) => {
    const wrong = result.kind === "refused" ? result.fields : {};
    // Rendered before the focus moves, so that the error is announced with the field.
    flushSync(() => {
      setSending(false);
      setOutcome(result);
      setProblems(wrong);
    });
    focusFirst(form, wrong);
  };

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    look(event.currentTarget, name);
    setProblems(({ [name]: _solved, ...others }) => others);
    keeper.current?.edited();
  };

  const send = async (form: HTMLFormElement) => {
    const draft = keeper.current;
    if (!draft || busy.current) return;
    const fields = valuesOf(form) as Omit<EnquiryInput, "about">;
    const wrong = {
      ...check?.(form),
      ...wrongFields(fields, texts.problems),
      ...tooLong(lengthsOf(fields, texts.lengths, locale)),
    };
    if (Object.keys(wrong).length > 0) {
      show(form, { kind: "refused", fields: wrong });
      return;
    }
    busy.current = true;
    setSending(true);
    forget();
    const body = bodyOf?.(form, fields) ?? fields;
    const result = await sendEnquiry(FORM_FIELDS[kind].action, body, draft.begin());
    busy.current = false;
    draft.settle(result.kind);
    if (result.kind === "sent") onSent?.();
    show(form, result);
    look(form);
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  /** Props of the form. */
  const form = { problems, lengths, locked: sending, onInput, onSubmit, ref: attach };
  return { form, filled, sending, outcome, said, forget };
}

function isFilled(form: HTMLFormElement): boolean {
  const required = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]");
  return [...required].every(({ value }) => value.trim() !== "");
}

/** The lengths of a form's fields during editing. */
function useLengths(texts: LengthTexts, locale: Locale) {
  const [lengths, setLengths] = useState<Record<string, Length>>({});
  const [edited, setEdited] = useState("");

  /** Call after each change; `name` is the field that the visitor changed, if any. */
  const measure = useCallback(
    (form: HTMLFormElement, name = "") => {
      const now = lengthsOf(valuesOf(form), texts, locale);
      // Far from every limit there is nothing to render.
      setLengths((before) => (Object.keys({ ...before, ...now }).length === 0 ? before : now));
      setEdited(name);
    },
    [texts, locale],
  );

  return { lengths, said: usePaused(lengths[edited]?.words), measure };
}
