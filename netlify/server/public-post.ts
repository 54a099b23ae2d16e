/** A form that anybody may send: as JSON by its island, or by the browser itself when there is no script. */
import type { z } from "zod";
import { localePath, THANKS_PAGES, type Thanks } from "#domain/links.ts";
import { serverTexts } from "#domain/server-texts.ts";
import type { FormKind } from "#domain/server-texts/en.ts";
import { check, isForm, readForm, readObject } from "./body.ts";
import { siteAddress } from "./env.ts";
import { AppError } from "./errors.ts";
import { PLAIN_HEADERS, reply, settle, type Handler, type RequestContext } from "./http.ts";
import type { Origin } from "./submit.ts";
import { tryAgain } from "./try-again.ts";
import { inLanguage } from "./visitor-error.ts";
import { visitorLocale } from "./visitor-locale.ts";

interface PublicForm<Input> {
  kind: FormKind;
  schema: z.ZodType<Input>;
  /** Does what the form is for; throws an `AppError` when it cannot. */
  take: (input: Input, origin: Origin, context: RequestContext) => Promise<void>;
  /** The pages of thanks that a form without script may ask for; the first is for one that names none of them. */
  thanks: readonly [Thanks, ...Thanks[]];
}

/**
 * The POST handler of a form, which answers in the language of the sender's page. JSON is answered in the envelope. A form post is
 * answered with a 303 to the thank-you page, or with a page that says what is wrong and still holds everything that was typed.
 */
export function publicPost<Input>({ kind, schema, take, thanks }: PublicForm<Input>): Handler {
  return async (request, context) => {
    let typed: Record<string, string> | undefined = isForm(request) ? {} : undefined;
    let said: unknown;
    const outcome = await settle(async () => {
      const body = typed ? (typed = await readForm(request)) : await readObject(request);
      said = body["locale"];
      const key = typed ? typed["key"] : request.headers.get("idempotency-key");
      await take(check(body, schema), originOf(request, context.ip, key), context);
    }, context);
    const locale = visitorLocale(request, said);
    if (outcome instanceof AppError) {
      const error = inLanguage(outcome, locale);
      if (!typed) throw error;
      return tryAgain(kind, error, typed, locale);
    }
    if (!typed) return reply({ message: serverTexts(locale).forms[kind].sent });
    const end = thanks.find((name) => name === typed?.["thanks"]) ?? thanks[0];
    return new Response(null, { status: 303, headers: { ...PLAIN_HEADERS, location: localePath(locale, THANKS_PAGES[end]) } });
  };
}

/** The page is known from `Referer`, as far as the browser tells and only when it is one of this site. */
function originOf(request: Request, address: string, key: string | null | undefined): Origin {
  const referer = request.headers.get("referer");
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined;
  const own = page?.host === new URL(request.url).host;
  return {
    address: address.trim(),
    key: key?.trim() ?? "",
    page: own ? (page?.pathname ?? "").slice(0, 200) : "",
    site: siteAddress(request),
  };
}
