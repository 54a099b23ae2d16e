/** A service as its form holds it, and as it is sent. */
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { serviceInput } from "#domain/records/service.ts";
import { formOf, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver } from "#admin/features/records/form/values.ts";
import { shownService } from "./service-preview.ts";

export type ServiceValues = ValuesOf<typeof SERVICE_FIELDS>;

const form = formOf<"services", typeof SERVICE_FIELDS>(SERVICE_FIELDS);

export const servicePlan: RecordPlan<"services", ServiceValues> = {
  ...form,
  kind: "services",
  preview: { list: "/services", card: ".service-row", shown: shownService },
  nameOf: ({ serviceType }) => serviceType,
  resolver: recordResolver(serviceInput, form.toInput),
};
