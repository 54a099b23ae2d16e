/** The states of the request dialog: closed, open, sending, and what came of it. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { TIMES } from "#domain/page-limits.ts";
import type { RequestInput } from "#domain/message.ts";
import { lastAsked, watchAsked, type AskedRequest } from "./asked-request.ts";
import { fieldOf, keepDraft, type DraftKeeper } from "./keep-draft.ts";
import { sendRequest } from "./send-enquiry.ts";
import { useSending } from "./use-sending.ts";
import { keepBoxInView } from "./whole-box.ts";
import { wrongFields, type FieldProblems } from "./wrong-fields.ts";

/** What is kept of a request: all but the service, which the pressed button says. */
const DRAFTED = { slot: "request-draft", names: ["name", "email", "phone", "budget", "timeline", "message"] } as const;

export function useRequest(texts: FieldProblems) {
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
  const done = outcome?.kind === "sent";

  const attach = useCallback((element: HTMLFormElement) => {
    form.current = element;
    const own = (keeper.current = keepDraft(element, DRAFTED));
    const letGo = keepBoxInView(element);
    return () => {
      letGo();
      own.stop();
      form.current = null;
    };
  }, []);

  const close = useCallback(() => dialog.current?.close(), []);
  const busy = sending || done;

  const [answered, setAnswered] = useState<AskedRequest>();
  if (asked !== answered) {
    setAnswered(asked);
    if (!busy) setShown(asked);
    setOpen(asked !== undefined);
  }
  useEffect(() => {
    if (!asked || !dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    if (form.current) fieldOf(form.current, "name").focus();
  }, [asked]);

  // Words that were given by the page make room for those of another request; words of the visitor stay.
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
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as unknown as RequestInput;
    await attempt(event.currentTarget, wrongFields(fields, texts), async () => {
      const result = await sendRequest(fields, draft.begin());
      draft.settle(result.kind);
      return result;
    });
  };

  /** Whether there is anything that closing might lose. */
  const typed = () => {
    if (!form.current || !shown) return false;
    const given: Record<string, string> = { service: shown.service, message: shown.message };
    return [...new FormData(form.current)].some(([name, value]) => name !== "locale" && value !== (given[name] ?? ""));
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    solved((event.target as HTMLInputElement).name);
    keeper.current?.edited();
  };
  return { shown, dialog, attach, sending, outcome, done, problems, close, typed, onInput, onSubmit, onClose, hold: () => setHeld(true) };
}
