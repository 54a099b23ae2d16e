/** From a saved record to the public pages, and back: the staff's whole way, over real builds on a platform of its own. */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { fillFromContent } from "#site/records/fill.ts";
import { ADMIN, signInAs } from "#tests/support/admin.ts";
import { faults } from "#tests/support/contact-form.ts";
import { makePicture } from "#tests/support/pictures.ts";
import { startPlatformProcess } from "#tests/support/platform.ts";
import { expect, test as quiet } from "#tests/support/quiet-page.ts";
import type { AnyRecord } from "#tests/support/records.ts";
import { freePort } from "#tests/support/smtp.ts";
import { startStore } from "#tests/support/store.ts";
import { visitSite } from "#tests/support/visitors.ts";

const ROOT = join(import.meta.dirname, "../..");
/** What a build tells of itself; everything else must be as it was when all is undone. */
const TOLD = /^(?:build\.json|_redirects|\.fingerprint)$/;
/** A build and the look of it; the machine may be busy. */
const BUILD = { timeout: 120_000 };

/** A copy of the built site, and a store filled from content/ as the first build fills it. */
const test = quiet.extend<object, { site: { url: string; folder: string } }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see what a fixture needs.
    async ({}, use) => {
      // Inside the project, where a build finds its packages.
      const dir = mkdtempSync(join(ROOT, "dist-publish-"));
      const [folder, data] = [join(dir, "site"), join(dir, "data")];
      await cp(process.env["SITE_DIR"] ?? join(ROOT, "dist"), folder, { recursive: true });
      await mkdir(data);
      const store = await startStore(data);
      await fillFromContent(ROOT);
      await store.close();
      const env = { DATA_DIR: data, SITE_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
      const platform = await startPlatformProcess(await freePort(), env);
      await use({ url: platform.url, folder });
      await platform.stop();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, give) => give(site.url),
});

/** Every file of a built site with its bytes. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).filter((path) => !TOLD.test(path));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), "latin1")]));
}

/** Publishes by the button and waits until the public pages are as saved. */
async function publish(page: Page, waiting: string): Promise<void> {
  await page.getByRole("button", { name: `Publish: ${waiting}` }).click();
  const drawer = page.getByRole("dialog", { name: "Publish" });
  await drawer.getByRole("button", { name: "Publish now" }).click();
  await expect(drawer.getByRole("listitem").filter({ hasText: "Building" })).toHaveAttribute("aria-current", "step");
  await expect(drawer.getByText("The public pages show every change.", { exact: true })).toBeVisible(BUILD);
  await expect(drawer.getByRole("listitem").filter({ hasText: "failed" })).toHaveCount(0);
}

test("an edited service, an emptied and a hidden one, and a new project with pictures reach the public pages; undone, the pages are as before to the byte", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const before = filesOf(site.folder);
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const listOf = async (kind: string) =>
    ((await (await page.request.get(`/api/${kind}`, { headers })).json()) as { data: AnyRecord[] }).data;
  const text = async (path: string) => (await page.request.get(path)).text();
  const [design, graphics, , marketing] = await listOf("services");
  if (!design || !graphics || !marketing) throw new Error("The store was not filled.");

  // Edit one, hide another, empty a third, add a project.
  await page.goto(`/admin/services/edit/${design._id}`);
  await page.getByLabel("Short details").fill("Sites that a river pilot reads at dawn.");
  await page.getByRole("button", { name: "Update Service" }).click();
  await expect(page.getByRole("heading", { name: "Services Management" })).toBeVisible();
  await page.goto(`/admin/services/edit/${marketing._id}`);
  await page.getByLabel("Active on the site").uncheck();
  await page.getByRole("button", { name: "Update Service" }).click();
  await expect(page.getByRole("heading", { name: "Services Management" })).toBeVisible();
  const emptied = { headers: { ...headers, "if-match": `"${graphics.revision}"` }, data: { ...graphics, bulletPoints: [] } };
  expect((await page.request.put(`/api/services/${graphics._id}`, emptied)).status()).toBe(200);
  const offers = [`/services/${graphics.slug}`, `/bn/services/${graphics.slug}`];
  for (const path of offers) expect(await text(path), path).toContain('id="offer-title"');
  await page.goto("/admin/projects/new");
  await page.getByLabel("Title").fill("Boat yard of Sadarghat");
  await page.getByLabel("Client").fill("Sadarghat Docks");
  await page.getByLabel("Description").fill("Repairs in one list.\n\nThe yard had three.");
  await page.getByLabel("Location").fill("Barishal");
  await page.getByLabel("Start date").fill("2026-01-10");
  await page.getByLabel("Completion date").fill("2026-03-01");
  const pictures = [await makePicture("png", 480, 320), await makePicture("png", 480, 320)];
  await page.getByLabel("Add pictures").setInputFiles(pictures.map((buffer, n) => ({ name: `${n}.png`, mimeType: "image/png", buffer })));
  await expect(page.getByText("2 of 8 used")).toBeVisible();
  await page.getByLabel("What picture 1 shows").fill("Hulls at low tide");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByRole("heading", { name: "Projects Management" })).toBeVisible();

  const visitors = visitSite(site.url, ["/", "/services", "/projects", "/blog", "/about", "/contact", "/services/graphics-design"]);
  await publish(page, "nothing waits");
  await page.keyboard.press("Escape");
  const { asked, failed } = await visitors.stop(1_000);
  expect(failed, `of ${asked} requests during the build`).toEqual([]);

  // All four are public.
  const project = (await listOf("projects")).find(({ slug }) => slug === "boat-yard-of-sadarghat");
  await expect(page.getByRole("row", { name: /Boat yard/ }).getByText("Live")).toBeVisible();
  await page.goto("/projects/boat-yard-of-sadarghat");
  await expect(page.getByRole("heading", { level: 1, name: "Boat yard of Sadarghat" })).toBeVisible();
  await expect(page.getByText("Barishal")).toBeVisible();
  await expect(page.getByText("The yard had three.")).toBeVisible();
  const picture = page.getByRole("img", { name: "Hulls at low tide" });
  await expect(picture).toHaveAttribute("src", /^\/_astro\/.+\.webp$/);
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await faults(page, "body")).toEqual([]);
  for (const path of ["/projects", "/", "/sitemap-0.xml", "/llms.txt"]) expect(await text(path), path).toContain("boat-yard-of-sadarghat");
  expect((await page.request.get(`/projects/${project?._id}`)).url()).toBe(`${site.url}/projects/boat-yard-of-sadarghat`);
  for (const path of offers) expect(await text(path), path).not.toContain('id="offer-title"');
  for (const path of ["/services", `/services/${design.slug}`])
    expect(await text(path), path).toContain("Sites that a river pilot reads at dawn.");
  for (const path of ["/", "/services", "/sitemap-0.xml", "/llms.txt", "/services/graphics-design", "/blog"])
    expect(await text(path), path).not.toContain("/services/digital-marketing");
  for (const part of [marketing.slug, marketing._id])
    expect((await page.request.get(`/services/${part}`, { maxRedirects: 0 })).headers()["location"], part).toBe("/services");

  // Undone: the services as they were, the project in the trash.
  for (const { _id, revision } of [design, graphics, marketing])
    await page.request.post(`/api/services/${_id}/history/${revision}`, { headers: { ...headers, "if-match": `"${revision + 1}"` } });
  await page.request.delete(`/api/projects/${project?._id}`, { headers: { ...headers, "if-match": '"1"' } });
  await page.goto("/admin/services");
  const row = page.getByRole("row", { name: /Web Design/ });
  await expect(row.getByText("Waiting")).toBeVisible();
  await page.getByRole("button", { name: "Publish: 4 changes wait" }).click();
  const waiting = page.getByRole("dialog", { name: "Publish" });
  await expect(waiting.getByRole("link", { name: "Web Design & Development" })).toBeVisible();
  await expect(waiting.getByText("Also deleted records or another order.")).toBeVisible();
  expect(await faults(page, "body")).toEqual([]);
  await page.keyboard.press("Escape");
  await publish(page, "4 changes wait");
  await page.keyboard.press("Escape");
  await expect(row.getByText("Live")).toBeVisible();
  const after = filesOf(site.folder);
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([]);
  expect(Object.keys(before).filter((path) => !(path in after))).toEqual([]);
});
