/** The deployed functions, called with anything that a router might pass. */
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import type { Contract, Operation } from "#domain/api/contract.ts";
import { loadFunctions } from "../../../netlify/local/functions.ts";

const functions = new Map(
  (await loadFunctions(join(import.meta.dirname, "../../../netlify/functions"))).map((found) => [
    found.name,
    found,
  ]),
);

/** Calls a function directly, with unchecked parameters. */
export async function callFunction(
  name: string,
  request: Request,
  params: Record<string, string> = {},
): Promise<Response> {
  const found = functions.get(name);
  if (!found) throw new Error(`There is no function ${name}.`);
  const after: Promise<unknown>[] = [];
  const context = {
    ip: "203.0.113.7",
    requestId: "test-request",
    params,
    waitUntil: (work: Promise<unknown>) => void after.push(work),
  };
  const response = (await found.handler(request, context as unknown as Context)) as Response;
  await Promise.all(after);
  return response;
}

/** Method and path of an operation. */
function splitRoute({ route }: Pick<Operation, "route">): { method: string; path: string } {
  const [method = "", path = ""] = route.split(" ");
  return { method, path };
}

/** The paths of a contract, each with its methods. */
export function pathsOf(contract: Contract): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { method, path } of Object.values(contract).map(splitRoute))
    paths.set(path, [...(paths.get(path) ?? []), method]);
  return paths;
}

/** The `Allow` header of an address with these methods. */
export function allowOf(methods: string[]): string {
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/** The function with a path in its config. */
export function functionAt(path: string): string {
  const found = Array.from(functions.values()).find(({ routes }) =>
    routes.some(({ pattern }) => pattern.pathname === path),
  );
  if (!found) throw new Error(`No function has ${path}.`);
  return found.name;
}
