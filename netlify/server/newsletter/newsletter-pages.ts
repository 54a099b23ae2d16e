/**
 * The pages behind the links in newsletter mails. Opening one changes nothing, because mail
 * programs and scanners open links too.
 */
import { createElement } from "react";
import { PARTS } from "#domain/content/parts.ts";
import { addressIn, type Locale, siteLinks } from "#domain/links.ts";
import { failedPage } from "#server/forms/failed-page.ts";
import { framedPage } from "#server/forms/framed-page.ts";
import { AppError } from "#server/http/errors.ts";
import { type RequestContext, settle } from "#server/http/http.ts";
import { visitorLocale } from "#server/http/visitor.ts";
import { FramedPage } from "#site/forms/FramedPage.tsx";
import { formsIn } from "#site/i18n/form-texts.ts";
import {
  byConfirmToken,
  byUnsubscribeToken,
  confirm,
  findSubscriber,
  type Subscriber,
  unsubscribe,
} from "./subscribers.ts";

type View = "confirm" | "confirmed" | "unsubscribe" | "unsubscribed" | "gone" | "ended";

interface Shown {
  view: View;
  /** The subscriber's language, while there is one. */
  locale?: Locale;
  email?: string;
}

/** Asks to confirm the subscription; a confirmed subscriber gets a notice. */
export const askToConfirm = page(async (token) => {
  if (!PARTS.newsletter) return { view: "ended" };
  const found = await byConfirmToken(token, Date.now());
  return found
    ? shownTo(found, found.folder === "pending" ? "confirm" : "confirmed")
    : { view: "gone" };
});

export const confirmSubscription = page(async (token) => {
  if (!PARTS.newsletter) return { view: "ended" };
  const found = await byConfirmToken(token, Date.now());
  if (found?.folder === "pending") await confirm(found, Date.now());
  return found ? shownTo(found, "confirmed") : { view: "gone" };
});

/** Asks to unsubscribe; a forgotten address gets a notice. */
export const askToUnsubscribe = page(async (token) => {
  const id = await byUnsubscribeToken(token);
  if (id === undefined) return broken();
  return { view: (await findSubscriber(id)) ? "unsubscribe" : "unsubscribed" };
});

/** Mail programs also post to it for one-click unsubscribing (RFC 8058). */
export const endSubscription = page(async (token) => {
  const id = await byUnsubscribeToken(token);
  if (id !== undefined) await unsubscribe(id);
  return id === undefined ? broken() : { view: "unsubscribed" };
});

/** Without the newsletter, no other link can be had. */
function broken(): Shown {
  return { view: PARTS.newsletter ? "gone" : "ended" };
}

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
    const address = `${pathname}?${new URLSearchParams({ token })}`;
    const shown = await settle(() => look(token), context);
    if (shown instanceof AppError) {
      const locale = visitorLocale(request);
      return failedPage(request, locale, shown, { address, link: wayBack(locale) });
    }
    const { view, email = "" } = shown;
    const locale = visitorLocale(request, searchParams.get("lng") ?? shown.locale);
    const text = formsIn(locale);
    const title = text(`subscription.${view}.title`);
    const asks = view === "confirm" || view === "unsubscribe";
    return framedPage(
      request,
      { status: view === "gone" || view === "ended" ? 404 : 200, locale, title, address },
      createElement(FramedPage, {
        title,
        text: text(`subscription.${view}.text`, { email }),
        button: asks
          ? {
              action: addressIn(locale, address),
              label: text(`subscription.${view}.button`),
            }
          : undefined,
        link: wayBack(locale),
      }),
    );
  };
}

function wayBack(locale: Locale) {
  if (!PARTS.newsletter)
    return { href: siteLinks(locale).home, label: formsIn(locale)("form.home") };
  return { href: `${siteLinks(locale).blog}#newsletter`, label: formsIn(locale)("backToBlog") };
}
