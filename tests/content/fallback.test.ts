/** What is not translated is shown in English inside the page, with its own `lang` and a note: the real pages, built of content with gaps. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localePath, type Locale } from "#domain/links.ts";
import { dictionary } from "#site/i18n/translate.ts";
import { leftInEnglish, wordsOf, writtenIn } from "#tests/support/page-words.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** Translations that this content lacks: a page, an article, two lists, and of a language the agency's own facts. */
const GAPS = ["services/bn/graphics-design.mdx", "articles/bn/web-trends.mdx", "faqs/bn.yaml", "timeline/bn.yaml", "site/es.yaml"];

let folder: string;

beforeAll(async () => {
  // Inside the project, where a build finds its packages.
  folder = await mkdtemp(join(ROOT, "dist-fallback-"));
  await cp(join(ROOT, "content"), join(folder, "content"), { recursive: true });
  for (const gap of GAPS) await rm(join(folder, "content", gap));
  const from = (path: string) => JSON.stringify(join(ROOT, path));
  // The site's own config, but for what no word needs: pictures in many sizes, link pictures, the platform.
  await writeFile(
    join(folder, "astro.config.mjs"),
    `import config from ${from("astro.config.mjs")};
    export default {
      ...config,
      integrations: config.integrations.filter(({ name }) => ["@astrojs/react", "@astrojs/mdx", "client-touch"].includes(name)),
      srcDir: ${from("src")},
      publicDir: ${from("public")},
      cacheDir: "./cache",
      image: { service: { entrypoint: "astro/assets/services/noop" } },
    };`,
  );
  const env = { ...process.env, VITEST: undefined, ASTRO_TELEMETRY_DISABLED: "1" };
  const astro = join(ROOT, "node_modules/astro/bin/astro.mjs");
  await promisify(execFile)(process.execPath, [astro, "build", "--root", folder], { cwd: ROOT, env });
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const html = (path: string, locale: Locale = "en") => {
  const own = localePath(locale, path);
  return readFile(join(folder, "dist", `${own === "/" ? "/index" : own}.html`), "utf8");
};

/** What the page shows in English without saying so; a name among the choices of a form is what will be sent. */
async function unmarked(path: string, locale: Locale): Promise<string[]> {
  const body = (page: string) => wordsOf(page).filter(({ head, later }) => !head && !later);
  return leftInEnglish(body(await html(path, locale)), body(await html(path)), writtenIn(locale));
}

test.each<[string, Locale]>([
  ["/services/graphics-design", "bn"],
  ["/blog/1", "bn"],
  ...["/", "/services", "/about", "/contact", "/projects", "/blog", "/meeting-with-nokshaworks"].map((path): [string, Locale] => [
    path,
    "es",
  ]),
])("%s says that it is not written in %s, and search engines are sent to the English one", async (path, locale) => {
  const page = await html(path, locale);
  expect(page).toContain(`<html lang="${locale}"`);
  const note = `<p class="untranslated" lang="${locale}">${dictionary(locale).untranslated}</p>`;
  expect(page).toContain(`<main id="main" tabindex="-1" lang="en">${note}`);
  expect(page.replace(/\s+/g, " ")).toMatch(/<link rel="stylesheet" href="[^"]*untranslated[^"]*"/);
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/]+${path}"`));
  expect(page).not.toContain(`hreflang="${locale}" href="http`);
  expect(await unmarked(path, locale)).toEqual([]);
});

test.each([
  ["/", '<div class="accordion" lang="en">'],
  ["/about", '<ol class="timeline__list" lang="en"'],
])("on %s the part that is not translated says so", async (path, part) => {
  const page = await html(path, "bn");
  expect(page).toContain(dictionary("bn").untranslatedPart);
  expect(page).toContain(part);
  expect(page).not.toContain(dictionary("bn").untranslated);
});

test.each(["/", "/services", "/services/web-design-development", "/blog", "/blog/2", "/about", "/404"])(
  "on %s the names of what is written in English alone say their language",
  async (path) => {
    expect((await html(path, "bn")).match(/lang="en"/g)?.length).toBeGreaterThan(3);
    expect(await unmarked(path, "bn")).toEqual([]);
  },
);

test("a page whose own words are there says the language of the agency's facts on it", async () => {
  for (const path of ["/services/graphics-design", "/platform/amazon", "/blog/1", "/thank-you", "/thank-you/contact", "/404"]) {
    const page = await html(path, "es");
    expect(page).not.toContain(dictionary("es").untranslated);
    expect(await unmarked(path, "es"), path).toEqual([]);
  }
});

test("where nothing is missing, nothing is said", async () => {
  for (const path of ["/", "/services/graphics-design", "/about"]) {
    const page = await html(path, "fr");
    for (const note of [dictionary("fr").untranslated, dictionary("fr").untranslatedPart, "untranslated"]) expect(page).not.toContain(note);
  }
});
