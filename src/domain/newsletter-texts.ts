/** Words of the newsletter's mail and of the pages that its links lead to. They are made by the server, which has no dictionary of the site. */
import type { Locale } from "./links.ts";

interface PageTexts {
  title: string;
  text: string;
}

export interface NewsletterTexts {
  /** Language of these texts. */
  locale: Locale;
  /** The answer to everybody who enters an address. It must not tell whether the address is known. */
  answer: string;
  /** `{brand}` is the name of the sender, `{days}` how long a link works. */
  mail: { subject: string; text: string; button: string; ignore: string };
  confirm: PageTexts & { button: string };
  confirmed: PageTexts;
  unsubscribe: PageTexts & { button: string };
  unsubscribed: PageTexts;
  /** For a link that is wrong or too old. */
  gone: PageTexts;
  /** For a fault on our side; the reason stands under it. */
  failed: string;
  blog: string;
}

const ENGLISH: NewsletterTexts = {
  locale: "en",
  answer: "Thank you. Please look into your mailbox and follow the link to confirm.",
  mail: {
    subject: "Please confirm your subscription",
    text: "Somebody, hopefully you, entered this address for the newsletter of {brand}. Please confirm within {days} days that you want to read it:",
    button: "Confirm the subscription",
    ignore: "If it was not you, there is nothing to do: without a confirmation no letter is sent and the address is forgotten.",
  },
  confirm: { title: "One more click", text: "Letters go to {email} as soon as you confirm.", button: "Confirm the subscription" },
  confirmed: { title: "You are subscribed", text: "The next letter goes to {email}. Each one has a link to end the subscription." },
  unsubscribe: {
    title: "Leave the newsletter?",
    text: "No more letters will come, and the address is deleted here.",
    button: "Unsubscribe",
  },
  unsubscribed: { title: "You are unsubscribed", text: "No more letters will come, and the address is deleted here." },
  gone: { title: "This link no longer works", text: "It is too old, or not complete. Enter your address again to get a new one." },
  failed: "That did not work",
  blog: "Back to the blog",
};

const OTHERS: Partial<Record<Locale, NewsletterTexts>> = {};

/** The texts of a language, or the English ones while it has none. */
export function newsletterTexts(locale: Locale): NewsletterTexts {
  return OTHERS[locale] ?? ENGLISH;
}
