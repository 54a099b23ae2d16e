/** The forms as pages, for browsers without JavaScript. */
import { type ComponentProps, createElement } from "react";
import type { FormKind } from "#domain/api/contract.ts";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import { aboutPaths } from "#domain/inbox/about.ts";
import { promiseOf, replyBy, replyByInWords } from "#domain/content/reply-by.ts";
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
import type { ReplyBy } from "#site/forms/ReplyBy.tsx";
import { formsIn, formTexts, replyByTexts, privacyTexts } from "#site/i18n/form-texts.ts";
import { type FramedPage, framedPage } from "./framed-page.ts";

type Form = Omit<
  ComponentProps<typeof FormPage>,
  "locale" | "title" | "texts" | "link" | "replyBy"
>;

function formPage(request: Request, page: FramedPage, form: Form): Promise<Response> {
  const { locale, title } = page;
  const link = { href: siteLinks(locale).home, label: formsIn(locale)("form.home") };
  const texts = formTexts(form.kind, locale);
  return framedPage(
    request,
    page,
    createElement(FormPage, {
      ...form,
      locale,
      title,
      texts,
      link,
      replyBy: answerTo(form, locale),
      privacy: form.kind === "newsletter" ? undefined : privacyTexts(locale),
    }),
  );
}

/** When a message sent now with this form is answered. */
function answerTo(
  { kind, extras }: Form,
  locale: Locale,
): ComponentProps<typeof ReplyBy> | undefined {
  if (kind === "newsletter") return undefined;
  const minutes = promiseOf({ kind, page: extras?.["page"] ?? "" });
  const texts = replyByTexts(locale);
  const children = replyByInWords(replyBy(new Date(), minutes), texts, locale);
  return { minutes, texts, children };
}

/**
 * The page behind a request button, for when its dialog cannot open: without JavaScript, or when a
 * script failed to load. The form is prefilled with `service` and `message` from the address, as in
 * the dialog, and with the name of the return page and what the request is about; overlong text is
 * cut. Every address yields a
 * page.
 */
export function requestPage(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = visitorLocale(request, asked.get("locale"));
  const message = fitText(typedText(asked.get("message") ?? ""), TEXT_MAX.message);
  const carried = carriedBy((name) => asked.getAll(name));
  const { service, ...extras } = carried;
  const text = formsIn(locale);
  return formPage(
    request,
    { locale, title: text("asking.title"), address: requestAddress(carried) },
    {
      kind: "request",
      text: text("asking.text"),
      values: { service, message },
      extras,
      about: aboutLine(carried, locale),
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
  const carried = carriedBy((name) => [typed[name] ?? ""]);
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
      address: kind === "request" ? requestAddress(carried) : page || siteLinks(locale).home,
      headers: retryHeaders(error),
    },
    {
      kind,
      values: typed,
      problems,
      extras: {
        key: typed["key"],
        thanks: typed["thanks"],
        about: carried.about,
        topic: carried.topic,
        page,
      },
      about: aboutLine(carried, locale),
      refusal: {
        title: fields.length > 0 ? text("tryAgain.fields") : inWords(error.sentence, locale),
        fields,
        text: text(Object.keys(typed).length > 0 ? "tryAgain.kept" : "tryAgain.goBack"),
      },
    },
  );
}

/**
 * What a request button says besides the message, as an address can hold it: the service, the name
 * of the return page, the pages that the request is about, and their title.
 */
function carriedBy(typed: (name: string) => string[]) {
  const line = (name: string, max: number) => fitText(typedLine(typed(name)[0] ?? ""), max);
  const about = aboutPaths(typed("about")).join(" ");
  return {
    service: line("service", TEXT_MAX.service),
    thanks: line("thanks", TEXT_MAX.choice),
    ...(about !== "" && { about, topic: line("topic", TEXT_MAX.title) }),
  };
}

type Carried = ReturnType<typeof carriedBy>;

/**
 * The line that says what a message is about: the title of its page, otherwise its addresses; none
 * when the service says the same.
 */
function aboutLine({ service, about, topic }: Carried, locale: Locale): string | undefined {
  if (about === undefined || (topic && topic === service)) return undefined;
  return formsIn(locale)("asking.about", { topic: topic || about.replaceAll(" ", ", ") });
}

/**
 * The address of the request form in any language. It leaves out the message, which is private and
 * too long for an address.
 */
function requestAddress(carried: Carried) {
  return `${REQUEST_PAGE}?${new URLSearchParams(carried)}`;
}
