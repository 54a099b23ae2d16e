/**
 * The brief step by step, for browsers without JavaScript. Nothing is stored: each page carries the
 * other steps in hidden fields, and the last one posts an ordinary request.
 */
import { createElement } from "react";
import { timeZone } from "#generated/agency.ts";
import { ERROR_STATUS } from "#domain/api/reply.ts";
import {
  type Brief,
  type BriefOffer,
  type BriefStep,
  fieldsOf,
  readBrief,
  stepOf,
  stepsOf,
} from "#domain/brief/brief.ts";
import { choiceIn } from "#domain/inbox/request-choices.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { BRIEF_OFFER, BRIEF_STEPS, type Locale, localePath, siteLinks } from "#domain/links.ts";
import { dayAt, dayInWords } from "#domain/text/dates.ts";
import { lengthOf, typedText } from "#domain/text/typed-text.ts";
import { inDigits } from "#domain/text/words.ts";
import { readPairs } from "#server/http/body.ts";
import { builtFile } from "#server/http/built-file.ts";
import { AppError } from "#server/http/errors.ts";
import { type RequestContext, settle } from "#server/http/http.ts";
import { inWords } from "#server/http/texts.ts";
import { visitorLocale } from "#server/http/visitor.ts";
import type { Sender } from "#site/forms/brief/BriefSheet.tsx";
import { BriefStepPage } from "#site/forms/brief/BriefStepPage.tsx";
import { briefTexts } from "#site/i18n/brief-texts.ts";
import { formsIn } from "#site/i18n/form-texts.ts";
import { say } from "#site/i18n/sentence.ts";
import { failedPage } from "./failed-page.ts";
import { framedPage } from "./framed-page.ts";

type Pair = readonly [name: string, value: string];

interface Call {
  request: Request;
  context: Pick<RequestContext, "requestId">;
}

interface Offered {
  offer: BriefOffer;
  agency: Sender;
}

const readOffer = builtFile(
  "offer of the brief",
  (locale) => localePath(locale, BRIEF_OFFER),
  async (answer) => (await answer.json()) as Offered,
);

/** Steps whose fields no address may hold. */
const PRIVATE: readonly BriefStep[] = ["words", "person"];

/** Shows the step named in the address, or the first, filled in from the address. */
export function beginBrief({ request }: Call): Promise<Response> {
  const asked = [...new URL(request.url).searchParams];
  const pairs = asked
    .map(([name, value]): Pair => [name === "service" ? "want" : name, value])
    .filter(([name]) => !PRIVATE.includes(stepOf(name)) || name === "step" || name === "locale");
  return page(request, pairs);
}

/** The step that was asked for, with everything that was posted. */
export async function stepBrief({ request, context }: Call): Promise<Response> {
  const pairs = await settle(() => readPairs(request), context);
  return pairs instanceof AppError
    ? failed(request, visitorLocale(request), pairs)
    : page(request, pairs);
}

async function page(request: Request, pairs: readonly Pair[]): Promise<Response> {
  const said = (name: string) => pairs.find(([known]) => known === name)?.[1];
  const locale = visitorLocale(request, said("locale"));
  const offered = await readOffer(request, locale);
  if (!offered) return failed(request, locale, new AppError("unavailable", say("store.away")));
  const { offer, agency } = offered;
  const brief = inLanguage(readBrief(pairs, offer), locale);
  const { step, problems } = shownStep(brief, offer, said("step"), locale);
  const steps = stepsOf(offer);
  const text = formsIn(locale);
  const texts = briefTexts(locale);
  const count = (n: number) => inDigits(n, locale);
  return framedPage(
    request,
    {
      status: Object.keys(problems).length > 0 ? ERROR_STATUS.invalid : 200,
      locale,
      title: texts.steps[step],
      address: addressOf(brief, step),
    },
    createElement(BriefStepPage, {
      ...{ step, locale, offer, agency, texts, brief },
      place: text("brief.step", { n: count(steps.indexOf(step) + 1), total: count(steps.length) }),
      problems,
      day: dayInWords(dayAt(new Date(), timeZone), locale),
    }),
  );
}

/** Translates the choices into this language, and drops unknown ones. */
function inLanguage(brief: Brief, locale: Locale): Brief {
  return {
    ...brief,
    budget: choiceIn("budget", brief.budget, locale),
    timeline: choiceIn("timeline", brief.timeline, locale),
  };
}

/** The step that was asked for; an earlier one while that has a problem. */
function shownStep(
  brief: Brief,
  offer: BriefOffer,
  asked: string | undefined,
  locale: Locale,
): { step: BriefStep; problems: Record<string, string> } {
  const steps = stepsOf(offer);
  const at = Math.max(
    steps.findIndex((step) => step === asked),
    0,
  );
  const now = lengthOf(typedText(brief.words));
  const tooLong = say("problems.tooLongNow", { max: TEXT_MAX.words, now });
  const problems = [
    ...(brief.services.length === 0
      ? [["want", formsIn(locale)("brief.needService")] as const]
      : []),
    ...(now > TEXT_MAX.words ? [["words", inWords(tooLong, locale)] as const] : []),
  ];
  const first = problems.find(([field]) => steps.indexOf(stepOf(field)) < at);
  return first
    ? { step: stepOf(first[0]), problems: Object.fromEntries([first]) }
    : { step: steps[at] ?? "services", problems: {} };
}

/** The address of this step in another language. */
function addressOf(brief: Brief, step: BriefStep): string {
  const fields = fieldsOf(brief).filter(([name]) => !PRIVATE.includes(stepOf(name)));
  return `${BRIEF_STEPS}?${new URLSearchParams([...fields, ["step", step]])}`;
}

function failed(request: Request, locale: Locale, error: AppError): Promise<Response> {
  const text = formsIn(locale);
  return failedPage(request, locale, error, {
    title: text("brief.missing"),
    text: text("tryAgain.goBack"),
    address: BRIEF_STEPS,
    link: { href: siteLinks(locale).brief, label: text("brief.title") },
  });
}
