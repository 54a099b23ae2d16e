/** GET /search: the results as a page, for links that are shared and for browsers without script. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { SEARCH } from "#domain/page-limits.ts";
import { type SearchFile, searchFile } from "#domain/search/document.ts";
import {
  controlIn,
  expectPage,
  type FrameHost,
  linksIn,
  startFrameHost,
  switchOf,
  typedIn,
} from "#tests/support/page/framed-page.ts";
import search from "../../netlify/functions/search.ts";

const context = { ip: "203.0.113.7", requestId: "search-page", waitUntil: () => undefined };
const index = (file: Partial<SearchFile> = {}): SearchFile => ({
  useful: [{ href: "/services", title: "Services" }],
  documents: [
    { group: "services", href: "/services/logo", title: "Logos & co", text: "Your <b>café</b>." },
    { group: "articles", href: "/blog/1", title: "A logo", text: "Small.", lang: "bn" },
    { group: "questions", href: "/#price", title: "What is the price?", text: "Fair." },
  ],
  ...file,
});

let host: FrameHost;
beforeEach(async () => {
  host = await startFrameHost();
  for (const locale of LOCALES) host.files[searchFile(locale)] = index();
  vi.stubEnv("DEPLOY_URL", host.url);
  return () => host.close();
});

async function ask(address: string) {
  const response = await search(new Request(`http://localhost:8888${address}`), context);
  return { status: response.status, response, text: await response.text() };
}
const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0] ?? "";

test("the results are links by kind, with the found words marked", async () => {
  const page = await ask("/search?q=logo");
  expectPage(page, 200, "2 results for “logo”");
  expect(page.text).toContain("<title>Search: logo - ✻</title>");
  expect(page.text).toContain('<meta name="robots" content="noindex">');
  expect(page.text).toMatch(/<h2[^>]*>Services<\/h2>.*<h2[^>]*>Articles<\/h2>/s);
  expect(page.text).toContain("<mark>Logos</mark> &amp; co");
  expect(page.text).toContain("Your &lt;b&gt;café&lt;/b&gt;.");
  expect(page.text).toMatch(/<li lang="bn"><a [^>]*href="\/blog\/1"/);
  expect(typedIn(page.text)).toEqual({ q: "logo" });
});

test.each([
  ["/bn/search?q=logo", "bn", "/bn/search"],
  ["/fr/search?q=logo", "fr", "/fr/search"],
  ["/es/search/?q=logo", "es", "/es/search"],
  ["/search?q=logo&lng=fr", "fr", "/fr/search"],
  ["/search?q=logo&lng=xx", "en", "/search"],
])("%s is in its language, and so is its form", async (address, locale, action) => {
  const page = await ask(address);
  expectPage(page, 200, "logo");
  expect(page.text).toContain(`<html lang="${locale}">`);
  expect(page.text).toContain(`action="${action}"`);
});

test("the switch of languages keeps the query", async () => {
  const { text } = await ask("/fr/search?q=caf%C3%A9%22%3E%26x&junk=1");
  expect(switchOf(text)).toEqual(
    LOCALES.map((locale) =>
      locale === "en"
        ? "/search?q=caf%C3%A9%22%3E%26x&lng=en"
        : `/${locale}/search?q=caf%C3%A9%22%3E%26x`,
    ),
  );
});

test("the language of the browser does not change the page of an address that is shared", async () => {
  const request = new Request("http://localhost:8888/search?q=logo", {
    headers: { "accept-language": "bn", cookie: "i18next=fr" },
  });
  expect(await (await search(request, context)).text()).toContain('<html lang="en">');
});

describe("without a result, the page helps", () => {
  test("with similar words, places to start and a person", async () => {
    const page = await ask("/search?q=prixxe");
    expectPage(page, 200, "Nothing found for “prixxe”");
    const links = linksIn(main(page.text));
    expect(links).toContain("price /search?q=price");
    expect(page.text).toContain('href="/services"');
    expect(links).toContain("Ask us /contact");
  });

  test.each(["", "?q=", "?q=%20%20", "?q=%00%07"])(
    "and asks for words at /search%s",
    async (query) => {
      const page = await ask(`/search${query}`);
      expectPage(page, 200, "Good places to start");
      expect(page.text).toContain("<title>Search - ✻</title>");
      expect(page.text).not.toContain("Nothing found");
      expect(controlIn(page.text, "q")).toContain('autofocus=""');
    },
  );
});

describe("an odd query is a plain page", () => {
  test.each([
    ["x".repeat(10_000), "x".repeat(SEARCH.queryMax)],
    ["logo ".repeat(3_000), "logo ".repeat(20).trim()],
    ["(.*)+$[", "(.*)+$["],
    ["\u200d\u200c\u2060", ""],
    ["\u202elogo\u202c", "logo"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    [`"><img src=x>`, `"><img src=x>`],
    ["</main><title>$& $1 $'", "</main><title>$& $1 $'"],
    ["👩‍🚀🎉", "👩‍🚀🎉"],
    ["' OR 1=1; DROP TABLE x; --", "' OR 1=1; DROP TABLE x; --"],
    ["a\r\nb\tc\u2028d", "a b c d"],
    ["__proto__", "__proto__"],
  ])("%j", async (query, shown) => {
    const page = await ask(`/search?q=${encodeURIComponent(query)}`);
    expectPage(page, 200, "");
    expect(typedIn(page.text)["q"]?.trim()).toBe(shown);
    expect(page.text.match(/<\/main>/g)).toHaveLength(1);
  });

  test.each([
    ["?q=logo&q=price", "logo"],
    ["?q[]=logo", ""],
    ["?q=%E0%A4%A", "\uFFFD%A"],
    ["?q=%F0%9F", "\uFFFD"],
    ["?Q=logo", ""],
  ])("%s", async (query, shown) => {
    const page = await ask(`/search${query}`);
    expectPage(page, 200, "");
    expect(typedIn(page.text)).toEqual({ q: shown });
  });
});

describe("the index", () => {
  test("follows the build, and is kept while the deploy does not answer", async () => {
    for (const query of ["logo", "price"])
      expectPage(await ask(`/search?q=${query}`), 200, `for “${query}”`);
    host.files[searchFile("en")] = index({
      documents: [{ group: "pages", href: "/new", title: "Novelty", text: "" }],
    });
    expectPage(await ask("/search?q=novelty"), 200, "1 result for “novelty”");
    host.files = {};
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expectPage(await ask("/search?q=novelty"), 200, "1 result for “novelty”");
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("search index (en)"));
  });

  test("and the frame are fetched twice at most for a hundred visitors at once", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const pages = await Promise.all(Array.from({ length: 100 }, () => ask("/search?q=logo")));
    for (const page of pages) expectPage(page, 200, "for “logo”");
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test("that is away leaves the form, and says so", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    host.files = {};
    const page = await ask("/search?q=logo");
    expectPage(page, 503, "The search does not answer right now.");
    expect(page.response.headers.get("retry-after")).toBe("60");
    expect(typedIn(page.text)).toEqual({ q: "logo" });
  });
});
