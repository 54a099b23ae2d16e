/** A project as its form holds it, and as it is sent. */
import { projectInput, type ProjectInput } from "#domain/project.ts";
import type { RecordPlan } from "../../record/plan.ts";
import { imagesOf, picturesOf, recordResolver, rowsOf, textsOf, type Picture, type Row } from "../../record/values.ts";
import { amountOf } from "./amount.ts";
import { categoryInWords, statusInWords } from "./choices.ts";
import { fillProjectCard, fillProjectPage } from "./project-preview.ts";

export interface ProjectValues {
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

/** An empty budget is left out. */
function toInput({ features, images, budget, ...values }: ProjectValues): ProjectInput {
  const input = { ...values, features: textsOf(features), ...imagesOf(images) };
  return (budget.trim() === "" ? input : { ...input, budget: amountOf(budget) }) as ProjectInput;
}

export const projectPlan: RecordPlan<"projects", ProjectValues> = {
  kind: "projects",
  fields: [
    { name: "title", label: "projects.form.title", kind: "text" },
    { name: "client", label: "projects.form.client", kind: "text" },
    { name: "description", label: "projects.form.description", kind: "text" },
    { name: "category", label: "projects.form.category", kind: "text", said: categoryInWords },
    { name: "status", label: "projects.form.status", kind: "text", said: statusInWords },
    { name: "location", label: "projects.form.location", kind: "text" },
    { name: "budget", label: "projects.form.budget", kind: "money" },
    { name: "startDate", label: "projects.form.startDate", kind: "day" },
    { name: "completionDate", label: "projects.form.completionDate", kind: "day" },
    { name: "features", label: "projects.form.features", kind: "list" },
    { name: "images", label: "projects.form.images", kind: "pictures" },
    { name: "isActive", label: "projects.form.active", kind: "switch" },
    { name: "isFeatured", label: "projects.form.featured", kind: "switch" },
  ],
  preview: { list: "/projects", card: ".project-card", fillCard: fillProjectCard, fillPage: fillProjectPage },
  nameOf: ({ title }) => title,
  toValues: (content = {}) => ({
    title: content.title ?? "",
    client: content.client ?? "",
    description: content.description ?? "",
    category: content.category ?? "Residential",
    status: content.status ?? "Planning",
    location: content.location ?? "",
    startDate: content.startDate ?? "",
    completionDate: content.completionDate ?? "",
    budget: typeof content.budget === "number" ? String(content.budget) : "",
    features: rowsOf(content.features ?? []),
    images: picturesOf(content),
    isActive: content.isActive ?? true,
    isFeatured: content.isFeatured ?? false,
  }),
  toInput,
  resolver: recordResolver<ProjectValues, ProjectInput>(projectInput, toInput),
};
