/** The fields of the public forms, in their order. */
import type { FormKind } from "#domain/api/contract.ts";
import { API } from "#domain/links.ts";

export type FieldName =
  "service" | "name" | "email" | "phone" | "company" | "budget" | "timeline" | "message";

interface FormFields {
  /** The form's action. */
  action: string;
  fields: readonly FieldName[];
  /** Required fields. */
  required: readonly FieldName[];
  /** Fields that span both columns. */
  wide: readonly FieldName[];
}

export const FORM_FIELDS: Record<FormKind, FormFields> = {
  enquiry: {
    action: API.contact,
    fields: ["name", "email", "phone", "company", "message"],
    required: ["name", "email", "message"],
    wide: ["message"],
  },
  request: {
    action: API.serviceRequest,
    fields: ["service", "name", "email", "phone", "budget", "timeline", "message"],
    required: ["service", "name", "email"],
    wide: ["service", "phone", "message"],
  },
  newsletter: { action: API.newsletter, fields: ["email"], required: ["email"], wide: ["email"] },
};
