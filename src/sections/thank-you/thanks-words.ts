/** The closing texts of the forms, the same as shown in place with JavaScript. */
import type { SiteContent } from "#domain/content/site.ts";
import type { Locale, Thanks } from "#domain/links.ts";
import { answerTimes, siteText } from "#site/i18n/translate.ts";

type MessageThanks = Exclude<Thanks, "newsletter">;

export const MESSAGE_THANKS: readonly MessageThanks[] = ["home", "contact", "proposal", "request"];

/**
 * The confirmation of a form and the next steps: those of the home page, with this form's promised
 * time.
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
  return {
    title: t(`thanks.${thanks}.title`),
    text: t(`thanks.${thanks}.text`, { time }),
    next: [{ title: answer?.title ?? "", text: promise ?? "" }, ...others],
  };
}
