/**
 * The redirects of this machine beside Netlify's own engine, as its command line runs it: the same
 * answer to each path.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllRedirects } from "@netlify/redirect-parser";
import redirector from "netlify-redirector";
import { afterAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { movedAddress, type RedirectRule, siteRedirects } from "#domain/content/redirects.ts";
import { LOCALES, siteLinks } from "#domain/links.ts";
import { recordRedirects } from "#domain/records/overlay.ts";
import { loadRedirects, matchRedirect } from "../../../netlify/local/redirects.ts";

const made = vi.hoisted(() => ({ rules: [] as readonly RedirectRule[] }));
vi.mock("#site/collections.ts", () => ({ getRedirects: () => Promise.resolve(made.rules) }));

interface Answer {
  status: number;
  force: boolean;
  to: string;
}

/** Both engines with the rules of a `netlify.toml`, and of a `_redirects`, which go first. */
async function engines(configFile: string, redirectsFile?: string) {
  const { redirects } = await parseAllRedirects({
    netlifyConfigPath: configFile,
    redirectsFiles: redirectsFile === undefined ? [] : [redirectsFile],
    configRedirects: [],
    minimal: false,
  });
  // The engine's names for what the parser gives.
  const rules = (redirects as Record<string, unknown>[]).map(({ from, query, ...rule }) => ({
    ...rule,
    origin: from,
    params: query,
  }));
  const netlify = await redirector.parseJSON(JSON.stringify(rules), {});
  const own = await loadRedirects(configFile, redirectsFile ?? "no file");
  return {
    netlify(path: string): Answer | undefined {
      const { pathname, search } = new URL(`http://localhost${path}`);
      const asked = {
        scheme: "http",
        host: "localhost",
        path: decodeURIComponent(pathname),
        query: search.slice(1),
      };
      const match = netlify.match({ ...asked, getHeader: () => "", getCookie: () => "" });
      if (!match) return undefined;
      const { status, force, to } = match;
      // Its caller adds the query.
      return { status, force, to: to.includes("?") ? to : to + search };
    },
    own(path: string): Answer | undefined {
      const { pathname, search } = new URL(`http://localhost${path}`);
      const match = matchRedirect(own, pathname, search);
      return match && { ...match, to: match.to.replace(/^[^?]*/, decodeURIComponent) };
    },
  };
}

const LANGUAGES = ["", "/bn", "/fr", "/es"];
const FOLDERS = ["projects", "blog", "platform", "services"];
const NAMES = [
  "terms",
  "privacy",
  "cases",
  "portfolio",
  "terms-condition",
  "meeting-with-us",
  "meeting-with-nokshaworks",
  "about",
  "404",
];
const ENTRIES = [
  "",
  "nope",
  "not-found",
  "a/b",
  "a/b/c",
  "%E0%A6%AC%E0%A6%BE",
  "a%20b",
  "a%2Fb",
  "2d-3d-design",
];
const OTHERS = [
  "/",
  "/en",
  "/en/about",
  "/en/blog/1",
  "/en/a/b/c",
  "/en/services/nope",
  "/de/terms",
  "/admin",
  "/admin/x",
  "/admin/x/y",
  "/api",
  "/api/x",
  "/api/a/b",
  "/x",
  "/x/y",
  "/bn/x",
  "/%74erms",
];

const capital = (text: string) =>
  text.replace(/^[a-z]|(?<=-)[a-z]/g, (letter) => letter.toUpperCase());
const spellings = (path: string, name: string) =>
  [name, capital(name), name.toUpperCase()].map((spelt) => path.replace(name, spelt));
const PATHS = [
  ...LANGUAGES.flatMap((language) =>
    FOLDERS.flatMap((folder) =>
      ENTRIES.flatMap((entry) => spellings(`${language}/${folder}${entry && `/${entry}`}`, folder)),
    ),
  ),
  ...LANGUAGES.flatMap((language) =>
    NAMES.flatMap((name) => spellings(`${language}/${name}`, name)),
  ),
  ...OTHERS,
].flatMap((path) => [path, path === "/" ? "/?a=1" : `${path}/`, `${path}?utm=1&b=%26`]);

/** Rules of other sites, beside those of the demo. */
const MOVED = z
  .array(movedAddress)
  .parse([
    ...(parse(await readFile("content/redirects.yaml", "utf8")) as unknown[]),
    { from: "/news/*", to: "/blog/:splat" },
    { from: "/old-shop/*", to: "https://shop.example/" },
    { from: "/পুরোনো-পাতা", to: "/about" },
    { from: "/index.php", to: "/", status: 302 },
    { from: "/oldPage", to: "/about" },
  ]);
const SITE_RULES = siteRedirects(MOVED);
const MOVED_PATHS = ["/news", "/news/1", "/News/a/b", "/old-shop/x", "/OLD-SHOP/x", "/Old-Shop"]
  .concat("/পুরোনো-পাতা", "/index.php", "/INDEX.PHP", "/oldPage", "/oldpage")
  .flatMap((path) => [path, `/bn${path}`, `${path}?utm=1&b=%26`]);

const { GET } = await import("../../../src/pages/[redirects].ts");
const folder = await mkdtemp(join(tmpdir(), "redirects-"));
const file = join(folder, "_redirects");
afterAll(() => rm(folder, { recursive: true }));

/** Both engines with what the build writes for these rules. */
async function siteEngines(rules: readonly RedirectRule[]) {
  made.rules = rules;
  await writeFile(file, await ((await GET({} as never)) as Response).text());
  return engines("netlify.toml", file);
}

test("each path that a visitor may ask for has the answer that Netlify gives", async () => {
  const { netlify, own } = await siteEngines(SITE_RULES);
  const answers = (engine: (path: string) => Answer | undefined) =>
    Object.fromEntries(
      [...PATHS, ...MOVED_PATHS].map((path) => [path, engine(path) ?? "no redirect"]),
    );
  expect(PATHS.length).toBeGreaterThan(300);
  expect(answers(own)).toEqual(answers(netlify));
  expect(own("/fr/news/1")).toMatchObject({ status: 301, to: "/fr/blog/1" });
  expect(own("/bn/old-shop/x")).toMatchObject({ status: 301, to: "https://shop.example/" });
});

test("no rule of the site is one that Netlify never follows", async () => {
  const { netlify } = await siteEngines(SITE_RULES);
  const asked = SITE_RULES.map(({ from }) =>
    from.replace("*", "some-thing").replaceAll(/:\w+/g, "some"),
  );
  expect(asked.filter((path) => netlify(path) === undefined)).toEqual([]);
});

/** Records that staff have renamed, hidden, or renamed to what another was called. */
const RECORDS = [
  {
    _id: "0000000000001-aaaaaaaaaaaa",
    slug: "films-and-sound",
    formerSlugs: ["films", "films-2"],
    page: "graphics-design",
    isActive: true,
  },
  {
    _id: "0000000000002-bbbbbbbbbbbb",
    slug: "hidden",
    formerSlugs: ["once-shown"],
    isActive: false,
  },
  {
    _id: "0000000000003-cccccccccccc",
    slug: "films-2",
    formerSlugs: ["terms", "2d-3d-design"],
    isActive: true,
  },
  {
    _id: "0000000000004-dddddddddddd",
    slug: "2026",
    formerSlugs: [],
    page: "2026-report",
    isActive: true,
  },
];
const RULES = LOCALES.map(siteLinks).flatMap(({ services, projects }) =>
  [services, projects].flatMap((list) => recordRedirects(list, RECORDS)),
);

test("so has each path of records that staff have renamed or hidden, and each path beside them", async () => {
  const { netlify, own } = await siteEngines([
    ...RULES.map((rule) => ({ ...rule, status: 302 as const })),
    ...SITE_RULES,
  ]);
  const paths = RULES.flatMap(({ from, to }) => [from, to, from.toUpperCase()]).flatMap((path) => [
    ...[path, `${path}/`, `${path}?utm=1&b=%26`, `${path}/x`, `${path}x`],
    path.replace(/[a-z0-9]$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  ]);
  const answers = (engine: (path: string) => Answer | undefined) =>
    Object.fromEntries([...paths, ...PATHS].map((path) => [path, engine(path) ?? "no redirect"]));
  expect(answers(own)).toEqual(answers(netlify));
  for (const { from, to } of RULES) expect(own(from)).toMatchObject({ status: 302, to });
});

describe("rules of other kinds", () => {
  const PATHS_OF_RULES = [
    "/old/",
    "/old/x",
    "/OLD",
    "/moved",
    "/moved/2024",
    "/moved/2024/a/",
    "/moved//a",
    "/moved/2024//a",
    "/gone/",
    "/loop",
    "/loop/x",
    "/loop/end",
    "/loop/end/",
    "/find?x=1",
    "/open",
    "/open/a/",
    "/open/a%20b",
    "/shown",
    "/shown/a/b",
    "/call/x",
    "/call/x/y",
    "/call/x%2Fy",
  ];
  test.each(PATHS_OF_RULES)("%s", async (path) => {
    const { netlify, own } = await engines("tests/support/platform/local/netlify.toml");
    expect(own(path)).toEqual(netlify(path));
  });

  /** Where this machine is meant to differ. */
  const DIFFERENCES: [path: string, why: string, netlify: string, own: string][] = [
    [
      "/open//evil.example",
      "a path that was captured never leads to another host",
      "//evil.example",
      "/evil.example",
    ],
    ["/open/a%3Fb", "a question mark in a captured path stays part of the path", "/a?b", "/a%3Fb"],
  ];
  test.each(DIFFERENCES)("%s: %s", async (path, _why, theirs, ours) => {
    const { netlify } = await engines("tests/support/platform/local/netlify.toml");
    expect(netlify(path)?.to).toBe(theirs);
    const rules = await loadRedirects("tests/support/platform/local/netlify.toml", "no file");
    expect(matchRedirect(rules, path, "")?.to).toBe(ours);
  });
});
