/** The functions as they deploy, to be called with whatever a router might hand them. */
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import { loadFunctions } from "../../../netlify/local/functions.ts";

const functions = new Map(
  (await loadFunctions(join(import.meta.dirname, "../../../netlify/functions"))).map((found) => [found.name, found]),
);

/** Calls a function past any router, with parameters that no router has looked at. */
export async function callFunction(name: string, request: Request, params: Record<string, string> = {}): Promise<Response> {
  const found = functions.get(name);
  if (!found) throw new Error(`There is no function ${name}.`);
  const after: Promise<unknown>[] = [];
  const context = { ip: "203.0.113.7", requestId: "test-request", params, waitUntil: (work: Promise<unknown>) => void after.push(work) };
  const response = (await found.handler(request, context as unknown as Context)) as Response;
  await Promise.all(after);
  return response;
}
