/** The fields of a project that staff edit, in the order of its page. */
import { z } from "zod";
import { BUDGET_MAX, IMAGE_MAX, TEXT_MAX } from "#domain/limits.ts";
import {
  flag,
  imageList,
  isoDate,
  maybeLine,
  requiredLine,
  requiredText,
  textList,
  typedNumber,
} from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { amountIn, money, moneyDecimals } from "#domain/text/money.ts";
import { paragraphsOf } from "#domain/text/text.ts";
import type { Fields } from "./fields.ts";
import { LAUNCHED, NO_CATEGORY, PROJECT_CATEGORIES, PROJECT_STATUSES } from "./project-choices.ts";

/**
 * An amount in the agency's currency, at least 0, with at most the currency's decimals. `null` or no
 * value means unknown; 0 is an amount.
 */
const budget = typedNumber(
  z
    .number()
    .min(0)
    .max(BUDGET_MAX)
    .refine(
      (amount) => Number(amount.toFixed(moneyDecimals())) === amount,
      problem("decimals", { max: moneyDecimals() }),
    )
    .nullable(),
);

interface Solution {
  features: { title: string; description: string }[];
}

export const PROJECT_FIELDS = {
  title: {
    kind: "title",
    input: requiredLine(TEXT_MAX.title),
    label: "projects.form.title",
    page: { name: "title", as: "word" },
  },
  client: {
    kind: "text",
    input: requiredLine(TEXT_MAX.company),
    label: "facts.client",
    page: { name: "client", as: "word", row: "facts.client" },
  },
  description: {
    kind: "text",
    input: requiredText(TEXT_MAX.description),
    label: "projects.form.description",
    page: {
      name: "descriptions",
      as: "word",
      max: TEXT_MAX.paragraph,
      toPage: paragraphsOf,
      toRecord: (paragraphs: readonly string[]) => paragraphs.join("\n\n"),
    },
  },
  /**
   * Portfolio pages have other categories, so a record filled from one starts with the neutral one.
   */
  category: {
    kind: "text",
    input: z.enum(PROJECT_CATEGORIES),
    fresh: PROJECT_CATEGORIES[0],
    label: "facts.category",
    page: {
      name: "category",
      as: "fact",
      row: "facts.category",
      toPage: "apart",
      filled: NO_CATEGORY,
    },
  },
  /** The client's industry, like `Education`. */
  industry: {
    kind: "line",
    input: maybeLine(TEXT_MAX.company),
    fresh: undefined,
    label: "facts.industry",
    page: { name: "industry", as: "word", row: "facts.industry" },
  },
  /** The client's town, named in each language. */
  location: {
    kind: "text",
    input: requiredLine(TEXT_MAX.location),
    label: "facts.location",
    page: { name: "location", as: "word", row: "facts.location" },
  },
  status: {
    kind: "text",
    input: z.enum(PROJECT_STATUSES),
    fresh: "Planning",
    label: "facts.status",
    page: { name: "status", as: "fact", row: "facts.status", toPage: "apart", filled: LAUNCHED },
  },
  startDate: {
    kind: "day",
    input: isoDate,
    label: "projects.form.startDate",
    page: { name: "startDate", as: "file" },
  },
  completionDate: {
    kind: "day",
    input: isoDate,
    label: "projects.form.completionDate",
    page: { name: "launchDate", as: "fact", row: "facts.launched", toPage: "apart" },
  },
  /** A missing budget clears the stored one, because forms omit an empty one. */
  budget: {
    kind: "money",
    input: budget,
    fresh: undefined,
    label: "fields.budget",
    page: {
      name: "projectBudget",
      as: "fact",
      row: "fields.budget",
      toPage: (amount: number) => money(amount),
      toRecord: amountIn,
    },
  },
  features: {
    kind: "list",
    input: textList(),
    fresh: [],
    label: "projects.form.features",
    page: {
      name: "solution",
      as: "word",
      toPage: "apart",
      toRecord: ({ features }: Solution) =>
        features.map(({ title, description }) => `${title} - ${description}`),
    },
  },
  images: {
    kind: "pictures",
    input: imageList(IMAGE_MAX.perProject),
    fresh: [],
    label: "pictures.title",
    page: { name: "images", as: "word", toPage: "apart" },
  },
  isActive: { kind: "switch", input: flag, fresh: true, label: "record.activeOnSite" },
  isFeatured: { kind: "switch", input: flag, fresh: false, label: "projects.featured" },
} as const satisfies Fields;
