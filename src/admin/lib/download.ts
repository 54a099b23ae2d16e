/** Files for the person at the screen. */
import type { FileRoute, Sent } from "#domain/api/client.ts";
import { answerOf, sendSignedIn } from "./api.ts";

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
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
