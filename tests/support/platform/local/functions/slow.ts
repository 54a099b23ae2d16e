/**
 * Writes a file at its start, answers, and writes another when the work after the answer is done.
 * `?wait=` delays the answer.
 */
import { writeFile } from "node:fs/promises";
import type { Config, Context } from "@netlify/functions";

export default async (request: Request, context: Context) => {
  const query = new URL(request.url).searchParams;
  await writeFile(`${query.get("file")}.started`, "");
  const after = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await writeFile(query.get("file") ?? "", "done");
    // Background work that adds more background work.
    context.waitUntil(writeFile(`${query.get("file")}.more`, "done"));
  };
  context.waitUntil(after());
  await new Promise((resolve) => setTimeout(resolve, Number(query.get("wait") ?? 0)));
  return new Response("answered");
};

export const config: Config = { path: "/api/slow" };
