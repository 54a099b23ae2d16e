/**
 * Walking through the site, page by page and straight in (B56 to B58, B79): every control works on
 * every page, once, within the policy.
 */
import type { Page } from "playwright/test";
import { followLink } from "#tests/support/page/follow-link.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const BY_LINKS = ["/services", "/services/graphics-design", "/blog", "/blog/1", "/contact", "/"];
/** Pages that the header or its menu leads to; of an article it names none. */
const IN_HEADER = /^(?!\/blog\/)/;
const STRAIGHT_IN = ["/", "/services/graphics-design", "/blog/1", "/projects"];

/** Each handler once: a second one would close what the first has opened. */
async function expectControlsOnce(page: Page, path: string): Promise<void> {
  const services = page.locator("[popovertarget=services-menu]");
  for (const open of [true, false]) {
    await services.click();
    await expect(services, path).toHaveAttribute("aria-expanded", String(open));
  }
  await expect(page.locator("#services-menu"), path).toBeHidden();
  await page.locator(".chat__button").click();
  await expect(page.getByRole("region", { name: "What is it about?" }), path).toBeVisible();
  const question = page.locator("main details:visible").first();
  if ((await question.count()) > 0) {
    await jumpTo(question);
    await question.locator("summary").click();
    await expect(question, path).toHaveAttribute("open");
  }
  const current = await page
    .getByRole("banner")
    .locator("a[aria-current=page]")
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute("href")));
  expect(new Set(current), path).toEqual(new Set(IN_HEADER.test(path) ? [path] : []));
}

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`${location.pathname}: ${violatedDirective} refused ${blockedURI}`),
    ),
  );
});

test("every control works on every page, once", async ({ page }) => {
  await test.step("B56, B58: by links from page to page, the same controls work, once, and the policy blocks nothing", async () => {
    await page.goto("/");
    for (const path of BY_LINKS) {
      await followLink(page, path);
      await expectControlsOnce(page, path);
    }
  });

  await test.step("B57: straight in, the same controls work, once", async () => {
    for (const path of STRAIGHT_IN) {
      await page.goto(path);
      await expectControlsOnce(page, path);
    }
  });
});
