/**
 * The form that a request button leads to while its dialog cannot open: without script, or when the
 * script did not arrive.
 */
import { TEXT_MAX } from "#domain/limits.ts";
import { fitText } from "#domain/text/text.ts";
import { typedLine, typedText } from "#domain/text/typed-text.ts";
import { formsIn } from "./form-texts.ts";
import { plainForm } from "./plain-form.ts";
import { plainPage } from "./plain-page.ts";
import { visitorLocale } from "#server/http/visitor-locale.ts";

/**
 * `service` and `message` of the address are in the form already, as in the dialog, and the name of
 * the page to end at; what is longer than a request may be is cut.
 * Whatever the address says, it is a page.
 */
export function requestPage(request: Request): Response {
  const asked = new URL(request.url).searchParams;
  const locale = visitorLocale(request, asked.get("locale"));
  const given = (name: string, max: number, typed = typedLine) =>
    fitText(typed(asked.get(name) ?? ""), max);
  const text = formsIn(locale);
  const values = {
    service: given("service", TEXT_MAX.service),
    message: given("message", TEXT_MAX.message, typedText),
    thanks: given("thanks", TEXT_MAX.choice),
  };
  const body = `<p>${text("asking.text")}</p>\n${plainForm("request", locale, values)}`;
  return plainPage({ status: 200, lang: locale, title: text("asking.title"), body });
}
