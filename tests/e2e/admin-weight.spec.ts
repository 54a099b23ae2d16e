/**
 * What the staff area may weigh before the first action: bytes of script as transferred,
 * compressed, without the heads of the answers.
 */
import type { Page } from "playwright/test";
import { ADMIN_SCRIPT } from "#tests/budgets.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

/** The clock of the page stands still, so that no quiet moment comes in which more is fetched. */
const NOW = new Date("2026-03-02T10:00:00Z");

test("sign-in and dashboard come with at most 180 KB of script; the frame, the dialogs and the lists come later", async ({
  page,
}) => {
  const scripts = await followScripts(page);
  await page.clock.install({ time: NOW });
  // It runs until it is paused.
  await page.clock.pauseAt(NOW.getTime() + 60_000);
  await page.goto("/admin/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(total(scripts), "sign-in").toBeLessThanOrEqual(ADMIN_SCRIPT);
  for (const name of ["Shell", "login-check"]) expect(names(scripts)).not.toContain(name);

  // What comes next is fetched while one types.
  await page.getByLabel("Email").focus();
  await expect
    .poll(() => names(scripts))
    .toEqual(expect.arrayContaining(["Shell", "Dashboard", "login-check"]));

  await page.goto("about:blank");
  scripts.clear();
  await signInAs(page, "admin");
  await page.goto("/admin", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(total(scripts), "dashboard").toBeLessThanOrEqual(ADMIN_SCRIPT);
  for (const name of ["DialogTitle", "Palette", "ToastList", "ServiceList"])
    expect(names(scripts)).not.toContain(name);

  await page.clock.runFor(10_000);
  await expect
    .poll(() => names(scripts))
    .toEqual(expect.arrayContaining(["Palette", "ToastList", "ConfirmDialog"]));
});

/** Bytes by address, of the scripts that have come. */
async function followScripts(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const heads = new Map<string, { url: string; bytes: number }>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script")
      heads.set(requestId, { url: response.url, bytes: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head) bytes.set(head.url, encodedDataLength - head.bytes);
  });
  return bytes;
}

const total = (scripts: Map<string, number>) =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** `Palette` of `/_astro/Palette.D4x9.js`. */
const names = (scripts: Map<string, number>) =>
  [...scripts.keys()].map((url) => /([^/.]+)\.[^/]*$/.exec(url)?.[1]);
