/** The last words of the forms, the same that a visitor with script reads in place. */
import type { Locale, Thanks } from "#domain/links.ts";
import type { SiteContent } from "#domain/site.ts";
import type { Dictionary } from "#site/i18n/en.ts";
import { dictionary, fill } from "#site/i18n/translate.ts";

type MessageThanks = Exclude<Thanks, "newsletter">;

const WORDS: Record<MessageThanks, (texts: Dictionary) => { title: string; text: string }> = {
  home: ({ form }) => form.success,
  contact: ({ contactPage }) => contactPage.success,
  proposal: ({ request }) => request.done.proposal,
  request: ({ request }) => request.done.request,
};

export const MESSAGE_THANKS = Object.keys(WORDS) as MessageThanks[];

/** What is said after a form, and within which `time` it promises an answer. */
export function thanksWords(thanks: MessageThanks, locale: Locale, { promises }: SiteContent) {
  const time = thanks === "home" ? promises.homeForm : promises.contactPage;
  const { title, text } = WORDS[thanks](dictionary(locale));
  return { title, text: fill(text, { time }, locale), time };
}
