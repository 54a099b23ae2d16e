/** Words of the forms in the server's own pages: it has no dictionary of the site. */
import type { Locale } from "./links.ts";

export type FormKind = "enquiry" | "request" | "newsletter";
export type FormField = "service" | "name" | "email" | "phone" | "company" | "message" | "budget" | "timeline";

export interface FormTexts {
  /** Language of these texts. */
  locale: Locale;
  /** Of each form: that it has not been sent yet, and the button that sends it. */
  forms: Record<FormKind, { title: string; send: string }>;
  /** Of the page where a service is asked for without script. */
  asking: { title: string; text: string };
  /** What is safe and what to do, under the sentence that says what happened. */
  kept: string;
  /** The same when nothing of the post could be read. */
  goBack: string;
  wrongFields: string;
  required: string;
  optional: string;
  labels: Record<FormField, string>;
  trap: string;
  home: string;
}

const ENGLISH: FormTexts = {
  locale: "en",
  forms: {
    enquiry: { title: "Your message has not been sent yet", send: "Send Message" },
    request: { title: "Your request has not been sent yet", send: "Submit request" },
    newsletter: { title: "You are not subscribed yet", send: "Subscribe" },
  },
  asking: { title: "Start your project", text: "Name and email are enough. The rest helps us price it." },
  kept: "Everything you wrote is still here. Nothing has to be typed again.",
  goBack: "Your browser still has what you wrote: go back one page to find it.",
  wrongFields: "Please look at these fields:",
  required: "required",
  optional: "optional",
  labels: {
    service: "Service",
    name: "Name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    message: "Message",
    budget: "Budget",
    timeline: "Timeline",
  },
  trap: "Leave this field empty",
  home: "Back to the home page",
};

const OTHERS: Partial<Record<Locale, FormTexts>> = {};

/** The texts of a language, or the English ones while it has none. */
export function formTexts(locale: Locale): FormTexts {
  return OTHERS[locale] ?? ENGLISH;
}
