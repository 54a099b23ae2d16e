/** Best-effort summary of a stored item that fails its schema. */
import type { Collection } from "#server/records/collections.ts";
import { idOf } from "./document.ts";

export interface CorruptItem {
  /** Empty when invalid. */
  _id: string;
  revision: number;
  isActive: boolean;
  isDeleted: boolean;
  /** Slug of the record's page in `content/`. */
  page: string;
  /** The record's name, otherwise its address, its id or a question mark. */
  name: string;
}

export function describeCorrupt(
  { titleField }: Pick<Collection, "titleField">,
  item: unknown,
): CorruptItem {
  const { revision, isActive, deletedAt, page, slug, [titleField]: title } = fieldsOf(item);
  const _id = idOf(item);
  return {
    _id,
    revision: Number.isInteger(revision) ? (revision as number) : 1,
    isActive: isActive !== false,
    isDeleted: deletedAt !== undefined,
    page: textOf(page) || textOf(slug),
    name: textOf(title) || textOf(slug) || _id || "?",
  };
}

function fieldsOf(item: unknown): Record<string, unknown> {
  return typeof item === "object" && item !== null ? (item as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
