/** The forms as pages, for browsers without JavaScript. */
import { type ComponentProps, createElement } from "react";
import type { FormKind } from "#domain/api/contract.ts";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { type Locale, REQUEST_PAGE, siteLinks } from "#domain/links.ts";
import { fitText } from "#domain/text/text.ts";
import { typedLine, typedText } from "#domain/text/typed-text.ts";
import type { AppError } from "#server/http/errors.ts";
import { retryHeaders } from "#server/http/http.ts";
import { fieldsInWords, inWords } from "#server/http/texts.ts";
import { visitorLocale } from "#server/http/visitor.ts";
import { FormPage } from "#site/forms/FormPage.tsx";
import { formsIn, formTexts } from "#site/i18n/form-texts.ts";
import { type FramedPage, framedPage } from "./framed-page.ts";

type Form = Omit<ComponentProps<typeof FormPage>, "locale" | "title" | "texts" | "link">;

function formPage(request: Request, page: FramedPage, form: Form): Promise<Response> {
  const { locale, title } = page;
  const link = { href: siteLinks(locale).home, label: formsIn(locale)("form.home") };
  const texts = formTexts(form.kind, locale);
  return framedPage(
    request,
    page,
    createElement(FormPage, { ...form, locale, title, texts, link }),
  );
}

/**
 * The page behind a request button, for when its dialog cannot open: without JavaScript, or when a
 * script failed to load. The form is prefilled with `service` and `message` from the address, as in
 * the dialog, and with the name of the return page; overlong text is cut. Every address yields a
 * page.
 */
export function requestPage(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = visitorLocale(request, asked.get("locale"));
  const message = fitText(typedText(asked.get("message") ?? ""), TEXT_MAX.message);
  const { service, thanks } = askedFor((name) => asked.get(name));
  const text = formsIn(locale);
  return formPage(
    request,
    { locale, title: text("asking.title"), address: requestAddress({ service, thanks }) },
    {
      kind: "request",
      text: text("asking.text"),
      values: { service, message },
      extras: { thanks },
    },
  );
}

/**
 * The answer to a refused post: the errors, and the form with everything still in it. `error` is a
 * refusal from `forVisitor`. `typed` is the browser's input; its honeypot field is dropped, so that
 * a filled one does not condemn the second try. `page` is the page of the first form.
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
  const { labels } = formTexts(kind, locale);
  const problems = fieldsInWords(error.fields ?? {}, locale);
  const fields = FORM_FIELDS[kind].fields.flatMap((name) => {
    const [field, problem] = [labels[name], problems[name]];
    return field && problem ? [{ name, text: text("tryAgain.field", { field, problem }) }] : [];
  });
  return formPage(
    request,
    {
      status: ERROR_STATUS[error.code],
      locale,
      title: text(`form.${kind}.title`),
      address:
        kind === "request"
          ? requestAddress(askedFor((name) => typed[name]))
          : page || siteLinks(locale).home,
      headers: retryHeaders(error),
    },
    {
      kind,
      values: typed,
      problems,
      extras: { key: typed["key"], thanks: typed["thanks"], page },
      refusal: {
        title: fields.length > 0 ? text("tryAgain.fields") : inWords(error.sentence, locale),
        fields,
        text: text(Object.keys(typed).length > 0 ? "tryAgain.kept" : "tryAgain.goBack"),
      },
    },
  );
}

/** The service of a request and the name of its return page, as an address can hold them. */
function askedFor(typed: (name: string) => string | null | undefined) {
  return {
    service: fitText(typedLine(typed("service") ?? ""), TEXT_MAX.service),
    thanks: fitText(typedLine(typed("thanks") ?? ""), TEXT_MAX.choice),
  };
}

/**
 * The address of the request form in any language. It leaves out the message, which is private and
 * too long for an address.
 */
function requestAddress(asked: ReturnType<typeof askedFor>) {
  return `${REQUEST_PAGE}?${new URLSearchParams(asked)}`;
}
