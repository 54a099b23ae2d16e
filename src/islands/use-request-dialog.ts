/** The states of the request dialog: closed, open, and closing text. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Locale } from "#domain/links.ts";
import { TIMES } from "#domain/page-limits.ts";
import { type AskedRequest, lastAsked, watchAsked } from "./asked-request.ts";
import type { DraftedForm } from "./draft.ts";
import { fieldOf } from "./fields.ts";
import { leaveReceipt, type ReceiptLineTexts } from "./receipt-line.ts";
import { type EnquiryTexts, useEnquiry } from "./use-enquiry.ts";

const PERSON = ["name", "email", "phone"];
const NAMES = [...PERSON, "budget", "timeline", "message"];

/** The message is kept per service, the person's details for all services. */
function draftOf(service: string): DraftedForm {
  const shared = { slot: "request-draft", names: PERSON };
  return { slot: `request-draft ${service}`, names: NAMES, shared };
}

export function useRequestDialog(locale: Locale, texts: EnquiryTexts & ReceiptLineTexts) {
  const asked = useSyncExternalStore(watchAsked, lastAsked, () => undefined);
  const dialog = useRef<HTMLDialogElement>(null);
  /** The form's request; follows `asked`, except while a request is being sent. */
  const [shown, setShown] = useState<AskedRequest>();
  const [open, setOpen] = useState(false);
  /** The visitor is still reading the closing text. */
  const [held, setHeld] = useState(false);
  const service = shown?.service ?? "";
  const drafted = useMemo(() => draftOf(service), [service]);
  const enquiry = useEnquiry({ kind: "request", locale, texts, drafted });
  const { sending, outcome, forget } = enquiry;
  const done = outcome?.kind === "sent";

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
    const form = dialog.current.querySelector("form");
    if (form) fieldOf(form, "name").focus();
  }, [asked]);

  // Initial text from the page is replaced by that of another request; the visitor's text stays.
  const given = useRef("");
  useEffect(() => {
    const form = dialog.current?.querySelector("form");
    if (!shown || !form) return;
    const message = fieldOf(form, "message");
    if (message.value === given.current) message.value = shown.message;
    given.current = shown.message;
  }, [shown]);

  useEffect(() => {
    if (!open || !done || held) return;
    const timer = setTimeout(close, TIMES.requestAutoClose);
    return () => clearTimeout(timer);
  }, [open, done, held, close]);

  const onClose = () => {
    // The event comes late: a quick press may have opened the dialog again.
    if (dialog.current?.open) return;
    setOpen(false);
    setHeld(false);
    if (done) forget();
    // While a field has the focus, the bar of phones is hidden and cannot take it.
    (document.activeElement as HTMLElement | null)?.blur();
    asked?.opener?.focus();
    if (asked?.opener && done && outcome.receipt)
      leaveReceipt(asked.opener, outcome.receipt, texts, locale);
  };

  /** Whether closing might lose input. */
  const typed = () => {
    const form = dialog.current?.querySelector("form");
    if (!form || !shown) return false;
    const { service, message, about } = shown;
    const given: Record<string, string> = { service, message, about };
    return [...new FormData(form)].some(
      ([name, value]) => name !== "locale" && value !== (given[name] ?? ""),
    );
  };

  const hold = () => setHeld(true);
  return { ...enquiry, shown, dialog, done, close, typed, onClose, hold };
}
