import { CircleAlert } from "lucide-react";
import { t } from "#admin/i18n/i18n.ts";
import { isProblem, sentenceIn } from "#domain/schema/problem.ts";
import type { Values } from "#site/i18n/keys.ts";

/** The error below a field. `announced`: it appears without leaving the field. */
export function Problem({
  id,
  text,
  announced = false,
}: {
  id?: string;
  text: string;
  announced?: boolean;
}) {
  return (
    <p className="field__problem" id={id} role={announced ? "alert" : undefined}>
      <CircleAlert size={15} />
      {problemText(text)}
    </p>
  );
}

/** A schema gives a key with its values; the server gives a finished sentence. */
export function problemText(message: string): string {
  if (!isProblem(message)) return message;
  const { key, values } = sentenceIn(message);
  return (t as (key: string, values?: Values) => string)(key, values);
}
