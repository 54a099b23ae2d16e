/** Pages made by functions, as a browser without JavaScript gets them, in a test frame. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect } from "vitest";
import { addressIn, DEFAULT_LOCALE, FRAME, LOCALES, localePath } from "#domain/links.ts";
import { searchFile } from "#domain/search/document.ts";
import type { Posted } from "#tests/support/api/enquiry.ts";

/** Contains no words of any language. */
const frameIn = (locale: string) => `<!doctype html><html lang="${locale}"><head><title>✻</title>
<meta name="robots" content="noindex"></head><body><header>✻
${LOCALES.map((language) => `<a lang="${language}" href="${addressIn(language, FRAME)}">✻</a>`).join("")}
</header><main id="main" tabindex="-1"><h1>✻</h1></main><footer>✻</footer></body></html>`;

export interface FrameHost {
  url: string;
  /** Status of each answered request. */
  statuses: number[];
  /** Other built files, by path, pages as text; an empty search index to begin with. */
  files: Record<string, object | string>;
  /** Answers from now on; `undefined` breaks the connection. */
  answer: (locale: string) => { status?: number; html: string } | undefined;
  close: () => void;
}

/** A host of frames, which uses their content as the ETag. */
export async function startFrameHost(): Promise<FrameHost> {
  const server = createServer((request, response) => {
    const file = host.files[request.url ?? ""];
    if (file !== undefined)
      return void response
        .writeHead(200)
        .end(typeof file === "string" ? file : JSON.stringify(file));
    const locale =
      LOCALES.find((known) => request.url === localePath(known, FRAME)) ?? DEFAULT_LOCALE;
    const answer = host.answer(locale);
    if (!answer) return void request.destroy();
    const etag = `"${Buffer.from(answer.html).toString("base64url")}"`;
    const status = request.headers["if-none-match"] === etag ? 304 : (answer.status ?? 200);
    host.statuses.push(status);
    const headers = { etag, "content-security-policy": "frame-ancestors 'none'" };
    response.writeHead(status, headers).end(status === 304 ? undefined : answer.html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host: FrameHost = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    statuses: [],
    files: Object.fromEntries(
      LOCALES.map((locale) => [searchFile(locale), { useful: [], documents: [] }]),
    ),
    answer: (locale) => ({ html: frameIn(locale) }),
    close: () => server.close(),
  };
  return host;
}

/** Gives the pages of a test file a frame, and other files of a build. */
export function withFrame(files: FrameHost["files"] = {}): void {
  let host: FrameHost;
  beforeAll(async () => {
    host = await startFrameHost();
    Object.assign(host.files, files);
    process.env["DEPLOY_URL"] = host.url;
  });
  afterAll(() => host.close());
}

/** The values that the page's form would send again, without the honeypot. */
export function typedIn(page: string): Record<string, string> {
  const typed: Record<string, string> = {};
  const keep = (attributes: string, value: string | undefined) => {
    const [, name = ""] = / name="(\w+)"/.exec(attributes) ?? [];
    if (name !== "trap" || value !== undefined) typed[name] = decoded(value ?? "");
  };
  for (const [, attributes = ""] of page.matchAll(/<input ([^>]*)>/g))
    keep(attributes, / value="([^"]*)"/.exec(attributes)?.[1]);
  // The parser drops a line end right after the opening tag.
  for (const [, attributes = "", text] of page.matchAll(/<textarea ([^>]*)>\n?([^<]*)</g))
    keep(attributes, text);
  for (const [, attributes = "", options = ""] of page.matchAll(/<select ([^>]*)>(.*?)<\/select>/g))
    keep(attributes, /<option selected="">([^<]*)/.exec(options)?.[1]);
  return typed;
}

/** The tag of a control, by its name attribute. */
export function controlIn(page: string, name: string): string {
  return (
    new RegExp(`<(?:input|select|textarea) (?=[^>]* name="${name}")[^>]*>`).exec(page)?.[0] ?? ""
  );
}

/** Each link: its text and target. */
export function linksIn(page: string): string[] {
  const links = page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<span>)?([^<]*)/g);
  return Array.from(links, ([, href = "", text = ""]) => `${decoded(text)} ${decoded(href)}`);
}

/** Targets of the language switch, in the order of the languages. */
export const switchOf = (page: string) =>
  linksIn(page).flatMap((link) => /^✻ (.*)/.exec(link)?.[1] ?? []);

function decoded(html: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return html.replace(/&(?:(\w+)|#x([\da-f]+)|#(\d+));/g, (_, name, hex, number) =>
    name ? (named[name] ?? "") : String.fromCharCode(hex ? parseInt(hex, 16) : Number(number)),
  );
}

/** Expects a complete, safe, framed page with `advice`. */
export function expectPage(
  { status, response, text }: Pick<Posted, "status" | "response" | "text">,
  expected: number,
  advice = "Everything you wrote is still here.",
): void {
  expect(status).toBe(expected);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  expect(text).toMatch(/<header>.*<main [^>]*><section .*<\/section><\/main><footer>/s);
  expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(decoded(text)).toContain(advice);
}
