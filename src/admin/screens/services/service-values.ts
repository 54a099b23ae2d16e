/** A service as its form holds it, and as it is sent. */
import { SERVICE_FIELDS } from "#domain/service-fields.ts";
import { serviceInput } from "#domain/service.ts";
import { formOf, type ValuesOf } from "../../record/form-of.ts";
import type { RecordPlan } from "../../record/plan.ts";
import { recordResolver } from "../../record/values.ts";
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
