/**
 * Export and import of everything besides the records, in pages. Existing objects are never
 * touched.
 */
import { type BackupObject, OBJECT_KINDS, type ObjectKind } from "#domain/api/backup-objects.ts";
import { BACKUP } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { forgetReadKeys } from "#server/inbox/read-keys.ts";
import { say } from "#site/i18n/sentence.ts";
import { OBJECT_PARTS } from "./backup-parts.ts";

/**
 * Returns the objects after `cursor`, as many as fit one answer, and the cursor of the next page;
 * the last page has no cursor.
 */
export async function exportObjects(
  cursor?: string,
): Promise<{ data: BackupObject[]; cursor?: string }> {
  const [from, after] = placeOf(cursor);
  const data: BackupObject[] = [];
  let size = 0;
  for (const kind of OBJECT_KINDS.slice(from === undefined ? 0 : OBJECT_KINDS.indexOf(from))) {
    const { keys, read, atOnce } = OBJECT_PARTS[kind];
    const rest = (await keys())
      .sort(byRank)
      .filter((key) => kind !== from || byRank(key, after) > 0);
    for (let start = 0; start < rest.length; start += atOnce) {
      const chunk = rest.slice(start, start + atOnce);
      const values = await Promise.all(chunk.map(read));
      for (const [index, key] of chunk.entries()) {
        const value = values[index];
        if (value === undefined) continue;
        const own = JSON.stringify(value).length;
        const last = data.at(-1);
        if (last && (size + own > BACKUP.pageBytes || data.length === BACKUP.page))
          return { data, cursor: `${last.kind}:${last.key}` };
        size += own;
        data.push({ kind, key, value });
      }
    }
  }
  return { data };
}

/**
 * Stores a page of an export and returns its number of objects. Safe to repeat. Throws `invalid`
 * for an object of another kind; the objects before it are stored by then, as if the page had come
 * in two.
 */
export async function importObjects(objects: readonly BackupObject[]): Promise<number> {
  try {
    await importAll(objects);
  } finally {
    if (objects.some(({ kind }) => kind === "messages")) await forgetReadKeys();
  }
  return objects.length;
}

async function importAll(objects: readonly BackupObject[]): Promise<void> {
  for (const [index, { kind, key, value }] of objects.entries()) {
    try {
      await OBJECT_PARTS[kind].write(key, value);
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") throw error;
      const sentence = say("backup.badObject", { n: index + 1, kind });
      throw new AppError("invalid", sentence, {
        fields: { [`data.${index}`]: sentence },
        cause: error,
      });
    }
  }
}

function placeOf(cursor: string | undefined): [kind: ObjectKind | undefined, key: string] {
  const [kind, key = ""] = cursor?.split(":", 2) ?? [];
  return [OBJECT_KINDS.find((known) => known === kind), key];
}

/**
 * Sorts by the key after the folder, so that an object that moves between folders during an export
 * is not missed.
 */
function byRank(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf(key: string): string {
  const [, folder = "", rest = key] = /^(.*?)\/(.*)$/s.exec(key) ?? [];
  return `${rest} ${folder}`;
}
