/** Pages that functions make look and work like pages of the site. */
import { REQUEST_PAGE } from "#domain/links.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const ASKED = `${REQUEST_PAGE}?service=Web+Design&message=A+shop`;

test("header, footer and theme are those of the site, and the theme is remembered", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(ASKED);
  await expect(page).toHaveTitle("Start your project - Nokshaworks");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const ground = () =>
    page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Use dark theme" }).click();
  expect(await ground()).not.toBe(light);
  await page.getByRole("banner").getByRole("link", { name: "Company" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the switch of languages keeps the service, and with script all that was typed", async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const visitor of [page, plain]) {
    await visitor.goto(ASKED);
    await visitor.locator("[name=message]").fill("A shop for boats");
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
    await expect(visitor.locator("html")).toHaveAttribute("lang", "fr");
    await expect(visitor.locator("[name=service]")).toHaveValue("Web Design");
    await expect(visitor).not.toHaveURL(/message/);
  }
  await plain.close();
  await expect(page.locator("[name=message]")).toHaveValue("A shop for boats");
  await page.goto("/contact");
  await expect(page, "the language is remembered").toHaveURL("/fr/contact");
});

test("a request survives a reload, a refusal and the language after it, and ends when it is sent", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^400 \/api\/service\/submit-request/);
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await page.goto(ASKED);
  await field("name").fill("Rahima");
  await field("timeline").selectOption({ index: 1 });
  await page.reload();
  await expect(field("name")).toHaveValue("Rahima");
  await expect(field("timeline")).toHaveValue("Within a month");
  // An address that only the server refuses.
  await field("email").fill("rahima@ghatline");
  await page.locator("main form button").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(field("name")).toHaveValue("Rahima");
  await expect(field("email")).toHaveValue("rahima@ghatline");
  await field("email").fill("rahima@ghatline.example");
  await page.locator("main form button").click();
  await expect(page.getByRole("main")).toContainText("¡Solicitud enviada!");
  await expect(page).toHaveURL(/\/enquiry\/[^/?]+$/);
  await page.goto(ASKED);
  await expect(field("name")).toHaveValue("");
});

test("a visitor without script who goes back finds everything that was typed", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const long = "a".repeat(300_000);
  for (const address of ["/contact", REQUEST_PAGE]) {
    await page.goto(address);
    await field("name").fill("Rahima");
    await field("email").fill("rahima@ghatline.example");
    if (address === REQUEST_PAGE) await field("service").fill("Web Design");
    await field("message").fill(long);
    await page.locator("main form button").click();
    await expect(page.getByText("go back one page")).toBeVisible();
    await page.goBack();
    await expect(field("name")).toHaveValue("Rahima");
    if (address === REQUEST_PAGE) await expect(field("service")).toHaveValue("Web Design");
    expect((await field("message").inputValue()).length).toBe(long.length);
  }
  await page.close();
});
