/**
 * The form that a request button leads to while its dialog cannot open: without script, or when the
 * script did not arrive.
 */
import { createElement } from "react";
import { TEXT_MAX } from "#domain/limits.ts";
import { siteLinks } from "#domain/links.ts";
import { fitText } from "#domain/text/text.ts";
import { typedLine, typedText } from "#domain/text/typed-text.ts";
import { visitorLocale } from "#server/http/visitor.ts";
import { FormPage } from "#site/forms/FormPage.tsx";
import { formsIn, formTexts } from "#site/i18n/form-texts.ts";
import { framedPage } from "./framed-page.ts";

/**
 * `service` and `message` of the address are in the form already, as in the dialog, and the name of
 * the page to end at; what is longer than a request may be is cut.
 * Whatever the address says, it is a page.
 */
export function requestPage(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = visitorLocale(request, asked.get("locale"));
  const given = (name: string, max: number, typed = typedLine) =>
    fitText(typed(asked.get(name) ?? ""), max);
  const text = formsIn(locale);
  const title = text("asking.title");
  return framedPage(
    request,
    { locale, title },
    createElement(FormPage, {
      kind: "request",
      locale,
      title,
      text: text("asking.text"),
      texts: formTexts("request", locale),
      values: {
        service: given("service", TEXT_MAX.service),
        message: given("message", TEXT_MAX.message, typedText),
      },
      extras: { thanks: given("thanks", TEXT_MAX.choice) },
      link: { href: siteLinks(locale).home, label: text("form.home") },
    }),
  );
}
