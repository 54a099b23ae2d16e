import type { RecordChange } from "./record.ts";

/**
 * When staff last changed the record of a page (ISO); `undefined` without a record, and while the
 * record says what its page in `content/` says.
 */
export function lastChange(
  slug: string,
  records: readonly { slug: string; isActive: boolean; change?: RecordChange | undefined }[],
): string | undefined {
  const change = records.find((record) => record.isActive && record.slug === slug)?.change;
  return change?.action === "filled" ? undefined : change?.at;
}
