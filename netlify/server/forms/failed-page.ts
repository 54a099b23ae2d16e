/** The page that answers a failed request. */
import { type ComponentProps, createElement } from "react";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import type { Locale } from "#domain/links.ts";
import type { AppError } from "#server/http/errors.ts";
import { retryHeaders } from "#server/http/http.ts";
import { inWords } from "#server/http/texts.ts";
import { forVisitor } from "#server/http/visitor.ts";
import { FramedPage } from "#site/forms/FramedPage.tsx";
import { formsIn } from "#site/i18n/form-texts.ts";
import { framedPage } from "./framed-page.ts";

interface Failed extends Pick<ComponentProps<typeof FramedPage>, "text" | "link"> {
  /** "That did not work" by default. */
  title?: string;
  address: string;
  headers?: Record<string, string>;
}

/** Says what went wrong in plain words, with a way on. */
export function failedPage(
  request: Request,
  locale: Locale,
  error: AppError,
  { title = formsIn(locale)("subscription.failed"), address, headers, ...words }: Failed,
): Promise<Response> {
  const { sentence, code } = forVisitor(error, locale);
  return framedPage(
    request,
    {
      status: ERROR_STATUS[code],
      locale,
      title,
      address,
      headers: { ...headers, ...retryHeaders(error) },
    },
    createElement(FramedPage, { title, problem: inWords(sentence, locale), ...words }),
  );
}
