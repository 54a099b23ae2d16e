/** The page that answers a refused form post of a browser without script: what is wrong, and the form with everything still in it. */
import type { Locale } from "#domain/links.ts";
import { ERROR_STATUS } from "#domain/reply.ts";
import { serverTexts } from "#domain/server-texts.ts";
import type { FormKind } from "#domain/server-texts/en.ts";
import { fill } from "#domain/words.ts";
import type { AppError } from "./errors.ts";
import { escapeHtml } from "./html.ts";
import { retryHeaders } from "./http.ts";
import { fieldsOf, labelOf, plainForm } from "./plain-form.ts";
import { plainPage } from "./plain-page.ts";

/**
 * `error` is in the language of the page already. `typed` is what the browser sent; its trap field is not given back, so that a filled one
 * does not condemn the second try. `page` is where the first form stood.
 */
export function tryAgain(kind: FormKind, error: AppError, typed: Record<string, string>, locale: Locale, page: string): Response {
  const { tryAgain: texts, forms } = serverTexts(locale);
  const problems = error.fields ?? {};
  const list = fieldsOf(kind).flatMap((name) => {
    const problem = problems[name];
    if (problem === undefined) return [];
    return `<li>${fill(texts.field, { field: `<a href="#${name}">${labelOf(kind, name, locale)}</a>`, problem: escapeHtml(problem) }, locale)}</li>`;
  });
  const happened = list.length > 0 ? `<p>${texts.fields}</p><ul>${list.join("")}</ul>` : `<p>${escapeHtml(error.message)}</p>`;
  const body = `<div class="notice" role="alert">${happened}</div>
<p>${Object.keys(typed).length > 0 ? texts.kept : texts.goBack}</p>
${plainForm(kind, locale, { ...typed, page }, problems)}`;
  return plainPage({ status: ERROR_STATUS[error.code], lang: locale, title: forms[kind].title, body, headers: retryHeaders(error) });
}
