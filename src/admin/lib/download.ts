/** File downloads. */
import type { FileRoute, Sent } from "#domain/api/client.ts";
import { answerOf, call, sendSignedIn } from "./api.ts";

/** Downloads a file of the API under the server's file name. Throws as `call`. */
export async function download<R extends FileRoute>(
  route: R,
  query?: Sent<R>["query"],
): Promise<void> {
  const response = await sendSignedIn(route, { query });
  if (!response.ok) await answerOf(response);
  const name =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "export";
  saveFile(await response.blob(), name);
}

/** Saves a file through the browser's own download. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Downloads a backup of everything except accounts: both exports of the API in one file. Each line
 * is the body of one request that fills an empty site: the first for `POST /api/import` (services
 * and projects), the others for `POST /api/import/objects`. Throws as `call`, without saving a
 * file.
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
