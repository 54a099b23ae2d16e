/**
 * The page that answers a refused form post of a browser without script: what is wrong, and the
 * form with everything still in it.
 */
import { createElement } from "react";
import type { FormKind } from "#domain/api/contract.ts";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import { type Locale, REQUEST_PAGE, siteLinks } from "#domain/links.ts";
import type { AppError } from "#server/http/errors.ts";
import { retryHeaders } from "#server/http/http.ts";
import { fieldsInWords, inWords } from "#server/http/texts.ts";
import { FormPage } from "#site/forms/FormPage.tsx";
import { formsIn, formTexts } from "#site/i18n/form-texts.ts";
import { framedPage } from "./framed-page.ts";

/**
 * `error` is a refusal `forVisitor`. `typed` is what the browser sent; its trap field is not given
 * back, so that a filled one does not condemn the second try. `page` is where the first form stood.
 */
export function tryAgain(
  request: Request,
  kind: FormKind,
  error: AppError,
  typed: Record<string, string>,
  locale: Locale,
  page: string,
): Promise<Response> {
  const text = formsIn(locale);
  const texts = formTexts(kind, locale);
  const problems = fieldsInWords(error.fields ?? {}, locale);
  const title = text(`form.${kind}.title`);
  const { home } = siteLinks(locale);
  const fields = FORM_FIELDS[kind].fields.flatMap((name) => {
    const [field, problem] = [texts.labels[name], problems[name]];
    return field && problem ? [{ name, text: text("tryAgain.field", { field, problem }) }] : [];
  });
  return framedPage(
    request,
    {
      status: ERROR_STATUS[error.code],
      locale,
      title,
      address: kind === "request" ? requestAddress(typed) : page || home,
      headers: retryHeaders(error),
    },
    createElement(FormPage, {
      kind,
      locale,
      title,
      texts,
      values: typed,
      problems,
      extras: { key: typed["key"], thanks: typed["thanks"], page },
      refusal: {
        title: fields.length > 0 ? text("tryAgain.fields") : inWords(error.sentence, locale),
        fields,
        text: text(Object.keys(typed).length > 0 ? "tryAgain.kept" : "tryAgain.goBack"),
      },
      link: { href: home, label: text("form.home") },
    }),
  );
}

/** The form of a request by itself, with what is asked for. */
function requestAddress({ service = "", message = "", thanks = "" }: Record<string, string>) {
  return `${REQUEST_PAGE}?${new URLSearchParams({ service, message, thanks })}`;
}
