/**
 * Every address of the built site, as the platform serves it (cases B73, B80, B81 and B83; spec 1,
 * section 2 "Route list"). Only requests are made, no page is opened.
 */
import { globSync } from "node:fs";
import { type APIRequestContext, expect, test } from "playwright/test";
import {
  addressesOf,
  canonicalOf,
  feedAddresses,
  hasId,
  locations,
  moduleAddresses,
  styleAddresses,
} from "#tests/support/platform/addresses.ts";

const DIST = process.env["SITE_DIR"] ?? new URL("../../dist", import.meta.url).pathname;

/** Its page is walked like the others. */
const MISSING = "/no-such-page";

/** Answers by path, each asked for once and without following a redirect. */
function reader(request: APIRequestContext) {
  const answers = new Map<
    string,
    Promise<{ status: number; type: string; text: string; location: string }>
  >();
  const read = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { "content-type": type = "", location = "" } = answer.headers();
    const text = /text|json|xml|javascript/.test(type) ? await answer.text() : "";
    return { status: answer.status(), type, text, location };
  };
  return (path: string) => {
    if (!answers.has(path)) answers.set(path, read(path));
    return answers.get(path) as ReturnType<typeof read>;
  };
}

test("B73: no link, picture, script, style, preview, feed or sitemap of the site leads nowhere, or around a corner", async ({
  request,
}) => {
  const get = reader(request);
  const origin = new URL(canonicalOf((await get("/")).text) ?? "").origin;
  const faults: string[] = [];
  const seen = new Set<string>();
  const waiting: [from: string, address: string][] = globSync("**/*.html", { cwd: DIST })
    .filter((file) => !file.startsWith("admin/") && !/(?:^|\/)(?:404|not-found)\.html$/.test(file))
    .map((file) => [
      "the build",
      `/${file.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "")}`,
    ]);
  expect(waiting.length).toBeGreaterThanOrEqual(25);
  waiting.push(
    ...["/sitemap-index.xml", "/robots.txt", "/llms.txt", "/rss.xml", MISSING].map(
      (path) => ["", path] as [string, string],
    ),
  );

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, address] = next;
    const url = new URL(address, `${origin}${from.startsWith("/") ? from : "/"}`);
    if (!/^https?:$/.test(url.protocol)) {
      if (!/^(?:mailto:\S+@|tel:\+\d{6,}|mailto:\?)/.test(address))
        faults.push(`${from}: ${address} is no address`);
      continue;
    }
    if (url.origin !== origin) {
      if (url.protocol !== "https:") faults.push(`${from}: ${address} is not secure`);
      continue;
    }
    const path = url.pathname + url.search;
    if (url.pathname.includes("//")) faults.push(`${from}: ${address} has a double slash`);
    if (url.pathname.startsWith("/api/")) {
      if ((await get(path)).status === 404) faults.push(`${from}: ${address} is posted to nobody`);
      continue;
    }
    const { status, type, text } = await get(path);
    if (status !== (path === MISSING ? 404 : 200))
      faults.push(`${from}: ${address} answers ${status}`);
    if (url.hash && type.includes("html") && !hasId(text, decodeURIComponent(url.hash.slice(1))))
      faults.push(`${from}: ${address} has no such place`);
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...linksOf(path, type, text).map((link) => [path, link] as [string, string]));
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);

  const pages = [...seen].filter((path) => !path.includes("?") && path !== MISSING);
  for (const path of pages) {
    const { type, text } = await get(path);
    if (!type.includes("html") || text.includes('content="noindex')) continue;
    expect(canonicalOf(text), path).toBe(origin + path);
    expect(text, path).toContain(`property="og:url" content="${origin}${path}"`);
  }
  const indexed = await Promise.all(pages.map(async (path) => [path, await get(path)] as const));
  const expected = indexed.filter(
    ([, { type, text }]) => type.includes("html") && !text.includes('content="noindex'),
  );
  for (const address of feedAddresses((await get("/rss.xml")).text))
    expect(address, "a feed has no place of its own").toMatch(/^(?:https|mailto):/);
  const [sitemap = ""] = locations((await get("/sitemap-index.xml")).text);
  const listed = locations((await get(new URL(sitemap).pathname)).text);
  expect(listed.toSorted()).toEqual(expected.map(([path]) => origin + path).toSorted());
});

function linksOf(path: string, type: string, text: string): string[] {
  if (type.includes("html")) return addressesOf(text);
  if (path.endsWith(".css")) return styleAddresses(text);
  if (path.endsWith(".js")) return moduleAddresses(text);
  if (path.startsWith("/sitemap")) return locations(text);
  if (path.endsWith("rss.xml")) return feedAddresses(text);
  if (path.endsWith(".webmanifest"))
    return (JSON.parse(text) as { icons: { src: string }[] }).icons.map(({ src }) => src);
  if (path.endsWith(".txt")) return text.match(/https?:\/\/[^\s)>\]]+/g) ?? [];
  return [];
}

test("every route of the spec is there, and other ways to write it lead to it (B79, B81)", async ({
  request,
}) => {
  const get = reader(request);
  for (const [written, path] of [
    ["/About", "/about"],
    ["/SERVICES", "/services"],
    ["/Blog/1", "/blog/1"],
    ["/Services/Graphics-Design", "/services/graphics-design"],
    ["/Platform/Amazon", "/platform/amazon"],
    ["/projects/", "/projects"],
    ["/contact/", "/contact"],
    ["/Real-Estate-Solutions/", "/real-estate-solutions"],
    ["/meeting-with-somebody-else", "/meeting-with-nokshaworks"],
    ["/Meeting-with-Somebody", "/meeting-with-nokshaworks"],
    ["/MEETING-WITH-FOO", "/meeting-with-nokshaworks"],
    ["/terms", "/terms-condition"],
    ["/Terms", "/terms-condition"],
    ["/privacy/", "/privacy-policy"],
    ["/PRIVACY", "/privacy-policy"],
    ["/cases", "/projects"],
    ["/Cases/", "/projects"],
    ["/portfolio", "/projects"],
    ["/Portfolio", "/projects"],
    ["/bn/terms", "/bn/terms-condition"],
    ["/fr/privacy/", "/fr/privacy-policy"],
    ["/es/cases", "/es/projects"],
    ["/bn/portfolio", "/bn/projects"],
  ] as const) {
    const { status, location } = await get(written);
    expect([status, new URL(location, "http://localhost").pathname], written).toEqual([301, path]);
    expect((await get(path)).status, path).toBe(200);
  }
});

test("an address with the language of no prefix leads to the English page, whatever the browser prefers", async ({
  request,
}) => {
  const get = reader(request);
  for (const [written, asked] of [
    ["/en", "/?lng=en"],
    ["/en/", "/?lng=en"],
    ["/en/about", "/about?lng=en"],
    ["/en/blog/1", "/blog/1?lng=en"],
    ["/en/terms", "/terms?lng=en"],
  ] as const) {
    const { status, location } = await get(written);
    expect([status, location], written).toEqual([301, asked]);
  }
  // Never another host.
  expect((await get("/en//evil.example")).location).toBe("/evil.example?lng=en");
});

test("what does not exist is answered with the stated text and status (B80, B83)", async ({
  request,
}) => {
  const get = reader(request);
  for (const [path, words] of [
    ["/nope", "This page is not here"],
    ["/a/b/c/", "This page is not here"],
    ["/frame", "This page is not here"],
    ["/projects/nope", "Project Not Found"],
    ["/projects/nope/", "Project Not Found"],
    ["/blog/99", "Blog post not found"],
    ["/blog/nope/", "Blog post not found"],
    ["/platform/ebay", "Platform not found"],
    ["/projects/not-found", "Project Not Found"],
    ["/blog/not-found/", "Blog post not found"],
    ["/platform/not-found", "Platform not found"],
    ["/Projects/Nope", "Project Not Found"],
    ["/PROJECTS/nope", "Project Not Found"],
    ["/Blog/99", "Blog post not found"],
    ["/BLOG/99", "Blog post not found"],
    ["/Platform/Ebay", "Platform not found"],
    ["/PLATFORM/EBAY", "Platform not found"],
  ] as const) {
    const { status, text } = await get(path);
    expect([status, /<h1[^>]*>([^]*?)<\/h1>/.exec(text)?.[1]?.trim()], path).toEqual([404, words]);
    expect(text, path).not.toContain('rel="canonical"');
    expect(text, path).toContain('content="noindex');
  }
  for (const path of [
    "/services/nope",
    "/services/nope/",
    "/services/a/b",
    "/Services/Nope",
    "/SERVICES/NOPE",
  ]) {
    const { status, location } = await get(path);
    expect([status, new URL(location, "http://localhost").pathname], path).toEqual([
      302,
      "/services",
    ]);
  }
});
