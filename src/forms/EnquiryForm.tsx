/**
 * A public form, shared by the islands that hydrate it and by the pages made by functions. Without
 * JavaScript the browser posts it.
 */
import type { ComponentProps, ReactNode } from "react";
import type { FormKind } from "#domain/api/contract.ts";
import { type FieldName, FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import type { Locale } from "#domain/links.ts";
import type { FormTexts } from "#site/i18n/form-texts.ts";
import { Field, type Length } from "./Field.tsx";

interface Props extends Omit<ComponentProps<"form">, "action" | "id" | "method"> {
  kind: FormKind;
  locale: Locale;
  texts: FormTexts;
  /** Prefix of each control's id. */
  id: string;
  /** Initial values of the fields. */
  values?: Partial<Record<FieldName, string | undefined>>;
  problems?: Partial<Record<string, string>>;
  lengths?: Partial<Record<string, Length>>;
  /** The form is being sent, so fields cannot change. */
  locked?: boolean;
  /** Services to choose from. Without them a given service is fixed. */
  services?: readonly string[] | undefined;
  /** Hidden fields of the page. */
  extras?: Partial<Record<string, string>>;
  /** Result of the last submission. */
  result?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

export function EnquiryForm({
  kind,
  locale,
  texts,
  id,
  values = {},
  problems = {},
  lengths = {},
  locked = false,
  services,
  extras = {},
  result,
  children,
  ...form
}: Props) {
  const { action, fields, required, wide } = FORM_FIELDS[kind];
  return (
    <form method="post" action={action} {...form}>
      {result}
      <div className="form-grid">
        {fields.map((name) => {
          const isService = name === "service";
          return (
            <Field
              key={name}
              {...{ name, locked }}
              id={id + name}
              label={texts.labels[name]}
              hint={texts.hints?.[name]}
              value={values[name]}
              required={required.includes(name)}
              optional={texts.optional}
              // A refused or missing service must stay editable.
              fixed={isService && values.service !== "" && !problems[name]}
              choices={isService ? services : texts.choices?.[name]}
              undecided={isService ? undefined : texts.undecided}
              problem={problems[name]}
              length={lengths[name]}
              wide={wide.includes(name)}
            />
          );
        })}
      </div>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}trap`}>{texts.trap}</label>
        <input id={`${id}trap`} name="trap" tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries({ locale, ...extras }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
