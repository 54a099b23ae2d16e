/**
 * The page of a receipt, private by its address. A wrong, incomplete, withdrawn or forgotten one
 * gets the same answer as one that never was, after the same work.
 */
import { createElement } from "react";
import { WRONG_RECEIPTS } from "#domain/limits.ts";
import {
  addressIn,
  type Locale,
  RECEIPTS,
  SENT,
  siteLinks,
  WITHDRAWN_PAGE,
} from "#domain/links.ts";
import { failedPage } from "#server/forms/failed-page.ts";
import { framedPage } from "#server/forms/framed-page.ts";
import { AppError } from "#server/http/errors.ts";
import { type RequestContext, settle } from "#server/http/http.ts";
import { visitorLocale } from "#server/http/visitor.ts";
import { addressHash } from "#server/store/keyed-hash.ts";
import { consume, limited } from "#server/store/rate-limit.ts";
import { FramedPage } from "#site/forms/FramedPage.tsx";
import { ReceiptPage } from "#site/forms/ReceiptPage.tsx";
import { formsIn } from "#site/i18n/form-texts.ts";
import { type Followed, withFollowUp } from "./follow-ups.ts";
import { findMessage } from "./messages.ts";
import {
  actionsOf,
  promiseIn,
  type Refused,
  sentOf,
  stepsOf,
  wordsAfter,
  zoneOf,
} from "./receipt-content.ts";
import { idInReceipt, numberOf } from "./receipts.ts";

export interface Call {
  request: Request;
  context: RequestContext;
  params: { receipt: string };
}

/** The address is the key, so it goes to no other site and into no index. */
const PRIVATE = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" } as const;

export async function showReceipt(call: Call): Promise<Response> {
  if (call.params.receipt === lastPart(WITHDRAWN_PAGE)) return withdrawnPage(call.request);
  const found = await settle(() => findReceipt(call.params.receipt), call.context);
  if (found instanceof AppError) return failedReceipt(call, found);
  return found.message ? receiptPage(call, found.message) : gonePage(call, found.id);
}

/**
 * The message of a receipt; none when it is gone, or never was. `id` is missing when no receipt has
 * such an address.
 */
export async function findReceipt(
  receipt: string,
): Promise<{ id?: string; message?: Followed | undefined }> {
  const id = await idInReceipt(receipt);
  if (id === undefined) return {};
  const found = await findMessage(id);
  const message = found && (await withFollowUp(found));
  return { id, message: message?.followUp.withdrawnAt === undefined ? message : undefined };
}

/** The language of a message's page: the message's own, unless the visitor has switched. */
export function localeOf(request: Request, message: Followed): Locale {
  return visitorLocale(request, switchedTo(request) ?? message.value.locale);
}

/** The page's own address, in the language that the visitor has switched to. */
export function ownAddress({ request, params }: Call): string {
  const path = RECEIPTS + params.receipt;
  return switchedTo(request) === null ? path : addressIn(visitorLocale(request), path);
}

export async function receiptPage(
  call: Call,
  message: Followed,
  refused?: Refused & { status: number },
): Promise<Response> {
  const { request, params } = call;
  const locale = localeOf(request, message);
  const t = formsIn(locale);
  const number = await numberOf(message.value._id);
  const action = ownAddress(call);
  return framedPage(
    request,
    {
      ...(refused && { status: refused.status }),
      locale,
      title: t("receipt.page", { number }),
      address: RECEIPTS + params.receipt,
      headers: PRIVATE,
    },
    createElement(ReceiptPage, {
      kind: t(`receipt.kinds.${message.value.kind}`),
      number,
      ...wordsAfter(refused ? null : new URL(request.url).searchParams.get(SENT), message, locale),
      steps: stepsOf(message, locale),
      promise: promiseIn(message, locale, new Date()),
      zone: zoneOf(locale),
      hours: t("receipt.hours"),
      keep: t("receipt.keep"),
      sent: sentOf(message, locale),
      actions: { action, parts: actionsOf(message, locale, refused) },
    }),
  );
}

/** Each guess counts against the visitor's network address, so that trying finds no receipt. */
export async function gonePage(call: Call, guess: string | undefined): Promise<Response> {
  const refusal =
    guess === undefined ? undefined : await settle(() => countWrong(call.context.ip), call.context);
  return refusal ? failedReceipt(call, refusal) : plainPage(call.request, "gone", 404);
}

export function failedReceipt({ request, params }: Call, error: AppError): Promise<Response> {
  const locale = visitorLocale(request);
  const address = RECEIPTS + params.receipt;
  return failedPage(request, locale, error, { address, headers: PRIVATE, link: wayOn(locale) });
}

function withdrawnPage(request: Request): Promise<Response> {
  return plainPage(request, "withdrawn", 200);
}

function plainPage(
  request: Request,
  what: "gone" | "withdrawn",
  status: number,
): Promise<Response> {
  const locale = visitorLocale(request);
  const t = formsIn(locale);
  const [title, text] =
    what === "gone"
      ? [t("receipt.gone.title"), t("receipt.gone.text")]
      : [t("receipt.withdraw.doneTitle"), t("receipt.withdraw.doneText")];
  return framedPage(
    request,
    { status, locale, title, address: new URL(request.url).pathname, headers: PRIVATE },
    createElement(FramedPage, { title, text, link: wayOn(locale) }),
  );
}

async function countWrong(address: string): Promise<AppError | undefined> {
  const counter = `receipts-${(await addressHash(address.trim())) || "no-address"}`;
  const { wait } = await consume(counter, crypto.randomUUID(), WRONG_RECEIPTS, Date.now());
  return wait > 0 ? limited("limited", wait) : undefined;
}

function wayOn(locale: Locale) {
  return { href: siteLinks(locale).contact, label: formsIn(locale)("receipt.gone.link") };
}

function switchedTo(request: Request): string | null {
  return new URL(request.url).searchParams.get("lng");
}

function lastPart(path: string): string {
  return path.slice(RECEIPTS.length);
}
