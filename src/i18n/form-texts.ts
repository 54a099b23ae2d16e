/** Texts of the public forms and of pages made by functions. */
import { cities } from "#generated/agency.ts";
import { common } from "#generated/texts/common.ts";
import { forms } from "#generated/texts/forms.ts";
import type { FormKind } from "#domain/api/contract.ts";
import type { ReplyByTexts } from "#domain/content/reply-by.ts";
import { type FieldName, FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import { requestChoices } from "#domain/inbox/request-choices.ts";
import { RETENTION } from "#domain/limits.ts";
import { type Locale, siteLinks } from "#domain/links.ts";
import { translator } from "./translator.ts";

export const formsIn = translator(common, forms);

/** The texts of a form. */
export interface FormTexts {
  /** The brief has a choice of services and its own words besides. */
  labels: Partial<Record<FieldName | "want" | "words", string>>;
  hints?: Partial<Record<FieldName, string>>;
  optional: string;
  trap: string;
  send: string;
  choices?: Partial<Record<FieldName, readonly string[]>>;
  /** The first choice, for no answer. */
  undecided?: string;
}

export function formTexts(kind: FormKind, locale: Locale): FormTexts {
  const t = formsIn(locale);
  const labels = FORM_FIELDS[kind].fields.map((name) => {
    if (kind === "enquiry" && name === "name") return [name, t("form.yourName")];
    if (kind === "request" && name === "message") return [name, t("form.details")];
    return [name, t(`fields.${name}`)];
  });
  return {
    labels: Object.fromEntries(labels) as FormTexts["labels"],
    optional: t("form.optional"),
    trap: t("form.trap"),
    send: t(`form.${kind}.send`),
    ...(kind === "request" && {
      choices: requestChoices(locale),
      undecided: t("form.undecided"),
    }),
  };
}

/** Words for `replyByInWords`. */
export function replyByTexts(locale: Locale): ReplyByTexts {
  const t = formsIn(locale);
  const [time, day, yours] = ["{time}", "{day}", "{yours}"] as const;
  return {
    say: t("replyBy.say", { city: cities[locale] ?? "", time, day, yours }),
    on: t("replyBy.on", { day }),
    yours: t("replyBy.yours", { time }),
  };
}

/** The line under a form that stores a message. */
export interface PrivacyTexts {
  text: string;
  href: string;
  label: string;
}

export function privacyTexts(locale: Locale): PrivacyTexts {
  const t = formsIn(locale);
  return {
    text: t("form.privacy", { months: RETENTION.enquiryMonths }),
    href: siteLinks(locale).privacy,
    label: t("form.policy"),
  };
}
