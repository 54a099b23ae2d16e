import { CircleAlert } from "lucide-react";
import { problemText } from "#admin/i18n/problem.ts";

/**
 * What is wrong with a field, in a sentence below it. `announced`: it comes without anybody having
 * left the field.
 */
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
      <CircleAlert className="icon" size={15} aria-hidden="true" />
      {problemText(text)}
    </p>
  );
}
