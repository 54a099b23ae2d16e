/** The page that answers a refused form post of a browser without script: what is wrong, and the form with everything still in it. */
import { formTexts, type FormKind } from "#domain/form-texts.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { ERROR_STATUS } from "#domain/reply.ts";
import type { AppError } from "./errors.ts";
import { escapeHtml } from "./html.ts";
import { retryHeaders } from "./http.ts";
import { fieldsOf, plainForm } from "./plain-form.ts";
import { plainPage } from "./plain-page.ts";

/** `typed` is what the browser sent; its trap field is not given back, so that a filled one does not condemn the second try. */
export function tryAgain(kind: FormKind, error: AppError, typed: Record<string, string>): Response {
  const locale = LOCALES.find((known) => known === typed["locale"]) ?? DEFAULT_LOCALE;
  const texts = formTexts(locale);
  const wrong = fieldsOf(kind).filter((name) => error.fields?.[name] !== undefined);
  const list = wrong.map((name) => `<li><a href="#${name}">${texts.labels[name]}</a>: ${escapeHtml(error.fields?.[name] ?? "")}</li>`);
  const happened = wrong.length > 0 ? `<p>${texts.wrongFields}</p><ul>${list.join("")}</ul>` : `<p>${escapeHtml(error.message)}</p>`;
  const body = `<div class="notice" role="alert">${happened}</div>
<p>${Object.keys(typed).length > 0 ? texts.kept : texts.goBack}</p>
${plainForm(kind, locale, typed, error.fields)}`;
  return plainPage({
    status: ERROR_STATUS[error.code],
    lang: texts.locale,
    title: texts.forms[kind].title,
    body,
    headers: retryHeaders(error),
  });
}
