/** A service as its form holds it, and as it is sent. */
import { serviceInput, type ServiceInput } from "#domain/service.ts";
import type { RecordPlan } from "../../record/plan.ts";
import { imagesOf, picturesOf, recordResolver, rowsOf, textsOf, type Picture, type Row } from "../../record/values.ts";
import { fillServiceCard, fillServicePage } from "./service-preview.ts";

export interface ServiceValues {
  serviceType: string;
  shortDetails: string;
  fullDetails: Row[];
  bulletPoints: Row[];
  images: Picture[];
  isActive: boolean;
}

function toInput({ fullDetails, bulletPoints, images, ...values }: ServiceValues): ServiceInput {
  return { ...values, fullDetails: textsOf(fullDetails), bulletPoints: textsOf(bulletPoints), ...imagesOf(images) };
}

export const servicePlan: RecordPlan<"services", ServiceValues> = {
  kind: "services",
  fields: [
    { name: "serviceType", label: "services.form.serviceType", kind: "text" },
    { name: "shortDetails", label: "services.form.shortDetails", kind: "text" },
    { name: "fullDetails", label: "services.form.fullDetails", kind: "list" },
    { name: "bulletPoints", label: "services.form.features", kind: "list" },
    { name: "images", label: "services.form.images", kind: "pictures" },
    { name: "isActive", label: "services.form.active", kind: "switch" },
  ],
  preview: { list: "/services", card: ".service-row", fillCard: fillServiceCard, fillPage: fillServicePage },
  nameOf: ({ serviceType }) => serviceType,
  toValues: (content = {}) => ({
    serviceType: content.serviceType ?? "",
    shortDetails: content.shortDetails ?? "",
    fullDetails: rowsOf(content.fullDetails ?? []),
    bulletPoints: rowsOf(content.bulletPoints ?? []),
    images: picturesOf(content),
    isActive: content.isActive ?? true,
  }),
  toInput,
  resolver: recordResolver<ServiceValues, ServiceInput>(serviceInput, toInput),
};
