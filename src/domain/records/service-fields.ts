/** The fields of a service that staff edit, in the order of its page. */
import { IMAGE_MAX, TEXT_MAX } from "#domain/limits.ts";
import {
  flag,
  imageList,
  maybeLine,
  requiredLine,
  requiredText,
  textList,
} from "#domain/schema/inputs.ts";
import type { Fields } from "./fields.ts";

export const SERVICE_FIELDS = {
  serviceType: {
    kind: "title",
    input: requiredLine(TEXT_MAX.title),
    label: "services.form.serviceType",
    page: { name: "serviceType", as: "word" },
  },
  shortDetails: {
    kind: "text",
    input: requiredText(TEXT_MAX.shortDetails),
    label: "services.form.shortDetails",
    page: { name: "shortDetails", as: "word" },
  },
  /** As visitors read it, like `2 to 8 weeks`; empty when it varies. */
  deliveryTime: {
    kind: "line",
    input: maybeLine(TEXT_MAX.deliveryTime),
    fresh: undefined,
    label: "facts.deliveryTime",
    page: { name: "deliveryTime", as: "word" },
  },
  fullDetails: {
    kind: "list",
    input: textList(),
    fresh: [],
    label: "services.form.fullDetails",
    page: { name: "fullDetails", as: "word", max: TEXT_MAX.paragraph },
  },
  /** Entries of the form `Title - description`. */
  bulletPoints: {
    kind: "list",
    input: textList(),
    fresh: [],
    label: "services.form.features",
    page: { name: "bulletPoints", as: "word" },
  },
  images: {
    kind: "pictures",
    input: imageList(IMAGE_MAX.perService),
    fresh: [],
    label: "pictures.title",
    page: { name: "images", as: "word", toPage: "apart" },
  },
  isActive: { kind: "switch", input: flag, fresh: true, label: "record.activeOnSite" },
} as const satisfies Fields;
