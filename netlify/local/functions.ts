/** Finds the functions of a folder, and routes to them as Netlify does. */
import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import "./jsx.ts";
import type { Config, Context } from "@netlify/functions";

export interface LocalFunction {
  name: string;
  handler: (request: Request, context: Context) => unknown;
  /** In UTC; a scheduled function has no address. */
  schedule: string | undefined;
  preferStatic: boolean;
  methods: readonly string[];
  routes: readonly Route[];
  excluded: readonly Route[];
}

interface Route {
  /** The prefix of every matching path, checked before the pattern. */
  start: string;
  /** Whether `start` is the whole path. */
  plain: boolean;
  pattern: URLPattern;
}

export interface Match {
  function: LocalFunction;
  params: Record<string, string>;
}

/** Imports a function's module: by Node, or by Vite in `astro dev`. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

const importModule: LoadModule = (file) =>
  import(pathToFileURL(file).href) as Promise<Record<string, unknown>>;

/** Loads every function of `folder`. Throws with the file's name when one is unusable. */
export async function loadFunctions(
  folder: string,
  load: LoadModule = importModule,
): Promise<LocalFunction[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(
    (file) => /\.m?[jt]s$/.test(file) && !file.endsWith(".d.ts"),
  );
  return Promise.all(
    files.sort().map(async (file) => toFunction(file, await load(join(folder, file)))),
  );
}

function toFunction(file: string, module: Record<string, unknown>): LocalFunction {
  const name = basename(file, extname(file));
  const config = (module["config"] ?? {}) as Config;
  if (typeof module["default"] !== "function")
    throw new Error(`netlify/functions/${file} has no function as its default export.`);
  const ownPath = config.schedule ? [] : [`/.netlify/functions/${name}`];
  return {
    name,
    handler: module["default"] as LocalFunction["handler"],
    schedule: config.schedule,
    preferStatic: config.preferStatic ?? false,
    methods: list(config.method).map((method) => method.toUpperCase()),
    // A function with paths of its own is not reachable under its default address.
    routes: (config.path ? list(config.path) : ownPath).map(toRoute),
    excluded: list(config.excludedPath).map(toRoute),
  };
}

function toRoute(path: string): Route {
  const start = path.replace(/[:*{(\\?+].*$/, "");
  return {
    start: start.replace(/\/$/, ""),
    plain: start === path,
    pattern: new URLPattern({ pathname: path }),
  };
}

function list<Value>(value: Value | readonly Value[] | undefined): readonly Value[] {
  return value === undefined
    ? []
    : Array.isArray(value)
      ? (value as readonly Value[])
      : [value as Value];
}

/** The function for this path and method, if any. A trailing slash makes no difference. */
export function matchFunction(
  functions: readonly LocalFunction[],
  method: string,
  pathname: string,
): Match | undefined {
  for (const candidate of functions) {
    const { methods } = candidate;
    if (
      methods.length > 0 &&
      !methods.includes(method) &&
      !(method === "HEAD" && methods.includes("GET"))
    )
      continue;
    for (const route of candidate.routes) {
      const params = matchRoute(route, pathname);
      if (params && !candidate.excluded.some((excluded) => matchRoute(excluded, pathname)))
        return { function: candidate, params };
    }
  }
  return undefined;
}

function matchRoute(
  { start, plain, pattern }: Route,
  pathname: string,
): Record<string, string> | undefined {
  if (!pathname.startsWith(start)) return undefined;
  if (plain)
    return pathname.length === start.length || pathname.slice(start.length) === "/"
      ? {}
      : undefined;
  const found =
    pattern.exec({ pathname }) ??
    (pathname.endsWith("/") ? pattern.exec({ pathname: pathname.slice(0, -1) }) : null);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.pathname.groups).filter(
      (group): group is [string, string] => group[1] !== undefined,
    ),
  );
}
