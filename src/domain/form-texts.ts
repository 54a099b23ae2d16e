/** Words of the page that answers a refused form post. It is made by the server, which has no dictionary of the site. */
import type { Locale } from "./links.ts";

export interface FormTexts {
  /** Language of these texts. */
  locale: Locale;
  title: string;
  /** What is safe and what to do, under the sentence that says what happened. */
  kept: string;
  /** The same when nothing of the post could be read. */
  goBack: string;
  wrongFields: string;
  required: string;
  optional: string;
  labels: { name: string; email: string; phone: string; company: string; message: string };
  trap: string;
  send: string;
  home: string;
}

const ENGLISH: FormTexts = {
  locale: "en",
  title: "Your message has not been sent yet",
  kept: "Everything you wrote is still here. Nothing has to be typed again.",
  goBack: "Your browser still has what you wrote: go back one page to find it.",
  wrongFields: "Please look at these fields:",
  required: "required",
  optional: "optional",
  labels: { name: "Name", email: "Email", phone: "Phone", company: "Company", message: "Message" },
  trap: "Leave this field empty",
  send: "Send Message",
  home: "Back to the home page",
};

const OTHERS: Partial<Record<Locale, FormTexts>> = {};

/** The texts of a language, or the English ones while it has none. */
export function formTexts(locale: Locale): FormTexts {
  return OTHERS[locale] ?? ENGLISH;
}
