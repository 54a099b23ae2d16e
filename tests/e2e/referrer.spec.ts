/** Where a visit began is kept from its first page to the message (the tab’s storage, host only). */
import { expect, test } from "playwright/test";
import { fillRequired, openForm, wakeForm } from "#tests/support/page/contact-form.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a message from a later page names the site that led to the first one, by its host alone", async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? "";
  const link = (path: string) =>
    `<meta name="referrer" content="unsafe-url"><a href="${site}${path}">Visit</a>`;
  await page.route("http://search.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: link("/services") }),
  );
  await page.goto("http://search.example/find?q=private+words");
  await page.getByRole("link", { name: "Visit" }).click();
  await expect(page).toHaveURL(`${site}/services`);
  await page.goto("/", { referer: `${site}/services` });
  await wakeForm(page);
  await fillRequired(page);
  const posted = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  const request = await posted;
  expect(request.postDataJSON()).toMatchObject({ from: "search.example" });
  expect(request.postData()).not.toContain("private");
});

test("without storage the message is sent all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await openForm(page);
  await fillRequired(page);
  const posted = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await posted).postDataJSON()).not.toHaveProperty("from");
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
});
