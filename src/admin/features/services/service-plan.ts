/** The form of a service, its requests and its preview. */
import { formOf, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver } from "#admin/features/records/form/values.ts";
import { ENGLISH } from "#admin/features/records/preview/english.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { withSchedule } from "#domain/records/schedule-input.ts";
import { serviceInput } from "#domain/records/service.ts";
import { type Shown, shownService as shown } from "#domain/records/shown.ts";

export type ServiceValues = ValuesOf<typeof SERVICE_FIELDS>;

const form = formOf<"services", typeof SERVICE_FIELDS>(SERVICE_FIELDS);

export const servicePlan: RecordPlan<"services", ServiceValues> = {
  ...form,
  kind: "services",
  preview: { list: "/services", card: ".service-row", shown: shownService },
  nameOf: ({ serviceType }) => serviceType,
  resolver: recordResolver(withSchedule(serviceInput), form.toInput),
};

/** The content of a service's row and of the top of its page. */
export function shownService(values: ServiceValues): Shown {
  return shown(values, ENGLISH);
}
