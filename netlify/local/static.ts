/** Serves the files of the built site, with the headers of `netlify.toml`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAllHeaders } from "@netlify/headers-parser";
import { sendText } from "./http.ts";
import { chooseEncoding, encodedBytes, type Site } from "./site.ts";

export interface HeaderRule {
  pattern: RegExp;
  values: Readonly<Record<string, string>>;
}

/** A header rule, as the parser returns it in full mode. */
interface Header {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** Netlify's default: a browser revalidates each time, and gets a 304 if nothing changed. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/** Reads the header rules. Throws with all of the parser's errors. */
export async function loadHeaders(configFile: string): Promise<HeaderRule[]> {
  const { headers, errors } = await parseAllHeaders({
    netlifyConfigPath: configFile,
    headersFiles: [],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0)
    throw new Error(`netlify.toml: ${errors.map(({ message }) => message).join("; ")}`);
  return (headers as Header[]).map(({ forRegExp, values }) => ({
    pattern: forRegExp,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  }));
}

/** All headers for a path; the later of two rules for one header wins. */
function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => pattern.test(pathname)).map(({ values }) => values),
  ) as Record<string, string>;
}

/** Sends a file of the site. `pathname` is the requested path, which the header rules match. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  {
    site,
    rules,
    path,
    pathname,
    status = 200,
  }: { site: Site; rules: readonly HeaderRule[]; path: string; pathname: string; status?: number },
): Promise<void> {
  const file = await site.read(path);
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]?.toString());
  const headers: Record<string, string | number> = {
    "cache-control": DEFAULT_CACHING,
    ...headersFor(rules, pathname),
    "content-type": file.type,
    etag: encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`,
    vary: "Accept-Encoding",
  };
  if (status === 200 && isKnown(request.headers["if-none-match"], file.hash)) {
    delete headers["content-type"];
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await encodedBytes(file, encoding);
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-length"] = bytes.byteLength;
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
}

/** Netlify's answer for an unknown path: the site's own 404 page, with status 404. */
export async function serveNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  rules: readonly HeaderRule[],
  pathname: string,
): Promise<void> {
  const page = site.resolve("/404");
  if (page && "file" in page)
    return serveFile(request, response, { site, rules, path: page.file, pathname, status: 404 });
  sendText(response, 404, "Not Found");
}

/** Whether the client already has these bytes, in any encoding. */
function isKnown(ifNoneMatch: string | undefined, hash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const plain = tag.trim().replace(/^W\//, "");
    return (
      plain === "*" ||
      plain === `"${hash}"` ||
      plain === `"${hash}-br"` ||
      plain === `"${hash}-gzip"`
    );
  });
}
