/** The revision of a record as its ETag, and the refusal of a save that was made over an older one. */
import { AppError } from "./errors.ts";

/** Headers of an answer that carries one record. */
export function revisionHeaders({ revision }: { revision: number }): { etag: string } {
  return { etag: `"${revision}"` };
}

/**
 * Throws `conflict` with `data`, the record as it is now, when `If-Match` names another revision than the current one.
 * Without the header the last save wins, for clients that know no revisions. A proxy may have made the ETag a weak one.
 */
export function refuseStale(ifMatch: string | null, { revision }: { revision: number }, data: unknown): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const known = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!known.includes(`"${revision}"`)) throw new AppError("conflict", "Someone else has changed this in the meantime.", { data });
}
