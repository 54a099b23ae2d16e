/** A public form, posted as JSON by its island, or by the browser without JavaScript. */
import { z } from "zod";
import type { FormKind, Operation } from "#domain/api/contract.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import {
  DEFAULT_LOCALE,
  localePath,
  pathWithoutLocale,
  SENT,
  siteLinks,
  THANKS_PAGES,
} from "#domain/links.ts";
import { siteAddress } from "#server/env/env.ts";
import { tryAgain } from "#server/forms/form-pages.ts";
import { check, isForm, readForm, readObject } from "#server/http/body.ts";
import { AppError } from "#server/http/errors.ts";
import { reply, type RequestContext, seeOther, settle } from "#server/http/http.ts";
import { forVisitor, visitorLocale } from "#server/http/visitor.ts";
import type { CountedForm } from "#server/inbox/post-limit.ts";
import { say } from "#site/i18n/sentence.ts";
import { receiptOf } from "./receipts.ts";
import type { Origin } from "./submit.ts";

/** The operation of a form, with the schema of its input. */
type FormOperation<Input> = Operation & { form: object; body: Record<string, z.ZodType<Input>> };

/**
 * Returns the handler of a form, which answers in the language of the sender's page. JSON is
 * answered in the envelope, with the receipt of a message. A form post is answered with a 303 to
 * the receipt or, for the newsletter, to the thank-you page; or with a page that shows the errors
 * and keeps all input.
 * @param take processes the submission and returns the id of its message, if it becomes one; throws
 *   an `AppError` when it cannot.
 */
export function publicPost<Input>(
  { form: { kind, thanks }, body: schemas }: FormOperation<Input>,
  take: (input: Input, origin: Origin, context: RequestContext) => Promise<unknown>,
) {
  const [schema = z.never()] = Object.values(schemas);
  return async ({
    request,
    context,
  }: {
    request: Request;
    context: RequestContext;
  }): Promise<Response> => {
    let typed: Record<string, string> | undefined = isForm(request) ? {} : undefined;
    let said: unknown;
    const outcome = await settle(async () => {
      const body = typed ? (typed = await readForm(request)) : await readObject(request);
      said = body["locale"];
      const id = await take(
        check(body, schema),
        originOf(kind, request, context.ip, typed),
        context,
      );
      return typeof id === "string" ? receiptOf(id) : undefined;
    }, context);
    const locale = visitorLocale(request, said);
    if (outcome instanceof AppError) {
      const error = forVisitor(outcome, locale);
      if (!typed) throw error;
      return tryAgain(request, kind, error, typed, locale, pageOf(request, typed));
    }
    if (!typed)
      return reply(request, {
        message: say(`sent.${kind}`),
        locale,
        ...(outcome && { data: outcome }),
      });
    const end = thanks.find((name) => name === typed?.["thanks"]) ?? thanks[0];
    return seeOther(
      outcome ? `${outcome.url}?${SENT}=${end}` : localePath(locale, THANKS_PAGES[end]),
    );
  };
}

function originOf(
  kind: FormKind,
  request: Request,
  address: string,
  typed?: Record<string, string>,
): Origin {
  const key = typed ? typed["key"] : request.headers.get("idempotency-key");
  const page = pageOf(request, typed);
  return {
    form: formOf(kind, page),
    address: address.trim(),
    key: key?.trim() ?? "",
    page,
    site: siteAddress(request),
  };
}

/** The contact form's page says which of its two forms it is. */
function formOf(kind: FormKind, page: string): CountedForm {
  if (kind !== "enquiry") return kind;
  return pathWithoutLocale(page) === siteLinks(DEFAULT_LOCALE).contact ? "contact" : "home";
}

/**
 * The page of the form: from the form of a second try, which knows the first page, otherwise from
 * `Referer`. `""` when neither is a page of this site.
 */
function pageOf(request: Request, typed: Record<string, string> = {}): string {
  const pages = [typed["page"] ?? "", request.headers.get("referer") ?? ""].map((said) => {
    const page =
      said !== "" && URL.canParse(said, request.url) ? new URL(said, request.url) : undefined;
    return page?.host === new URL(request.url).host && !page.pathname.startsWith("/api/")
      ? page.pathname
      : "";
  });
  return pages.find((page) => page !== "" && page.length <= TEXT_MAX.path) ?? "";
}
