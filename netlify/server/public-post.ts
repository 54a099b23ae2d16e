/** A form that anybody may send: as JSON by its island, or by the browser itself when there is no script. */
import type { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, localePath } from "#domain/links.ts";
import type { Submission } from "#domain/message.ts";
import { check, isForm, readForm, readJson } from "./body.ts";
import { AppError } from "./errors.ts";
import { PLAIN_HEADERS, reply, settle, type Handler } from "./http.ts";
import { submit, type Origin } from "./submit.ts";
import { tryAgain } from "./try-again.ts";

/**
 * The POST handler of a form. JSON is answered in the envelope. A form post is answered with a 303 to the thank-you page in
 * its language, or with a page that says what is wrong and still holds everything that was typed.
 */
export function publicPost(schema: z.ZodType<Submission>): Handler {
  return async (request, context) => {
    if (!isForm(request)) {
      await submit(await readJson(request, schema), originOf(request, context.ip, request.headers.get("idempotency-key")), context);
      return reply({ message: "Message sent successfully!" });
    }
    let typed: Record<string, string> = {};
    const outcome = await settle(async () => {
      typed = await readForm(request);
      await submit(check(typed, schema), originOf(request, context.ip, typed["key"]), context);
    }, context);
    if (outcome instanceof AppError) return tryAgain(outcome, typed);
    const locale = LOCALES.find((known) => known === typed["locale"]) ?? DEFAULT_LOCALE;
    return new Response(null, { status: 303, headers: { ...PLAIN_HEADERS, location: localePath(locale, "/thank-you") } });
  };
}

/** The page is known from `Referer`, as far as the browser tells and only when it is one of this site. */
function originOf(request: Request, address: string, key: string | null | undefined): Origin {
  const referer = request.headers.get("referer");
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined;
  const own = page?.host === new URL(request.url).host;
  return { address: address.trim(), key: key?.trim() ?? "", page: own ? (page?.pathname ?? "").slice(0, 200) : "" };
}
