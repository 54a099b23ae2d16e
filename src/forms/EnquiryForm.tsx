/**
 * A public form: the same for the islands, which bring it to life, and for the pages that functions
 * make. Without script the browser posts it by itself.
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
  /** Begins the id of each control. */
  id: string;
  /** What the fields begin with. */
  values?: Partial<Record<FieldName, string | undefined>>;
  problems?: Partial<Record<string, string>>;
  lengths?: Partial<Record<string, Length>>;
  /** Nothing can be changed while the form is sent. */
  locked?: boolean;
  /** The services to choose from. Without them a given service is fixed. */
  services?: readonly string[] | undefined;
  /** What the page sends besides the fields. */
  extras?: Partial<Record<string, string>>;
  /** What came of the last try. */
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
              // One that was refused, or never given, must stay open to change.
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
