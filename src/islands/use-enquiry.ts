/** The states of the contact form: idle, sending, and what came of it. */
import { useCallback, useRef, useState, type FormEvent } from "react";
import { TEXT_MAX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { FORM } from "#domain/page-limits.ts";
import { fitText } from "#domain/text/text.ts";
import { typedLine } from "#domain/text/typed-text.ts";
import { fieldOf, keepDraft, valuesOf, type DraftKeeper } from "./keep-draft.ts";
import { lengthsOf, tooLong, type LengthTexts } from "./lengths.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { useLengths } from "./use-lengths.ts";
import { useSending } from "./use-sending.ts";
import { keepBoxInView } from "./whole-box.ts";
import { wrongFields, type FieldProblems } from "./wrong-fields.ts";

export const FIELD_NAMES = ["name", "email", "phone", "company", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

const DRAFTED = { slot: FORM.draftSlot, names: FIELD_NAMES };

interface Texts {
  problems: FieldProblems;
  lengths: LengthTexts;
}

export function useEnquiry(locale: Locale, texts: Texts, opening?: string) {
  const keeper = useRef<DraftKeeper>(null);
  /** `undefined` until there is a script: the form of a page without one can always be sent. */
  const [filled, setFilled] = useState<boolean>();
  /**
   * The words that the address of the page begins the message with. They are not the visitor's, so
   * no draft keeps them.
   */
  const [given, setGiven] = useState("");
  const { sending, outcome, problems, solved, attempt } = useSending();
  const { lengths, said, measure } = useLengths(texts.lengths, locale);

  const attach = useCallback(
    (form: HTMLFormElement) => {
      const update = () => {
        setFilled(isFilled(form));
        measure(form);
      };
      const own = (keeper.current = keepDraft(form, DRAFTED, update));
      setGiven(begin(form, opening));
      update();
      const letGo = keepBoxInView(form);
      return () => {
        letGo();
        own.stop();
      };
    },
    [opening, measure],
  );

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setFilled(isFilled(event.currentTarget));
    measure(event.currentTarget, name);
    solved(name);
    keeper.current?.edited();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = keeper.current;
    if (!draft || !isFilled(form)) return;
    const fields = enquiryIn(form);
    const wrong = {
      ...wrongFields(fields, texts.problems),
      ...tooLong(lengthsOf(fields, texts.lengths, locale)),
    };
    await attempt(form, wrong, async () => {
      const result = await sendEnquiry({ ...fields, locale }, draft.begin());
      draft.settle(result.kind);
      if (result.kind === "sent") setGiven("");
      return result;
    });
    setFilled(isFilled(form));
    measure(form);
  };

  return { attach, given, filled, sending, outcome, problems, lengths, said, onInput, onSubmit };
}

function isFilled(form: HTMLFormElement): boolean {
  return FIELD_NAMES.map((name) => fieldOf(form, name)).every(
    ({ required, value }) => !required || value.trim() !== "",
  );
}

/**
 * Begins the message as the address of the page says, and returns those words. Words that are there
 * already, typed or kept, are never replaced.
 */
function begin(form: HTMLFormElement, opening?: string): string {
  const asked = new URLSearchParams(location.search);
  const service = fitText(typedLine(asked.get("service") ?? ""), TEXT_MAX.service);
  const about = service && opening ? `${opening.replace("{service}", () => service)}\n\n` : "";
  const words = fitText(about + (asked.get("message") ?? ""), TEXT_MAX.message);
  const message = fieldOf(form, "message") as HTMLTextAreaElement;
  if (!words || message.value) return "";
  message.defaultValue = words;
  return words;
}

function enquiryIn(form: HTMLFormElement): Record<FieldName | "trap", string> {
  const values = valuesOf(form);
  return Object.fromEntries(
    [...FIELD_NAMES, "trap"].map((name) => [name, values[name] ?? ""]),
  ) as Record<FieldName | "trap", string>;
}
