/** The states of the contact form: idle, sending, and what came of it. */
import { useCallback, useRef, useState, type FormEvent } from "react";
import { TEXT_MAX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { FORM } from "#domain/page-limits.ts";
import { fieldOf, keepDraft, readFields, type DraftKeeper } from "./keep-draft.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { useSending } from "./use-sending.ts";
import { keepBoxInView } from "./whole-box.ts";
import { wrongFields, type FieldProblems } from "./wrong-fields.ts";

export const FIELD_NAMES = ["name", "email", "phone", "company", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

const DRAFTED = { slot: FORM.draftSlot, names: FIELD_NAMES };

export function useEnquiry(locale: Locale, texts: FieldProblems, opening?: string) {
  const keeper = useRef<DraftKeeper>(null);
  /** `undefined` until there is a script: the form of a page without one can always be sent. */
  const [filled, setFilled] = useState<boolean>();
  const { sending, outcome, problems, solved, attempt } = useSending();

  const attach = useCallback(
    (form: HTMLFormElement) => {
      const update = () => setFilled(isFilled(form));
      const own = (keeper.current = keepDraft(form, DRAFTED, update));
      begin(form, opening);
      update();
      const letGo = keepBoxInView(form);
      return () => {
        letGo();
        own.stop();
      };
    },
    [opening],
  );

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setFilled(isFilled(event.currentTarget));
    solved(name);
    keeper.current?.edited();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = keeper.current;
    if (!draft || !isFilled(form)) return;
    const fields = readFields(form, FIELD_NAMES);
    await attempt(form, wrongFields(fields, texts), async () => {
      const result = await sendEnquiry({ ...fields, trap: trapOf(form), locale }, draft.begin());
      draft.settle(result.kind);
      return result;
    });
    setFilled(isFilled(form));
  };

  return { attach, filled, sending, outcome, problems, onInput, onSubmit };
}

function isFilled(form: HTMLFormElement): boolean {
  const fields = readFields(form, FIELD_NAMES);
  return FIELD_NAMES.every((name) => !fieldOf(form, name).required || fields[name].trim() !== "");
}

/** The message as the address of the page begins it. Words that are there already, typed or kept, are never replaced. */
function begin(form: HTMLFormElement, opening?: string): void {
  const asked = new URLSearchParams(location.search);
  const service = asked.get("service")?.slice(0, TEXT_MAX.service);
  const about = service && opening ? `${opening.replace("{service}", () => service)}\n\n` : "";
  const words = about + (asked.get("message") ?? "");
  const message = fieldOf(form, "message");
  if (words && !message.value) message.value = words.slice(0, TEXT_MAX.message);
}

function trapOf(form: HTMLFormElement): string {
  return (form.elements.namedItem("trap") as HTMLInputElement).value;
}
