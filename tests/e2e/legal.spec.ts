/**
 * /privacy-policy and /terms-condition (spec 1, section 2 "Legal pages"; ARCHITECTURE's short
 * addresses; B60, B61).
 */
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";
import { FULL } from "#tests/support/run/full.ts";

const PAGES = [
  { path: "/privacy-policy", short: "/privacy", title: "Privacy Policy", sections: 12 },
  { path: "/terms-condition", short: "/terms", title: "Terms & Conditions", sections: 13 },
];
const ZONES = FULL
  ? ["America/Los_Angeles", "Asia/Dhaka", "Pacific/Kiritimati"]
  : ["America/Los_Angeles"];

for (const timezoneId of ZONES) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, reducedMotion: "reduce" });

    for (const { path, short, title, sections } of PAGES) {
      test(`${path}: its address, its day, its contents and its paper; B60, B61: the day is the same in every zone`, async ({
        page,
        request,
      }) => {
        await test.step("is reached by its short address too, with its title and the day of its last change", async () => {
          expect((await request.get(short, { maxRedirects: 0 })).status()).toBe(301);
          await page.goto(short);
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
          const day = page.locator("main time");
          await expect(day.locator("..")).toHaveText(
            /^\s*Last updated \d{1,2} [A-Z][a-z]+ \d{4}\s*$/,
          );
          expect(await day.getAttribute("datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          // No script of the page writes it in the zone of its reader.
          expect(await (await request.get(path)).text()).toContain(
            `>${await day.textContent()}</time>`,
          );
        });
        await test.step("its contents lead to every section, below the header", async () => {
          const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
          await expect(links).toHaveCount(sections);
          const headings = page.locator("main h2:not(#contents-title)");
          expect(await links.allTextContents()).toEqual(await headings.allTextContents());
          await links.nth(5).click();
          await expect(headings.nth(5)).toBeInViewport();
          await expect
            .poll(async () => (await headings.nth(5).boundingBox())?.y ?? 0)
            .toBeGreaterThanOrEqual(80);
        });
        await test.step("on paper only the text is left, dark on white", async () => {
          await page.emulateMedia({ media: "print", colorScheme: "dark" });
          for (const hidden of [
            page.getByRole("contentinfo"),
            page.locator(".contents"),
            page.locator(".chat"),
            page.locator("body > header"),
          ])
            await expect(hidden.first()).toBeHidden();
          await expect(page.getByRole("heading", { level: 1 })).toHaveCSS(
            "color",
            "rgb(22, 22, 58)",
          );
          await expect(page.locator(".legal__body > p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
          await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
        });
      });
    }
  });
}

reading("the terms state deposit, late interest, revisions and notice", async ({ read }) => {
  const page = await read("/terms-condition");
  for (const rule of [
    "50% of the agreed price",
    "1.5% a month",
    "2 revision rounds",
    "30 days' written notice",
  ])
    await expect(page.getByRole("main")).toContainText(
      new RegExp(rule.replace(/[.%]/g, "\\$&").replace("'", "['’]")),
    );
});
