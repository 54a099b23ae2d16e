/** What a sender does on a receipt's page: adds, corrects the address, withdraws. */
import { ERROR_STATUS } from "#domain/api/reply.ts";
import { additionForm, correctionForm } from "#domain/inbox/follow-up.ts";
import { addressIn, SENT, WITHDRAWN_PAGE } from "#domain/links.ts";
import { siteAddress } from "#server/env/env.ts";
import { check, readForm } from "#server/http/body.ts";
import { AppError } from "#server/http/errors.ts";
import { seeOther, settle } from "#server/http/http.ts";
import { fieldsInWords, inWords } from "#server/http/texts.ts";
import { forVisitor, visitorLocale } from "#server/http/visitor.ts";
import { addToMessage } from "./add-to-message.ts";
import { correctAddress } from "./correct-address.ts";
import type { Followed } from "./follow-ups.ts";
import { findMessage } from "./messages.ts";
import {
  type Call,
  failedReceipt,
  findReceipt,
  gonePage,
  localeOf,
  ownAddress,
  receiptPage,
} from "./receipt-page.ts";
import { isWithdrawn, withdraw } from "./withdraw.ts";

const FIELDS = { add: "message", correct: "email" } as const;

/** Answers with a 303 to the receipt, or with the page that shows the error and keeps the text. */
export async function changeReceipt(call: Call): Promise<Response> {
  const { request, context, params } = call;
  const found = await settle(() => findReceipt(params.receipt), context);
  if (found instanceof AppError) return failedReceipt(call, found);
  const { id, message } = found;
  if (id === undefined) return gonePage(call, id);
  const typed = await settle(() => readForm(request), context);
  if (typed instanceof AppError) return failedReceipt(call, typed);
  if (typed["do"] === "withdraw") return withdrawReceipt(call, id, message);
  if (!message) return gonePage(call, id);

  const what = typed["do"] === "correct" ? "correct" : "add";
  const outcome = await settle(() => changes[what](call, message, typed), context);
  if (!(outcome instanceof AppError)) return seeOther(withParameter(ownAddress(call), what));
  if (outcome.code === "not_found") return gonePage(call, id);
  const field = FIELDS[what];
  const locale = localeOf(request, message);
  const problem = outcome.fields && fieldsInWords(outcome.fields, locale)[field];
  return receiptPage(call, message, {
    status: ERROR_STATUS[outcome.code],
    what,
    value: typed[field] ?? "",
    problem: problem ?? inWords(forVisitor(outcome, locale).sentence, locale),
  });
}

type Change = (call: Call, message: Followed, typed: Record<string, string>) => Promise<void>;

const changes: Record<keyof typeof FIELDS, Change> = {
  async add({ context }, message, typed) {
    const { message: text } = check({ message: "", ...typed }, additionForm);
    await addToMessage(message, text, context);
  },
  async correct({ request, context }, message, typed) {
    const { email } = check({ email: "", ...typed }, correctionForm);
    await correctAddress(message, email, siteAddress(request), context);
  },
};

/** Also finishes an interrupted withdrawal, and answers a repeat alike. */
async function withdrawReceipt(
  call: Call,
  id: string,
  message: Followed | undefined,
): Promise<Response> {
  const outcome = await settle(async () => {
    const isKnown = (await findMessage(id)) !== undefined || (await isWithdrawn(id));
    if (isKnown) await withdraw(id, Date.now());
    return isKnown;
  }, call.context);
  if (outcome instanceof AppError) return failedReceipt(call, outcome);
  if (!outcome) return gonePage(call, id);
  // The deleted message can no longer choose the language.
  const locale = message ? localeOf(call.request, message) : visitorLocale(call.request);
  return seeOther(addressIn(locale, WITHDRAWN_PAGE));
}

function withParameter(address: string, sent: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${SENT}=${sent}`;
}
