/** What robots read, of the site and of a preview of it. */
import type { APIContext } from "astro";
import { afterEach, expect, test, vi } from "vitest";
import { GET } from "#site/pages/robots.txt.ts";

afterEach(() => vi.unstubAllEnvs());

const robots = async (context: string | undefined) => {
  vi.stubEnv("CONTEXT", context);
  const answer = await GET({ site: new URL("https://brand.example") } as APIContext);
  return (await answer.text()).trim().split("\n");
};

test.each(["production", undefined])(
  "built for %s, everything public may be read",
  async (context) => {
    expect(await robots(context)).toEqual([
      "User-agent: *",
      "Disallow: /admin",
      "Disallow: /api/",
      "Sitemap: https://brand.example/sitemap-index.xml",
    ]);
  },
);

test.each(["deploy-preview", "branch-deploy"])("built as a %s, nothing may be", async (context) => {
  expect(await robots(context)).toEqual(["User-agent: *", "Disallow: /"]);
});
