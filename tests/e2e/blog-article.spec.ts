/** /blog/{id} (spec 1, sections 2, 3 and 8; cases B55, B61, B74 and B80). */
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

test("an article is read, in its contents and its progress, shared and left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    });
  });
  await page.goto("/blog/1");
  await test.step("reading sews the progress from nothing to the whole row", async () => {
    const sewn = () =>
      page
        .locator(".article__progress")
        .evaluate(
          (bar) => 100 - Number.parseFloat(getComputedStyle(bar).clipPath.split(" ")[1] ?? "100"),
        );
    const readTo = (part: number) =>
      page.locator(".article").evaluate((text, of) => {
        const { top, height } = text.getBoundingClientRect();
        scrollTo({ top: scrollY + top + (height - innerHeight) * of, behavior: "instant" });
      }, part);
    await expect.poll(sewn).toBe(0);
    await readTo(0.5);
    await expect.poll(async () => Math.abs((await sewn()) - 50)).toBeLessThan(2);
    await readTo(1);
    await expect.poll(sewn).toBeGreaterThan(99);
  });
  await test.step("B55: the contents lead to every heading, below the header, and mark the one being read", async () => {
    const contents = page.getByRole("navigation", { name: "On this page" });
    const headings = await page.locator(".article__body h2").allTextContents();
    expect(await contents.getByRole("link").allTextContents()).toEqual(headings);
    for (const name of ["One page, one answer", "Key Highlights"]) {
      await contents.getByRole("link", { name }).click();
      const heading = page.getByRole("heading", { name, exact: true });
      await expect(heading).toBeInViewport();
      await expect(async () => {
        const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
        expect(top).toBeLessThan(130);
        expect(top).toBeGreaterThanOrEqual(80);
      }).toPass();
      await expect(contents.locator("a:target-current")).toHaveText(name);
    }
  });
  await test.step("says what to do when the browser has no clipboard for pages", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await page.goto("/blog/1");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("article").first().getByRole("status")).toHaveText(
      /could not be copied/,
    );
  });
  await test.step("the device's own dialog, where there is one; a closed dialog is no error", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared");
    const shared = JSON.parse(
      (await page.locator("html").getAttribute("data-shared")) ?? "{}",
    ) as ShareData;
    expect(shared.title).toBe("Five web trends worth your budget, and three that are not");
    expect(shared.url).toMatch(/\/blog\/1$/);
  });
  await test.step("'Leave a comment' opens a mail to the agency with the title in its subject", async () => {
    const href =
      (await page.getByRole("link", { name: "Leave a comment" }).getAttribute("href")) ?? "";
    expect(new URL(href).pathname).toBe("hello@nokshaworks.example");
    expect(new URL(href).searchParams.get("subject")).toBe(
      "Comment on: Five web trends worth your budget, and three that are not",
    );
  });
  await test.step("search engines read the article, its author, day and place", async () => {
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    const article = data
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((entry) => entry["@type"] === "Article");
    expect(article).toMatchObject({
      headline: "Five web trends worth your budget, and three that are not",
      datePublished: "2026-10-14",
      dateModified: "2026-11-03",
      author: { name: "Sabbir Ahmed", jobTitle: "Lead developer" },
      publisher: { "@id": expect.stringMatching(/#agency$/) },
      articleSection: "Web Development",
    });
    expect(article?.image).toHaveLength(2);
  });
  await test.step("B74: prose with <dialog> in it; back, category, title, author and role, day, reading time, pictures, paragraphs with bold, Key Highlights", async () => {
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Five web trends worth your budget, and three that are not",
    );
    const byline = main.getByRole("listitem");
    await expect(byline.getByText("Sabbir Ahmed, Lead developer")).toBeVisible();
    await expect(byline.getByText("14 October 2026")).toBeVisible();
    await expect(byline.getByText("Updated 3 November 2026")).toBeVisible();
    await expect(byline.getByText("6 min read")).toBeVisible();
    await expect(byline.getByText("Web Development")).toBeVisible();
    await expect(main.getByRole("img", { name: /^Clay browser window/ })).toBeVisible();
    await expect(main.getByRole("img", { name: /^Search report/ })).toBeVisible();
    await expect(main.locator("p > strong").filter({ hasText: "2,559 KB" })).toBeVisible();
    await expect(
      main.getByRole("region", { name: "Key Highlights" }).getByRole("listitem"),
    ).toHaveCount(5);
    await expect(main.getByText("A modal <dialog> keeps the keyboard inside")).toBeVisible();
    await main.getByRole("link", { name: "Back to the blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
  await test.step("three other articles to read next", async () => {
    await page.goto("/blog/2");
    const links = await page
      .getByRole("region", { name: "Keep reading" })
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.toSorted()).toEqual(["/blog/1", "/blog/3", "/blog/4"]);
  });
  await test.step("the older and the newer article, by title and day", async () => {
    const steps = page.getByRole("navigation", { name: "More articles" });
    await expect(steps.locator("a[rel=prev]")).toHaveAttribute("href", "/blog/3");
    await expect(steps.locator("a[rel=next]")).toHaveAttribute("href", "/blog/1");
    await expect(steps.locator("a[rel=next]")).toHaveAccessibleName(
      /^Next article Five web trends .* 14 October 2026$/,
    );
  });
});

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the address of the page, without tail, and says so", async ({ page }) => {
    await page.goto("/blog/1?utm_source=mail#three-to-skip");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("article").first().getByRole("status")).toHaveText("Link copied.");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toMatch(/\/blog\/1$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the text is there, a friend can be written to, and no dead button is shown", async ({
    page,
  }) => {
    await page.goto("/blog/3");
    await expect(page.getByRole("heading", { name: "Start at 16 pixels" })).toBeVisible();
    const foot = page
      .getByRole("article")
      .first()
      .getByRole("contentinfo")
      .or(page.locator("article footer"));
    await expect(foot.getByRole("button")).toHaveCount(0);
    const mail = new URL(
      (await foot.getByRole("link", { name: "Send by email" }).getAttribute("href")) ?? "",
    );
    expect(mail.searchParams.get("body")).toMatch(/A logo is a small machine[\s\S]*\/blog\/3$/);
  });
});

test.describe("B80: an unknown article", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("B80: it is 'Blog post not found' with a way back and status 404", async ({ page }) => {
    for (const path of FULL
      ? ["/blog/99", "/blog/web-trends", "/blog/1/2"]
      : ["/blog/99", "/blog/1/2"])
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog post not found");
        await page.getByRole("link", { name: "Back to the blog" }).click();
        await expect(page).toHaveURL(/\/blog$/);
      });
  });
});
