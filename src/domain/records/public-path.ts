/** Where visitors find a record. */
import type { RecordKind } from "./record.ts";

/** The public address of a record: its page, or its place on the home page. */
export function publicPath(kind: RecordKind, { slug }: { slug: string }): string {
  return kind === "questions" ? `/#${slug}` : `/${kind}/${slug}`;
}

/** An address that leads to the record whatever its published name; questions keep theirs. */
export function lastingPath(kind: RecordKind, record: { _id: string; slug: string }): string {
  return kind === "questions" ? publicPath(kind, record) : `/${kind}/${record._id}`;
}
