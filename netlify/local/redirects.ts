/** The redirect rules of `netlify.toml`, matched by the rules of Netlify's own engine. */
import { parseAllRedirects } from "@netlify/redirect-parser";

export interface RedirectRule {
  status: number;
  /** Applies even where a file exists. */
  force: boolean;
  to: string;
  /** The path, when the rule matches exactly one: a cheap check before the pattern. */
  path: string | undefined;
  pattern: RegExp;
  /** Whether the target is the folder whose paths the rule matches. */
  isLoop: boolean;
  names: readonly string[];
  query: Readonly<Record<string, string>>;
}

export interface Redirect {
  status: number;
  force: boolean;
  /** Path or URL, with its query. */
  to: string;
}

/** A parsed rule; the parser types it as `any`. */
interface ParsedRedirect {
  path: string;
  host?: string;
  to: string;
  status?: number;
  force?: boolean;
  query?: Record<string, string>;
  conditions?: Record<string, unknown>;
  proxy?: boolean;
}

/**
 * Reads the rules of a site's `_redirects`, then those of `netlify.toml`. Throws with all of the
 * parser's errors.
 */
export async function loadRedirects(
  configFile: string,
  redirectsFile: string,
): Promise<RedirectRule[]> {
  const { redirects, errors } = await parseAllRedirects({
    netlifyConfigPath: configFile,
    redirectsFiles: [redirectsFile],
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0)
    throw new Error(`Redirects: ${(errors as Error[]).map(({ message }) => message).join("; ")}`);
  return (redirects as ParsedRedirect[]).filter(worksHere).map(toRule);
}

/**
 * Rules for other hosts, countries and languages, and proxies to other servers, mean nothing on one
 * offline machine.
 */
function worksHere({ host, conditions = {}, proxy = false }: ParsedRedirect): boolean {
  return host === undefined && !proxy && Object.keys(conditions).length === 0;
}

function toRule({
  path,
  to,
  status = 301,
  force = false,
  query = {},
}: ParsedRedirect): RedirectRule {
  const names: string[] = [];
  const named = (name: string, pattern: string) => {
    names.push(name);
    return pattern;
  };
  // A rule with placeholders compares part by part, so that doubled slashes count as one.
  const slash = path.includes("/:") ? "/+" : "/";
  const source = path
    .replace(/\/$/, "")
    .split(/(\/\*$|\*|(?<=\/):\w+)/)
    .map((part) => {
      // The last `/*` also matches the folder itself.
      if (part === "/*") return named("splat", "(?:/(.*))?");
      if (part === "*") return named("splat", "(.*)");
      if (part.startsWith(":")) return named(part.slice(1), "([^/]+)");
      return part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll("/", slash);
    })
    .join("");
  const plain = names.length === 0 && !path.endsWith("/") ? path : undefined;
  return {
    status,
    force,
    to,
    names,
    query,
    path: plain,
    isLoop: to === path.replace(/\/\*$/, ""),
    pattern: new RegExp(`^${source}/?$`),
  };
}

/**
 * The first matching rule, with its target filled in. Netlify treats a `*` rule whose target is the
 * path itself, or the folder of the `*`, as a loop: the path then has no redirect at all, not even
 * from a later rule. Only a rewrite (200) may do that.
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  search: string,
): Redirect | undefined {
  const asked = decodeURIComponent(pathname);
  for (const { path, pattern, names, query, to, status, force, isLoop } of rules) {
    if (path !== undefined && !asked.startsWith(path)) continue;
    const found = pattern.exec(asked);
    const queried = found && matchQuery(query, search);
    if (!queried) continue;
    const values = new Map(queried);
    names.forEach((name, index) => values.set(name, encodeParts(found[index + 1] ?? "")));
    const target = to.replace(
      /:([A-Za-z]\w*)/g,
      (whole, name: string) => values.get(name) ?? whole,
    );
    // A captured path must not turn a local target into an address on another host.
    const safe = to.startsWith("/") ? target.replace(/^\/{2,}/, "/") : target;
    if (
      names.includes("splat") &&
      status !== 200 &&
      (isLoop || safe === pathname.replace(/\/$/, ""))
    )
      return undefined;
    const carriesQuery = queried.length === 0 && !safe.includes("?");
    return { status, force, to: carriesQuery ? safe + search : safe };
  }
  return undefined;
}

function encodeParts(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** The values for a rule's query parameters; `undefined` when the query does not match the rule. */
function matchQuery(
  query: Readonly<Record<string, string>>,
  search: string,
): [string, string][] | undefined {
  const given = new URLSearchParams(search);
  const values: [string, string][] = [];
  for (const [key, wanted] of Object.entries(query)) {
    const value = given.get(key);
    if (value === null || (!wanted.startsWith(":") && wanted !== value)) return undefined;
    values.push([wanted.replace(/^:/, ""), encodeURIComponent(value)]);
  }
  return values;
}
