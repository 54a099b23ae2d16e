/** The last words of the forms, the same that a visitor with script reads in place. */
import type { SiteContent } from "#domain/content/site.ts";
import type { Locale, Thanks } from "#domain/links.ts";
import { answerTimes, siteText } from "#site/i18n/translate.ts";

type MessageThanks = Exclude<Thanks, "newsletter">;

/** Where the words are. */
const GROUPS = {
  home: "contactForm.success",
  contact: "contactPage.success",
  proposal: "request.done.proposal",
  request: "request.done.request",
} as const;

export const MESSAGE_THANKS = Object.keys(GROUPS) as MessageThanks[];

/**
 * What is said after a form, and what happens next: the steps of the home page, with the time that
 * this form promises.
 */
export function thanksWords(
  thanks: MessageThanks,
  locale: Locale,
  { promises, home }: SiteContent,
) {
  const t = siteText(locale);
  const time = answerTimes(promises, locale).contactPage;
  const [, answer, ...others] = home.connectSteps;
  const promise = thanks === "home" ? answer?.text : t("contactPage.promise", { time });
  const group = GROUPS[thanks];
  return {
    title: t(`${group}.title`),
    text: t(`${group}.text`, { time }),
    next: [{ title: answer?.title ?? "", text: promise ?? "" }, ...others],
  };
}
