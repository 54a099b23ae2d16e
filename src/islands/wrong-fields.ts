/**
 * What the browser refuses before anything is sent, by the rules of the server
 * (`domain/schema/inputs.ts`) and in the words of the page.
 */
import { isEmail, isPhone } from "#domain/text/patterns.ts";
import { typedEmail, typedPhone } from "#domain/text/typed-address.ts";

export type FieldProblems = Record<"name" | "email" | "phone", string>;

/** A sentence for each wrong field, under its name; empty when the fields can be sent. */
export function wrongFields(
  fields: Record<keyof FieldProblems, string>,
  problems: FieldProblems,
): Record<string, string> {
  const email = typedEmail(fields.email);
  const phone = typedPhone(fields.phone);
  return {
    ...(fields.name.trim() === "" && { name: problems.name }),
    ...(!isEmail(email) && { email: problems.email }),
    ...(phone !== "" && !isPhone(phone) && { phone: problems.phone }),
  };
}
