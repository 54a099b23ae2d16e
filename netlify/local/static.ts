/** Serves the files of the built site, with the headers of `netlify.toml`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAllHeaders } from "@netlify/headers-parser";
import { sendText } from "./http.ts";
import { chooseEncoding, encodedBytes, type Site } from "./site.ts";

export interface HeaderRule {
  pattern: RegExp;
  values: Readonly<Record<string, string>>;
}

/** A rule as the parser gives it when it is not asked to be minimal. */
interface Header {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** Netlify's own: a browser asks each time, and hears 304 unless there is something new. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/** Reads the header rules; throws with all of the parser's complaints when there are any. */
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

/** All headers for a path; of two rules for one header, the later wins. */
function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => pattern.test(pathname)).map(({ values }) => values),
  ) as Record<string, string>;
}

/** Sends a file of the site. `pathname` is what the client asked for: the header rules go by it. */
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

/** Netlify's answer for a path that leads nowhere: the site's own page, with the honest status. */
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

/** Whether the client already has these bytes, in whatever encoding. */
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
