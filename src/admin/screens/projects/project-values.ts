/** A project as its form holds it, and as it is sent. */
import { projectInput, type ProjectInput, type ProjectRecord } from "#domain/project.ts";
import { imagesOf, picturesOf, recordResolver, rowsOf, textsOf, type Picture, type Row } from "../../record-form.ts";

export interface Values {
  title: string;
  client: string;
  description: string;
  category: string;
  status: string;
  location: string;
  startDate: string;
  completionDate: string;
  /** As it was typed; empty when none is known. */
  budget: string;
  features: Row[];
  images: Picture[];
  isActive: boolean;
  isFeatured: boolean;
}

export function toValues(record?: ProjectRecord): Values {
  return {
    title: record?.title ?? "",
    client: record?.client ?? "",
    description: record?.description ?? "",
    category: record?.category ?? "Residential",
    status: record?.status ?? "Planning",
    location: record?.location ?? "",
    startDate: record?.startDate ?? "",
    completionDate: record?.completionDate ?? "",
    budget: typeof record?.budget === "number" ? String(record.budget) : "",
    features: rowsOf(record?.features ?? []),
    images: record ? picturesOf(record) : [],
    isActive: record?.isActive ?? true,
    isFeatured: record?.isFeatured ?? false,
  };
}

/** An empty budget is left out. What is no plain number is sent on as none, which the schema refuses: no guessing about `1,000` or `1e5`. */
export function toInput({ features, images, budget, ...values }: Values): ProjectInput {
  const amount = budget.trim();
  const input = { ...values, features: textsOf(features), ...imagesOf(images) };
  return (amount === "" ? input : { ...input, budget: /^-?\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : Number.NaN }) as ProjectInput;
}

export const resolver = recordResolver<Values, ProjectInput>(projectInput, toInput);
