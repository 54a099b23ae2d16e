/** The redirect rules of `netlify.toml`, matched as Netlify's own engine does. */
import { parseAllRedirects } from "@netlify/redirect-parser";

export interface RedirectRule {
  status: number;
  /** Counts even where a file exists. */
  force: boolean;
  to: string;
  /** The path itself, when the rule is for that one alone: a cheap look before the pattern. */
  path: string | undefined;
  pattern: RegExp;
  /** Leads to the folder whose every path it takes. */
  isLoop: boolean;
  names: readonly string[];
  query: Readonly<Record<string, string>>;
}

export interface Redirect {
  status: number;
  force: boolean;
  /** Path or URL, with the query that goes along. */
  to: string;
}

/** A parsed rule; the parser's own types stop at `any`. */
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
 * Reads the rules of a site's `_redirects`, which go first, and of `netlify.toml`; throws with all
 * of the parser's complaints.
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
 * Rules for other hosts, countries and languages, and proxies to other servers, have no meaning on
 * one offline machine.
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
  // A rule with names compares part by part, so that doubled slashes count as one.
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
 * The first rule that matches, with its target filled in. A rule with a `*` that leads to the very
 * path, or to the folder that the `*` stands in, is a loop to Netlify: the path then has no
 * redirect at all, also not by a later rule. Only a rewrite (200) may do that.
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
    // A captured path must not turn a local target into another host's address.
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

/**
 * The values that a rule's query names, or `undefined` when the query does not have what the rule
 * asks for.
 */
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
