/** /projects/{slug} (spec 1, sections 2, 3 and 8; cases B36, B61 and B80). */
import type { Page } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

const PATH = "/projects/educonsult-website";
const lightbox = (page: Page) =>
  page.getByRole("dialog", { name: "Pictures of EduConsult website" });
const pictures = (page: Page) => page.locator("main figure > a");

for (const timezoneId of FULL
  ? ["America/Los_Angeles", "Pacific/Kiritimati"]
  : ["America/Los_Angeles"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, reducedMotion: "reduce" });

    test("every field of a project, its pictures, and the way to the next", async ({ page }) => {
      await page.goto(PATH);
      await test.step("every field of the project is on its page", async () => {
        const main = page.getByRole("main");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("EduConsult website");
        const facts = await main
          .locator("[data-list=facts] > div")
          .evaluateAll((rows) =>
            rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
          );
        expect(facts).toEqual([
          ["Client", "EduConsult"],
          ["Category", "Web Development"],
          ["Industry", "Education"],
          ["Location", "Dhaka"],
          ["Launched", "8 September 2025"],
          ["Budget", "$32,500"],
          ["Service", "Web Design & Development"],
          ["Made with", "Next.js, Tailwind CSS, Sanity, +2\u00a0more"],
        ]);
        await expect(main.getByRole("region", { name: "The project in figures" })).toContainText(
          "61 updates",
        );
        for (const text of [
          "Students compare courses abroad", // descriptions
          "Before, EduConsult answered the same questions",
          "We sat in on 14 counselling sessions",
          "A finder that thinks like a counsellor", // solution
          "A match score alone would be a trick", // features
          "Four out of five first sessions are now booked online", // summary
          "Students used to open with", // feedback
          "Senior counsellor, EduConsult",
        ]) {
          await expect(main.getByText(text)).toBeVisible();
        }
        for (const name of [
          "University finder",
          "Booking in three steps",
          "Matches with reasons",
          "Fewer phone calls, better questions",
        ]) {
          await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
        }
        await expect(main.getByRole("listitem").getByText("Algolia")).toBeVisible();
        await expect(pictures(page)).toHaveCount(5);
        await expect(
          main.getByRole("link", { name: "3D crystal order management" }),
        ).toHaveAttribute("href", "/projects/3d-crystal-order-management");
      });
      await test.step("B36, B61: the launch day is the same day", async () => {
        const launch = page.locator("dl time");
        await expect(launch).toHaveText("8 September 2025");
        await expect(launch).toHaveAttribute("datetime", "2025-09-08");
      });
      await test.step("search engines read the work, its day, its pictures and its place", async () => {
        const data = await page.locator("script[type='application/ld+json']").allTextContents();
        const all = data.map((text) => JSON.parse(text) as Record<string, unknown>);
        const work = all.find((entry) => entry["@type"] === "CreativeWork");
        expect(work).toMatchObject({
          name: "EduConsult website",
          datePublished: "2025-09-08",
          genre: "Web Development",
        });
        expect(work?.image).toHaveLength(5);
        const trail = all.find((entry) => entry["@type"] === "BreadcrumbList")?.itemListElement as {
          item: string;
        }[];
        expect(trail.map(({ item }) => new URL(item).pathname)).toEqual(["/", "/projects", PATH]);
      });
      await test.step("the lightbox opens by key, goes round with the arrows, says where one is, and gives the focus back", async () => {
        const second = pictures(page).nth(1);
        await second.focus();
        await page.keyboard.press("Enter");
        const dialog = lightbox(page);
        await expect(dialog).toBeVisible();
        await expect(
          dialog.getByText("The home page asks three things: subject, country, level."),
        ).toBeVisible();
        await expect(dialog.getByText("2 of 5")).toBeVisible();
        await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
        await expect(dialog.getByRole("img")).toHaveAttribute(
          "alt",
          /EduConsult home page with course search/,
        );
        await page.keyboard.press("ArrowLeft");
        await expect(dialog.getByText("1 of 5")).toBeVisible();
        await page.keyboard.press("ArrowLeft");
        await expect(dialog.getByText("5 of 5")).toBeVisible();
        await page.keyboard.press("ArrowRight");
        await expect(dialog.getByText("1 of 5")).toBeVisible();
        await page.keyboard.press("End");
        await expect(dialog.getByText("5 of 5")).toBeVisible();
        expect(
          await dialog
            .getByRole("img")
            .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        ).toBeGreaterThan(1000);
        // Tab stays inside.
        for (let press = 0; press < 5; press += 1) {
          await page.keyboard.press("Tab");
          expect(
            await page.evaluate(
              () =>
                document.activeElement === document.body ||
                !!document.activeElement?.closest("dialog"),
            ),
          ).toBe(true);
        }
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(second).toBeFocused();
      });
      await test.step("the lightbox by pointer: buttons step, the close button and the ground beside the picture close", async () => {
        await pictures(page).first().click();
        const dialog = lightbox(page);
        await dialog.getByRole("button", { name: "Next picture" }).click();
        await expect(dialog.getByText("2 of 5")).toBeVisible();
        await dialog.getByRole("button", { name: "Previous picture" }).click();
        await expect(dialog.getByText("1 of 5")).toBeVisible();
        expect(await faults(page, "dialog")).toEqual([]);
        await dialog.getByRole("button", { name: "Close" }).click();
        await expect(dialog).toBeHidden();
        await pictures(page).first().click();
        const [picture, caption] = [dialog.getByRole("img"), dialog.getByText("1 of 5")];
        await expect(caption).toBeVisible();
        await expect(picture).toHaveJSProperty("complete", true);
        await expect(async () => {
          const [above, below] = [await picture.boundingBox(), await caption.boundingBox()];
          expect(above?.height).toBeGreaterThan(0);
          expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        }).toPass();
        await picture.click();
        await expect(dialog).toBeVisible();
        await dialog.locator("[data-stage]").click({ position: { x: 3, y: 3 } });
        await expect(dialog).toBeHidden();
      });
      await test.step("next projects lead through all four and back", async () => {
        const seen: string[] = [];
        let path = PATH;
        do {
          seen.push(path);
          await page.goto(path);
          path =
            (await page
              .getByRole("region", { name: /./ })
              .locator("#next-project a")
              .getAttribute("href")) ?? "";
        } while (path !== PATH && seen.length < 10);
        expect(new Set(seen).size).toBe(4);
      });
    });
  });
}

test.describe("B80: an unknown project", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("it is 'Project Not Found' with a link back and status 404", async ({ page }) => {
    for (const path of FULL
      ? ["/projects/nope", "/projects/nope/", "/projects/a/b"]
      : ["/projects/nope/", "/projects/a/b"])
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
        await expect(page.getByText("Did you mean")).toBeHidden();
        await page.getByRole("link", { name: "Back to all projects" }).click();
        await expect(page).toHaveURL(/\/projects$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
      });
  });

  test("what was probably meant is named, above all that there is", async ({ page }) => {
    for (const [asked, meant] of [
      ["/projects/Paarel", "Paarel e-commerce platform"],
      ["/platform/amazom", "Amazon"],
      ["/blog/web-trends", "Five web trends worth your budget, and three that are not"],
      ["/grafics-design", "Graphics Design"],
    ] as const) {
      await page.goto(asked);
      const places = page.getByRole("navigation", { name: /^(?:Our|Other) |we know$/ });
      await expect(places.getByRole("link", { name: meant })).toBeVisible();
      await page.getByText("Did you mean:").getByRole("link", { name: meant }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        meant.split(" ")[0] ?? "",
      );
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each picture leads to its large version", async ({ page }) => {
    await page.goto(PATH);
    for (const link of await pictures(page).all()) {
      const answer = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toBe("image/webp");
    }
    await expect(page.locator("dialog[data-lightbox]")).toBeHidden();
  });
});
