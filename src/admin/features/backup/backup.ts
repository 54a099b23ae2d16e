/**
 * A backup of all that the site holds, besides people: what the two exports of the API give, in one
 * file.
 */
import { call } from "#admin/lib/api.ts";
import { saveFile } from "#admin/lib/download.ts";

/**
 * Downloads it. Each line of the file is the body of one request that fills an empty site: the
 * first of `POST /api/import` (services and projects), every other of `POST /api/import/objects`.
 * Throws what `call` throws;
 * then there is no file.
 */
export async function downloadBackup(): Promise<void> {
  const records = await call("GET /api/export");
  const lines = [line(records.data)];
  let cursor: string | undefined;
  do {
    const page = await call("GET /api/export/objects", { query: { cursor } });
    lines.push(line(page.data));
    cursor = page.cursor;
  } while (cursor !== undefined);
  saveFile(
    new Blob(lines, { type: "application/jsonl" }),
    `backup-${records.data?.exportedAt.slice(0, 10) ?? ""}.jsonl`,
  );
}

function line(data: unknown): string {
  return `${JSON.stringify({ data })}\n`;
}
