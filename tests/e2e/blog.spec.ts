/** /blog and its newsletter box (spec 1, sections 2 and 9; case B77). */
import type { Page } from "playwright/test";
import { TEXT_CUTS } from "#domain/limits.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const posts = (page: Page) => page.getByRole("main").getByRole("article");

test("the articles, with their words on phones and desktops", async ({ page }) => {
  await page.goto("/blog");
  await test.step("excerpts stand whole on phones and desktops", async () => {
    for (const width of [639, 640, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await posts(page).evaluateAll((all) =>
        all.map(
          (post) => post.querySelector<HTMLElement>("p:last-of-type")?.innerText.trim() ?? "",
        ),
      );
      expect(texts).toHaveLength(4);
      for (const text of texts) {
        expect(text).toMatch(/[.?!]$/);
        expect(text.length).toBeLessThanOrEqual(TEXT_CUTS.blogExcerptMobile);
      }
    }
  });
  await test.step("the newest article is featured, the rest in a grid, each leading to its page", async () => {
    await expect(posts(page)).toHaveCount(4);
    const featured = page.getByRole("region", { name: "Featured article" });
    await expect(featured.getByRole("article")).toHaveCount(1);
    await expect(
      page.getByRole("region", { name: "More articles" }).getByRole("article"),
    ).toHaveCount(3);
    const days = await posts(page)
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toEqual(days.toSorted().toReversed());
    const links = await posts(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.toSorted()).toEqual(["/blog/1", "/blog/2", "/blog/3", "/blog/4"]);
    // The link covers the whole card.
    await featured.locator("img").click({ force: true });
    await expect(page).toHaveURL(/\/blog\/1$/);
  });
});

test.describe("newsletter", () => {
  const box = (page: Page) => page.getByRole("region", { name: "One letter a month" });
  const answer = (page: Page) => box(page).getByRole("status");

  test("checks the address in the words of the page, sends it once and shows the answer", async ({
    page,
  }) => {
    await test.step("sends the address once, shows that it is sending, then the server's answer", async () => {
      const sent: unknown[] = [];
      const gate = Promise.withResolvers<undefined>();
      await page.route("**/api/newsletter", async (route) => {
        sent.push(route.request().postDataJSON());
        await gate.promise;
        await route.fulfill({
          json: { success: true, message: "Please confirm by the link in the mail." },
        });
      });
      await page.goto("/blog");
      await box(page).getByLabel("Email").fill("reader@example.com");
      await box(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(box(page).getByRole("button", { name: "Subscribing..." })).toBeVisible();
      await box(page).getByLabel("Email").press("Enter");
      gate.resolve(undefined);
      await expect(answer(page)).toHaveText("Please confirm by the link in the mail.");
      await expect(box(page).getByLabel("Email")).toHaveValue("");
      await expect(box(page).getByRole("button", { name: "Subscribe", exact: true })).toBeVisible();
      expect(sent).toEqual([{ email: "reader@example.com", trap: "", locale: "en" }]);
    });
    await test.step("an invalid address is not sent; the error is in the language of the page", async () => {
      let sent = 0;
      await page.route("**/api/newsletter", (route) => (sent++, route.abort()));
      await page.goto("/fr/blog");
      const email = page.locator("#newsletter").getByLabel("E-mail");
      for (const wrong of ["", "reader", "reader@"]) {
        await email.fill(wrong);
        await expect(email).not.toHaveAttribute("aria-invalid");
        await page.locator("#newsletter button").click();
        await expect(email).toBeFocused();
        await expect(email).toHaveAttribute("aria-invalid", "true");
        await expect(email).toHaveAccessibleDescription(
          "Indiquez une adresse e-mail, par exemple nom@example.com.",
        );
      }
      expect(sent).toBe(0);
    });
  });

  test.describe("failing", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    const FAILURES = [
      ["no answer", undefined, /not subscribed yet/],
      [
        "a stranger's page instead of an answer",
        { status: 200, body: "<p>Welcome to the hotel</p>" },
        /not subscribed yet/,
      ],
      [
        "too many, without words",
        { status: 429, headers: { "Retry-After": "61" }, body: "Too many" },
        /try again in 2 minutes/,
      ],
      [
        "a refusal",
        { status: 429, json: { success: false, message: "Please wait ten minutes." } },
        "Please wait ten minutes.",
      ],
    ] as const;

    test("says so and keeps the address, and can be tried again", async ({ page }) => {
      let fulfil: (typeof FAILURES)[number][1] | { json: object };
      await page.route("**/api/newsletter", (route) =>
        fulfil ? route.fulfill({ ...fulfil }) : route.abort(),
      );
      await page.goto("/blog");
      for (const [name, failure, text] of FAILURES)
        await test.step(name, async () => {
          fulfil = failure;
          await box(page).getByLabel("Email").fill("reader@example.com");
          await box(page).getByRole("button").click();
          await expect(answer(page)).toHaveText(text);
          await expect(box(page).getByLabel("Email")).toHaveValue("reader@example.com");
          fulfil = { json: { success: true, message: "Done." } };
          await box(page).getByRole("button").click();
          await expect(answer(page)).toHaveText("Done.");
        });
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser posts the form itself", async ({ page }) => {
      // Without content the page stays: one that knows nothing of page transitions would break off
      // that of this page, which would then report it.
      await page.route("**/api/newsletter", (route) => route.fulfill({ status: 204 }));
      await page.goto("/blog");
      await box(page).getByLabel("Email").fill("reader@example.com");
      const request = page.waitForRequest("**/api/newsletter");
      await box(page).getByRole("button").click();
      const posted = await request;
      expect(posted.method()).toBe("POST");
      expect(Object.fromEntries(new URLSearchParams(posted.postData() ?? ""))).toEqual({
        email: "reader@example.com",
        trap: "",
        locale: "en",
      });
      // A test that ends before breaks off what its own route is giving.
      expect((await posted.response())?.status()).toBe(204);
    });
  });
});
