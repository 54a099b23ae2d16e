/** The texts of the brief, for its page, its island and the pages made by functions. */
import type { BriefStep } from "#domain/brief/brief.ts";
import type { BriefWords } from "#domain/brief/compose.ts";
import type { ReplyByTexts } from "#domain/content/reply-by.ts";
import { requestChoices } from "#domain/inbox/request-choices.ts";
import type { Locale } from "#domain/links.ts";
import { formsIn, replyByTexts } from "./form-texts.ts";
import { priceTexts } from "./price-texts.ts";

type Line = "several" | "chooseFirst" | "needService" | "words" | "hint" | "likes" | "range";
type Note = "noRange" | "noOffer" | "kept" | "print" | "sheet" | "next" | "back" | "send";

export interface BriefTexts extends BriefWords, Record<Line | Note | "sending", string> {
  steps: Record<BriefStep, string>;
  /** What moves a price. */
  moves: string;
  optional: string;
  undecided: string;
  trap: string;
  labels: Record<"name" | "email" | "phone" | "budget" | "timeline" | "services", string>;
  replyBy: ReplyByTexts;
  choices: { budget: string[]; timeline: string[] };
}

export function briefTexts(locale: Locale): BriefTexts {
  const t = formsIn(locale);
  return {
    prices: priceTexts(locale),
    sizes: {
      "": t("brief.sizes.open"),
      small: t("brief.sizes.small"),
      usual: t("brief.sizes.usual"),
      large: t("brief.sizes.large"),
    },
    order: t("brief.order", { name: "{name}", size: "{size}", range: "{range}" }),
    unpriced: t("brief.unpriced"),
    sum: t("brief.sum", { range: "{range}" }),
    steps: {
      services: t("brief.steps.services"),
      size: t("brief.steps.size"),
      time: t("brief.steps.time"),
      likes: t("brief.steps.likes"),
      words: t("brief.steps.words"),
      person: t("brief.steps.person"),
    },
    several: t("brief.several"),
    chooseFirst: t("brief.chooseFirst"),
    needService: t("brief.needService"),
    words: t("brief.words"),
    hint: t("brief.hint"),
    likes: t("brief.likes"),
    range: t("brief.range"),
    noRange: t("brief.noRange"),
    noOffer: t("brief.noOffer"),
    moves: t("price.moves"),
    kept: t("brief.kept"),
    print: t("brief.print"),
    sheet: t("brief.sheet"),
    next: t("brief.next"),
    back: t("brief.back"),
    send: t("brief.send"),
    sending: t("brief.sending"),
    optional: t("form.optional"),
    undecided: t("form.undecided"),
    trap: t("form.trap"),
    labels: {
      name: t("fields.name"),
      email: t("fields.email"),
      phone: t("fields.phone"),
      budget: t("fields.budget"),
      timeline: t("fields.timeline"),
      services: t("brief.services"),
    },
    replyBy: replyByTexts(locale),
    choices: requestChoices(locale),
  };
}
