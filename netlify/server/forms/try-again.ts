/**
 * The page that answers a refused form post of a browser without script: what is wrong, and the
 * form with everything still in it.
 */
import type { FormKind } from "#domain/api/contract.ts";
import type { Locale } from "#domain/links.ts";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import type { AppError } from "#server/http/errors.ts";
import { formsIn } from "./form-texts.ts";
import { escapeHtml } from "#server/http/escape-html.ts";
import { retryHeaders } from "#server/http/http.ts";
import { fieldsOf, labelOf, plainForm } from "./plain-form.ts";
import { plainPage } from "./plain-page.ts";
import { fieldsInWords, inWords } from "#server/http/texts.ts";

/**
 * `error` is a refusal `forVisitor`. `typed` is what the browser sent; its trap field is not given
 * back, so that a filled one does not condemn the second try. `page` is where the first form stood.
 */
export function tryAgain(
  kind: FormKind,
  error: AppError,
  typed: Record<string, string>,
  locale: Locale,
  page: string,
): Response {
  const text = formsIn(locale);
  const problems = fieldsInWords(error.fields ?? {}, locale);
  const list = fieldsOf(kind).flatMap((name) => {
    const problem = problems[name];
    if (problem === undefined) return [];
    return `<li>${text("tryAgain.field", { field: `<a href="#${name}">${labelOf(kind, name, locale)}</a>`, problem: escapeHtml(problem) })}</li>`;
  });
  const happened =
    list.length > 0
      ? `<p>${text("tryAgain.fields")}</p><ul>${list.join("")}</ul>`
      : `<p>${escapeHtml(inWords(error.sentence, locale))}</p>`;
  const body = `<div class="notice" role="alert">${happened}</div>
<p>${text(Object.keys(typed).length > 0 ? "tryAgain.kept" : "tryAgain.goBack")}</p>
${plainForm(kind, locale, { ...typed, page }, problems)}`;
  return plainPage({
    status: ERROR_STATUS[error.code],
    lang: locale,
    title: text(`form.${kind}.title`),
    body,
    headers: retryHeaders(error),
  });
}
