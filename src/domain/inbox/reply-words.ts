/** The draft of a reply, in the visitor's language, whatever the staff's language. */
import type { Locale } from "#domain/links.ts";

export const REPLY_WORDS: Record<Locale, { subject: string; quoted: string }> = {
  en: { subject: "Re: your message to us", quoted: "On {when}, {name} wrote:" },
  bn: { subject: "Re: আমাদের কাছে আপনার বার্তা", quoted: "{when}, {name} লিখেছেন:" },
  fr: { subject: "Re: votre message", quoted: "Le {when}, {name} a écrit\u00a0:" },
  es: { subject: "Re: su mensaje", quoted: "El {when}, {name} escribió:" },
};
