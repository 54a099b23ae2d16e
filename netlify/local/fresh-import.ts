/**
 * Imports a function with fresh copies of the project's modules, like a new deploy on Netlify: a
 * publish may have changed the agency's facts, which modules read once.
 */
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = `${pathToFileURL(resolve(import.meta.dirname, "../..")).href}/`;
const MARK = /\?deploy=\d+$/;
let deploys = 0;
let hooked = false;

/** Returns an import for all functions of one deploy, which share their modules. */
export function freshImport(): (file: string) => Promise<Record<string, unknown>> {
  if (!hooked) registerHooks({ resolve: resolveFresh });
  hooked = true;
  const mark = `?deploy=${++deploys}`;
  return (file) => import(pathToFileURL(file).href + mark) as Promise<Record<string, unknown>>;
}

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]["resolve"]>;

/** What a marked module of the project imports is marked too; packages stay as they are. */
function resolveFresh(...[specifier, context, next]: Parameters<Resolve>): ReturnType<Resolve> {
  const found = next(specifier, context);
  const [mark] = MARK.exec(context.parentURL ?? "") ?? [];
  const isOwn = found.url.startsWith(ROOT) && !found.url.includes("/node_modules/");
  return mark && isOwn && !MARK.test(found.url) ? { ...found, url: found.url + mark } : found;
}
