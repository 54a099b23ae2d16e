/** Texts of the public forms, and of the pages that functions make. */
import type { FormKind } from "#domain/api/contract.ts";
import { type FieldName, FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import { REQUEST_CHOICES } from "#domain/inbox/request-choices.ts";
import type { Locale } from "#domain/links.ts";
import { common as bnCommon } from "./bn/common.ts";
import { forms as bnForms } from "./bn/forms.ts";
import { common as enCommon } from "./en/common.ts";
import { forms as enForms } from "./en/forms.ts";
import { common as esCommon } from "./es/common.ts";
import { forms as esForms } from "./es/forms.ts";
import { common as frCommon } from "./fr/common.ts";
import { forms as frForms } from "./fr/forms.ts";
import { translator } from "./translator.ts";

export const formsIn = translator({
  en: { ...enCommon, ...enForms },
  bn: { ...bnCommon, ...bnForms },
  fr: { ...frCommon, ...frForms },
  es: { ...esCommon, ...esForms },
});

/** The texts of a form. */
export interface FormTexts {
  labels: Partial<Record<FieldName, string>>;
  hints?: Partial<Record<FieldName, string>>;
  optional: string;
  trap: string;
  send: string;
  choices?: Partial<Record<FieldName, readonly string[]>>;
  /** The first of the choices, which says nothing. */
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
      choices: REQUEST_CHOICES[locale],
      undecided: t("form.undecided"),
    }),
  };
}
