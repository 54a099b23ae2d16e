/**
 * The pages behind the links of the newsletter's mails. Looking at one changes nothing, because
 * mail programs and scanners look at links too.
 */
import { siteLinks, type Locale } from "#domain/links.ts";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import { AppError } from "#server/http/errors.ts";
import { formsIn } from "#server/forms/form-texts.ts";
import { escapeHtml } from "#server/http/escape-html.ts";
import { retryHeaders, settle, type RequestContext } from "#server/http/http.ts";
import { plainPage } from "#server/forms/plain-page.ts";
import {
  byConfirmToken,
  byUnsubscribeToken,
  confirm,
  unsubscribe,
  type Subscriber,
} from "./subscribers.ts";
import { inWords } from "#server/http/texts.ts";
import { forVisitor } from "#server/http/visitor-error.ts";
import { visitorLocale } from "#server/http/visitor-locale.ts";

type View = "confirm" | "confirmed" | "unsubscribe" | "unsubscribed" | "gone";

interface Shown {
  view: View;
  /** Of the subscriber, as long as there is one; without it the link says the language. */
  locale?: Locale;
  email?: string;
}

/** Asks whether the subscription is wanted; of a reader already it says so. */
export const askToConfirm = page(async (token) => {
  const found = await byConfirmToken(token, Date.now());
  return found
    ? shownTo(found, found.folder === "pending" ? "confirm" : "confirmed")
    : { view: "gone" };
});

export const confirmSubscription = page(async (token) => {
  const found = await byConfirmToken(token, Date.now());
  if (found?.folder === "pending") await confirm(found, Date.now());
  return found ? shownTo(found, "confirmed") : { view: "gone" };
});

export const askToUnsubscribe = page(async (token) => ({
  view: (await byUnsubscribeToken(token)) === undefined ? "gone" : "unsubscribe",
}));

/** Also what mail programs post to by themselves (one click, RFC 8058). */
export const endSubscription = page(async (token) => {
  const id = await byUnsubscribeToken(token);
  if (id !== undefined) await unsubscribe(id);
  return { view: id === undefined ? "gone" : "unsubscribed" };
});

function shownTo({ record }: Subscriber, view: View): Shown {
  return { view, locale: record.locale, email: record.email };
}

function page(look: (token: string) => Promise<Shown>) {
  return async ({
    request,
    context,
  }: {
    request: Request;
    context: RequestContext;
  }): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const token = searchParams.get("token") ?? "";
    const shown = await settle(() => look(token), context);
    if (shown instanceof AppError) return failed(shown, visitorLocale(request));
    const { view, locale = visitorLocale(request), email = "" } = shown;
    const text = formsIn(locale);
    const words = `<p>${text(`subscription.${view}.text`, { email: `<strong>${escapeHtml(email)}</strong>` })}</p>`;
    const action = escapeHtml(`${pathname}?token=${token}&lng=${locale}`);
    const form =
      view === "confirm" || view === "unsubscribe"
        ? `<form method="post" action="${action}"><button>${text(`subscription.${view}.button`)}</button></form>`
        : "";
    return plainPage({
      status: view === "gone" ? 404 : 200,
      lang: locale,
      title: text(`subscription.${view}.title`),
      body: words + form + wayBack(locale),
    });
  };
}

function failed(error: AppError, locale: Locale): Response {
  const { sentence, code } = forVisitor(error, locale);
  const body = `<div class="notice" role="alert"><p>${escapeHtml(inWords(sentence, locale))}</p></div>${wayBack(locale)}`;
  return plainPage({
    status: ERROR_STATUS[code],
    lang: locale,
    title: formsIn(locale)("subscription.failed"),
    body,
    headers: retryHeaders(error),
  });
}

function wayBack(locale: Locale): string {
  return `<a href="${siteLinks(locale).blog}#newsletter">${formsIn(locale)("backToBlog")}</a>`;
}
