/** The states of the request dialog: closed, open, sending, and what came of it. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from "react";
import type { Locale } from "#domain/links.ts";
import { TIMES } from "#domain/page-limits.ts";
import type { RequestInput } from "#domain/inbox/message.ts";
import { lastAsked, watchAsked, type AskedRequest } from "./asked-request.ts";
import type { DraftedForm } from "./draft.ts";
import { fieldOf, keepDraft, valuesOf, type DraftKeeper } from "./keep-draft.ts";
import { lengthsOf, tooLong, type LengthTexts } from "./lengths.ts";
import { sendRequest } from "./send-enquiry.ts";
import { useLengths } from "./use-lengths.ts";
import { useSending } from "./use-sending.ts";
import { keepBoxInView } from "./whole-box.ts";
import { wrongFields, type FieldProblems } from "./wrong-fields.ts";

const PERSON = ["name", "email", "phone"] as const;
const WISHES = ["budget", "timeline", "message"] as const;

/**
 * What is kept of a request: the words by the service that the pressed button says, who writes them
 * for all services.
 */
function draftOf(service: string): DraftedForm<(typeof PERSON | typeof WISHES)[number]> {
  return {
    slot: `request-draft ${service}`,
    names: [...PERSON, ...WISHES],
    shared: { slot: "request-draft", names: PERSON },
  };
}

interface Texts {
  problems: FieldProblems;
  lengths: LengthTexts;
}

export function useRequest(locale: Locale, texts: Texts) {
  const asked = useSyncExternalStore(watchAsked, lastAsked, () => undefined);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const keeper = useRef<DraftKeeper>(null);
  /** What the form stands for; it follows `asked`, except while another request is under way. */
  const [shown, setShown] = useState<AskedRequest>();
  const [open, setOpen] = useState(false);
  /** The visitor reads the last words at leisure. */
  const [held, setHeld] = useState(false);
  const { sending, outcome, problems, attempt, solved, forget } = useSending();
  const { lengths, said, measure } = useLengths(texts.lengths, locale);
  const done = outcome?.kind === "sent";

  const service = shown?.service ?? "";
  const attach = useCallback(
    (element: HTMLFormElement) => {
      form.current = element;
      const update = () => measure(element);
      const own = (keeper.current = keepDraft(element, draftOf(service), update));
      update();
      const letGo = keepBoxInView(element);
      return () => {
        letGo();
        own.stop();
        form.current = null;
      };
    },
    [service, measure],
  );

  const close = useCallback(() => dialog.current?.close(), []);
  const busy = sending || done;

  const [answered, setAnswered] = useState<AskedRequest>();
  if (asked !== answered) {
    setAnswered(asked);
    if (!busy) {
      setShown(asked);
      if (asked?.service !== shown?.service) forget();
    }
    setOpen(asked !== undefined);
  }
  useEffect(() => {
    if (!asked || !dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    if (form.current) fieldOf(form.current, "name").focus();
  }, [asked]);

  // Words that were given by the page make room for those of another request; words of the visitor
  // stay.
  const given = useRef("");
  useEffect(() => {
    if (!shown || !form.current) return;
    const message = fieldOf(form.current, "message");
    if (message.value === given.current) message.value = shown.message;
    given.current = shown.message;
  }, [shown]);

  useEffect(() => {
    if (!open || !done || held) return;
    const timer = setTimeout(close, TIMES.requestAutoClose);
    return () => clearTimeout(timer);
  }, [open, done, held, close]);

  const onClose = () => {
    setOpen(false);
    setHeld(false);
    if (done) forget();
    asked?.opener?.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = keeper.current;
    if (!draft) return;
    const form = event.currentTarget;
    const fields = valuesOf(form) as RequestInput;
    const wrong = {
      ...wrongFields(fields, texts.problems),
      ...tooLong(lengthsOf(fields, texts.lengths, locale)),
    };
    await attempt(form, wrong, async () => {
      const result = await sendRequest(fields, draft.begin());
      draft.settle(result.kind);
      return result;
    });
  };

  /** Whether there is anything that closing might lose. */
  const typed = () => {
    if (!form.current || !shown) return false;
    const given: Record<string, string> = { service: shown.service, message: shown.message };
    return [...new FormData(form.current)].some(
      ([name, value]) => name !== "locale" && value !== (given[name] ?? ""),
    );
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    measure(event.currentTarget, name);
    solved(name);
    keeper.current?.edited();
  };
  const hold = () => setHeld(true);
  return {
    shown,
    dialog,
    attach,
    sending,
    outcome,
    done,
    problems,
    lengths,
    said,
    close,
    typed,
    onInput,
    onSubmit,
    onClose,
    hold,
  };
}
