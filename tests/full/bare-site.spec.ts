/** The least that a site can be holds together: nothing leads to what it does not have. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localePath } from "#domain/links.ts";
import { buildBareSite, LANGUAGES, SERVICE } from "#tests/support/platform/bare-site.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

/** Addresses that functions answer. */
const OF_FUNCTIONS = /^\/(?:fr\/)?(?:api\/|admin|media\/|brief\/steps|request\b|search\b)/;
const OF_PARTS =
  /^(?:\/fr)?\/(?:blog|clients|faces|newsletter|people|platform|projects|real-estate|rss)/;
const HOST = "https://bare.example";

test("a site of one service in two languages has no dead link, empty heading or error", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await buildBareSite(async (dist) => {
    const pages = globSync("**/*.html", { cwd: dist, exclude: ["admin.html"] });
    const fileOf = (path: string) =>
      ["", ".html", "/index.html"].map((end) => join(dist, path) + end).find(isFile);

    await test.step("pages are those of two languages, and every link leads to one", () => {
      expect(pages).toContain(`services/${SERVICE}.html`);
      expect(pages.filter((file) => /^(?:bn|es)\b/.test(file))).toEqual([]);
      for (const file of pages) {
        const html = readFileSync(join(dist, file), "utf8");
        for (const [, address = ""] of html.matchAll(/ (?:href|src|action)="(\/[^"?#]*)/g)) {
          expect.soft(address, file).not.toMatch(OF_PARTS);
          if (!OF_FUNCTIONS.test(address))
            expect.soft(fileOf(address), `${file}: ${address}`).toBeTruthy();
        }
        expect.soft(html, file).not.toMatch(/<(h[1-6]|nav|ul|ol|section)\b[^>]*>\s*<\/\1>/);
      }
    });

    await test.step("what machines read knows nothing else", () => {
      for (const file of ["llms.txt", "_redirects", "sitemap-0.xml"])
        for (const [, path = ""] of readFileSync(join(dist, file), "utf8").matchAll(
          /(?:^| |https:\/\/[^/\s]+)(\/[^\s<)]*)/gm,
        ))
          expect.soft(path, file).not.toMatch(OF_PARTS);
    });

    await test.step("the browser complains about nothing", async () => {
      await page.route(`${HOST}/**`, (route) => {
        const file = fileOf(new URL(route.request().url()).pathname);
        return file ? route.fulfill({ path: file }) : route.abort();
      });
      for (const path of ["/", "/services", `/services/${SERVICE}`, "/about", "/contact", "/404"])
        for (const language of LANGUAGES) {
          await page.goto(HOST + localePath(language, path));
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        }
    });
  });
});

function isFile(path: string): boolean {
  return existsSync(path) && /\.\w+$/.test(path);
}
