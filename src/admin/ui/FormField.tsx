import { cloneElement, type ComponentProps } from "react";
import {
  type Control,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  useFormState,
  useWatch,
} from "react-hook-form";
import { slugOf } from "#domain/text/slug.ts";
import { Field } from "./Field.tsx";
import { WatchedLength } from "./Length.tsx";

interface Props<Values extends FieldValues> extends Omit<
  ComponentProps<typeof Field>,
  "problem" | "length"
> {
  control: Control<Values>;
  name: Path<Values>;
  /** Maximum length in characters. */
  max?: number;
}

/** A field of a record's form. It re-renders when its own error changes, never while typing. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  max,
  children,
  ...field
}: Props<Values>) {
  const { errors } = useFormState({ control, name, exact: true });
  const problem = get(errors, name) as FieldError | undefined;
  return (
    <Field
      {...field}
      problem={problem?.message}
      length={max && <WatchedLength control={control} name={name} max={max} />}
    >
      {cloneElement<object>(children, control.register(name))}
    </Field>
  );
}

/** The web address of the typed title. */
export function AddressNote<Values extends FieldValues>({
  control,
  name,
  text,
}: {
  control: Control<Values>;
  name: Path<Values>;
  text: (slug: string) => string;
}) {
  return text(slugOf(useWatch({ control, name }) as string) || "…");
}
