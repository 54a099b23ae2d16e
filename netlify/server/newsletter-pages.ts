/** The pages behind the links of the newsletter's mails. Looking at one changes nothing, because mail programs and scanners look at links too. */
import { DEFAULT_LOCALE, siteLinks, type Locale } from "#domain/links.ts";
import { newsletterTexts, type NewsletterTexts } from "#domain/newsletter-texts.ts";
import { ERROR_STATUS } from "#domain/reply.ts";
import { AppError } from "./errors.ts";
import { escapeHtml } from "./html.ts";
import { retryHeaders, settle, type Handler } from "./http.ts";
import { plainPage } from "./plain-page.ts";
import { byConfirmToken, byUnsubscribeToken, confirm, findSubscriber, unsubscribe } from "./subscribers.ts";

type View = "confirm" | "confirmed" | "unsubscribe" | "unsubscribed" | "gone";

interface Shown {
  view: View;
  locale: Locale;
  email: string;
}

const GONE: Shown = { view: "gone", locale: DEFAULT_LOCALE, email: "" };

/** Asks whether the subscription is wanted; of a reader already it says so. */
export const askToConfirm: Handler = page(async (token) => {
  const found = await byConfirmToken(token, Date.now());
  if (!found) return GONE;
  return { view: found.folder === "pending" ? "confirm" : "confirmed", locale: found.record.locale, email: found.record.email };
});

export const confirmSubscription: Handler = page(async (token) => {
  const found = await byConfirmToken(token, Date.now());
  if (!found) return GONE;
  if (found.folder === "pending") await confirm(found, Date.now());
  return { view: "confirmed", locale: found.record.locale, email: found.record.email };
});

export const askToUnsubscribe: Handler = page(async (token) => {
  const id = await byUnsubscribeToken(token);
  return id === undefined ? GONE : { view: "unsubscribe", locale: await localeOf(id), email: "" };
});

/** Also what mail programs post to by themselves (one click, RFC 8058). */
export const endSubscription: Handler = page(async (token) => {
  const id = await byUnsubscribeToken(token);
  if (id === undefined) return GONE;
  const locale = await localeOf(id);
  await unsubscribe(id);
  return { view: "unsubscribed", locale, email: "" };
});

async function localeOf(id: string): Promise<Locale> {
  return (await findSubscriber(id))?.record.locale ?? DEFAULT_LOCALE;
}

function page(look: (token: string) => Promise<Shown>): Handler {
  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const token = searchParams.get("token") ?? "";
    const shown = await settle(() => look(token), context);
    if (shown instanceof AppError) return failed(shown);
    const texts = newsletterTexts(shown.locale);
    const { title, text } = texts[shown.view];
    const words = `<p>${text.replace("{email}", () => `<strong>${escapeHtml(shown.email)}</strong>`)}</p>`;
    const form =
      shown.view === "confirm" || shown.view === "unsubscribe"
        ? `<form method="post" action="${escapeHtml(`${pathname}?token=${token}`)}"><button>${texts[shown.view].button}</button></form>`
        : "";
    return plainPage({ status: shown.view === "gone" ? 404 : 200, lang: texts.locale, title, body: words + form + wayBack(texts) });
  };
}

function failed(error: AppError): Response {
  const texts = newsletterTexts(DEFAULT_LOCALE);
  const body = `<div class="notice" role="alert"><p>${escapeHtml(error.message)}</p></div>${wayBack(texts)}`;
  return plainPage({ status: ERROR_STATUS[error.code], lang: texts.locale, title: texts.failed, body, headers: retryHeaders(error) });
}

function wayBack({ locale, blog }: NewsletterTexts): string {
  return `<a href="${siteLinks(locale).blog}#newsletter">${blog}</a>`;
}
