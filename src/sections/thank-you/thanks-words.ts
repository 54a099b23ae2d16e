/** The last words of the forms, the same that a visitor with script reads in place. */
import type { Locale, Thanks } from "#domain/links.ts";
import type { SiteContent } from "#domain/site.ts";
import type { Dictionary } from "#site/i18n/en.ts";
import { answerTimes, dictionary, fill } from "#site/i18n/translate.ts";

type MessageThanks = Exclude<Thanks, "newsletter">;

const WORDS: Record<MessageThanks, (texts: Dictionary) => { title: string; text: string }> = {
  home: ({ form }) => form.success,
  contact: ({ contactPage }) => contactPage.success,
  proposal: ({ request }) => request.done.proposal,
  request: ({ request }) => request.done.request,
};

export const MESSAGE_THANKS = Object.keys(WORDS) as MessageThanks[];

/** What is said after a form, and what happens next: the steps of the home page, with the time that this form promises. */
export function thanksWords(thanks: MessageThanks, locale: Locale, { promises, home }: SiteContent) {
  const { title, text } = WORDS[thanks](dictionary(locale));
  const time = answerTimes(promises, locale).contactPage;
  const [, answer, ...others] = home.connectSteps;
  const promise = thanks === "home" ? answer?.text : fill(dictionary(locale).contactPage.promise, { time }, locale);
  return { title, text: fill(text, { time }, locale), next: [{ title: answer?.title ?? "", text: promise ?? "" }, ...others] };
}
