/** Files for the person at the screen. */
import type { FileRoute, Sent } from "#domain/api/client.ts";
import { answerOf, call, sendSignedIn } from "./api.ts";

/** Downloads a file of the API under the name that the server gives it. Throws as `call`. */
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

/** Hands a file to the browser, which keeps it where it keeps downloads. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Downloads a backup of everything but the accounts: both exports of the API in one file. Each line
 * is the body of one request that fills an empty site: the first of `POST /api/import` (services
 * and projects), the others of `POST /api/import/objects`. Throws as `call`; then there is no file.
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
