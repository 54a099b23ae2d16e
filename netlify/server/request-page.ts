/** The form that a request button leads to while its dialog cannot open: without script, or when the script did not arrive. */
import { formTexts } from "#domain/form-texts.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import type { Handler } from "./http.ts";
import { plainForm } from "./plain-form.ts";
import { plainPage } from "./plain-page.ts";

/**
 * `service` and `message` of the address are in the form already, as in the dialog; what is longer than a request may be is cut.
 * An unknown `locale` is the default. Whatever the address says, it is a page.
 */
export const requestPage: Handler = (request) => {
  const asked = new URL(request.url).searchParams;
  const locale = LOCALES.find((known) => known === asked.get("locale")) ?? DEFAULT_LOCALE;
  const given = (name: string, max: number) => (asked.get(name) ?? "").trim().slice(0, max).toWellFormed();
  const texts = formTexts(locale);
  const values = { service: given("service", TEXT_MAX.service), message: given("message", TEXT_MAX.message), locale };
  const body = `<p>${texts.asking.text}</p>\n${plainForm("request", locale, values)}`;
  return plainPage({ status: 200, lang: texts.locale, title: texts.asking.title, body });
};
