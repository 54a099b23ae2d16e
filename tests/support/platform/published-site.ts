/** `test` with a copy of the built site, which its platform rebuilds when staff publish. */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { fillFromContent } from "#site/records/fill.ts";
import { ADMIN } from "#tests/support/admin/admin.ts";
import { freePort } from "#tests/support/api/smtp.ts";
import { expect, test as quiet } from "#tests/support/page/quiet-page.ts";
import { startStore } from "#tests/support/store/store.ts";
import { startPlatformProcess } from "./platform.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** A build's own data; everything else must be the same after all changes are undone. */
const TOLD = /^(?:build\.json|_redirects|\.fingerprint)$/;
/** The site's address without https://, with which every build fails. */
const WRONG = { URL: "www.nokshaworks.example" };

interface Site {
  url: string;
  folder: string;
  /** Restarts the platform with the right address. */
  mend: () => Promise<void>;
}

/**
 * A copy of the built site, and a store filled from content/ as by the first build; builds fail
 * until it is mended.
 */
export const test = quiet.extend<{ site: Site }>({
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
      const env = {
        DATA_DIR: data,
        SITE_DIR: folder,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      };
      const port = await freePort();
      // The failing build may print any error.
      let platform = await startPlatformProcess(port, { ...env, ...WRONG }, /^/);
      const mend = async () => {
        await platform.stop();
        platform = await startPlatformProcess(port, env);
      };
      await use({ url: platform.url, folder, mend });
      await platform.stop();
      await rm(dir, { recursive: true, force: true });
    },
    // Not one a worker: each test begins with a site that is not yet published.
    { timeout: 60_000 },
  ],
  baseURL: ({ site }, give) => give(site.url),
});

/**
 * Time for a build and its check. It may wait for the build of another test's platform, and the
 * first one makes the pictures of all records, while other tests use the cores.
 */
export const BUILD = { timeout: 400_000 };

/** Publishes through the button and waits until the public pages match the saved records. */
export async function publish(page: Page, standing: string): Promise<void> {
  await page.getByRole("button", { name: `Publish: ${standing}` }).click();
  const drawer = page.getByRole("dialog", { name: "Publish" });
  await drawer.getByRole("button", { name: "Publish now" }).click();
  await expect(drawer.getByRole("listitem").filter({ hasText: "Building" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expect(drawer.getByText("Visitors see every change.", { exact: true })).toBeVisible(BUILD);
  await expect(drawer.getByRole("list", { name: "Progress" }).getByText("failed")).toHaveCount(0);
  await page.keyboard.press("Escape");
}

/** Every file of a built site with its bytes. */
export function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !TOLD.test(path));
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), "latin1")]),
  );
}

export { expect };
