/** A form that anybody may send: as JSON by its island, or by the browser itself when there is no script. */
import type { z } from "zod";
import type { FormKind } from "#domain/form-texts.ts";
import { DEFAULT_LOCALE, LOCALES, localePath } from "#domain/links.ts";
import { check, isForm, readForm, readJson } from "./body.ts";
import { siteAddress } from "./env.ts";
import { AppError } from "./errors.ts";
import { PLAIN_HEADERS, reply, settle, type Handler, type RequestContext } from "./http.ts";
import type { Origin } from "./submit.ts";
import { tryAgain } from "./try-again.ts";

interface PublicForm<Input> {
  kind: FormKind;
  schema: z.ZodType<Input>;
  /** Does what the form is for; throws an `AppError` when it cannot. */
  take: (input: Input, origin: Origin, context: RequestContext) => Promise<void>;
  /** What a sender with script is told. */
  answer: (input: Input) => string;
  /** Path of the page for a sender without. */
  thanks?: string;
}

/**
 * The POST handler of a form. JSON is answered in the envelope. A form post is answered with a 303 to the thank-you page in
 * its language, or with a page that says what is wrong and still holds everything that was typed.
 */
export function publicPost<Input>({ kind, schema, take, answer, thanks = "/thank-you" }: PublicForm<Input>): Handler {
  return async (request, context) => {
    if (!isForm(request)) {
      const input = await readJson(request, schema);
      await take(input, originOf(request, context.ip, request.headers.get("idempotency-key")), context);
      return reply({ message: answer(input) });
    }
    let typed: Record<string, string> = {};
    const outcome = await settle(async () => {
      typed = await readForm(request);
      await take(check(typed, schema), originOf(request, context.ip, typed["key"]), context);
    }, context);
    if (outcome instanceof AppError) return tryAgain(kind, outcome, typed);
    const locale = LOCALES.find((known) => known === typed["locale"]) ?? DEFAULT_LOCALE;
    return new Response(null, { status: 303, headers: { ...PLAIN_HEADERS, location: localePath(locale, thanks) } });
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
