/**
 * Tells by a file that it has begun, answers, and writes its file when the work after the answer is
 * done. `?wait=` is for the answer itself.
 */
import { writeFile } from "node:fs/promises";
import type { Config, Context } from "@netlify/functions";

export default async (request: Request, context: Context) => {
  const query = new URL(request.url).searchParams;
  await writeFile(`${query.get("file")}.started`, "");
  const after = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await writeFile(query.get("file") ?? "", "done");
    // Work that leaves more work behind.
    context.waitUntil(writeFile(`${query.get("file")}.more`, "done"));
  };
  context.waitUntil(after());
  await new Promise((resolve) => setTimeout(resolve, Number(query.get("wait") ?? 0)));
  return new Response("answered");
};

export const config: Config = { path: "/api/slow" };
