import { description } from "#domain/api/site.ts";
import { expect, test } from "vitest";
import { siteRedirects } from "#domain/content/redirects.ts";
import { PART_PLACES, type Part, partsOf } from "#domain/content/part-places.ts";
import { hasPageAt, PARTS } from "#domain/content/parts.ts";
import { serve } from "#server/http/serve.ts";

const without = (part: Part) => ({ ...PARTS, [part]: false });

test.each(Object.entries(PART_PLACES))("without its place there is no %s", (part, gone) => {
  const parts = partsOf((place) => place !== gone);
  expect(parts).toMatchObject({ [part]: false });
  expect(Object.values(parts).filter((isThere) => !isThere)).toHaveLength(part === "blog" ? 2 : 1);
});

test("a folder of nothing is a site of nothing but services", () => {
  expect(new Set(Object.values(partsOf(() => false)))).toEqual(new Set([false]));
});

test.each<[address: string, part: Part]>([
  ["/platform/daraz", "platforms"],
  ["/real-estate-solutions", "realEstate"],
  ["/projects", "projects"],
  ["/projects/a?b#c", "projects"],
  ["/blog/3", "blog"],
  ["/rss.xml", "blog"],
  ["/newsletter/confirm", "newsletter"],
  ["/people/rima-das", "people"],
])("%s is a page with its part only", (address, part) => {
  expect(hasPageAt(address)).toBe(true);
  expect(hasPageAt(address, without(part))).toBe(false);
});

test.each(["/", "/services/blog", "/projects-of-others", "/about"])(
  "%s is a page of no part",
  (address) => {
    expect(
      hasPageAt(
        address,
        partsOf(() => false),
      ),
    ).toBe(true);
  },
);

test.each<[part: Part, folder: string]>([
  ["projects", "/projects/"],
  ["blog", "/blog/"],
  ["platforms", "/platform/"],
])("without %s no rule leads to its not-found page", (part, folder) => {
  const rules = (parts = PARTS) => siteRedirects([], parts).filter(({ to }) => to.includes(folder));
  expect(rules().length).toBeGreaterThan(0);
  expect(rules(without(part))).toEqual([]);
});

test("the list of people is on the company page; without people there is no such rule", () => {
  const rules = (parts = PARTS) =>
    siteRedirects([], parts).filter(({ from }) => /people/i.test(from));
  expect(rules().map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual(
    expect.arrayContaining([
      "/people /about#team 302",
      "/People /about#team 302",
      "/bn/people /bn/about#team 302",
    ]),
  );
  expect(rules(without("people"))).toEqual([]);
});

test("the API of a part that is not there is no address at all", async () => {
  const visit = (isThere: boolean) =>
    serve(
      description,
      { describe: () => new Response("here") },
      isThere,
    )(new Request("https://site.example/api/openapi.json"), {
      ip: "::1",
      requestId: "1",
      waitUntil: () => undefined,
    });
  expect((await visit(true)).status).toBe(200);
  expect((await visit(false)).status).toBe(404);
});
