/** The brief: its range at once, kept on the device, sent once, printed on one page. */
import { expect, type Page } from "playwright/test";
import { API } from "#domain/links.ts";
import { holdApi } from "#tests/support/page/contact-form.ts";
import { test } from "#tests/support/page/quiet-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PERSON = { name: "Maria Lind", email: "maria@riverfreight.example" };

/** Opens the brief, and waits until it is alive. */
async function openBrief(page: Page, address = "/brief") {
  await page.goto(address);
  // It comes alive at the first touch, or by itself when it has been begun.
  await page.locator(".brief").dispatchEvent("pointerenter");
  await expect(page.getByRole("button", { name: /print|imprimer|প্রিন্ট/i })).toBeEnabled();
  return {
    choose: (id: string) => page.locator(`[name=want][value="${id}"]`),
    size: (id: string, size: string) => page.locator(`[name="size.${id}"][value="${size}"]`),
    sum: page.locator(".brief-range__sum"),
    words: page.getByRole("textbox", { name: "In your own words" }),
    fill: async () => {
      await page.locator("[name=name]").fill(PERSON.name);
      await page.locator("[name=email]").fill(PERSON.email);
    },
    send: page.locator(".brief__end .button--primary"),
  };
}

test("the range follows each choice, and a screen reader hears the last one", async ({ page }) => {
  const { choose, size, sum } = await openBrief(page, "/brief?service=amazon&service=nope");
  await expect(choose("amazon")).toBeChecked();
  await expect(sum).toHaveText("$500 to $2,500 a month");
  await choose("web-design-development").check();
  await expect(sum).toHaveText("$1,500 to $18,000, and $500 to $2,500 a month");
  await size("web-design-development", "large").check();
  await expect(sum).toHaveText("from $18,000, and $500 to $2,500 a month");
  await expect(page.locator(".brief > [role=status]")).toHaveText(
    "from $18,000, and $500 to $2,500 a month",
  );
  await choose("amazon").uncheck();
  await expect(size("amazon", "")).toBeHidden();
  await expect(sum).toHaveText("from $18,000");
});

test("what was chosen before it came alive counts, and nothing is loaded before", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/brief", { waitUntil: "networkidle" });
  expect(loaded.filter((url) => url.includes("BriefForm"))).toEqual([]);
  await page.locator("[name=want][value=daraz]").evaluate((box: HTMLInputElement) => {
    box.checked = true;
  });
  await page.locator("[name=words]").fill("Typed early.");
  await expect(page.locator(".brief-range__sum")).toHaveText("$200 to $900 a month");
  await expect(page.locator("[name=words]")).toHaveValue("Typed early.");
});

test("in Bengali, taka stands beside the range", async ({ page }) => {
  const { sum } = await openBrief(page, "/bn/brief?service=graphics-design");
  await expect(sum).toHaveText(/^৩০০ থেকে ৩,৫০০\sডলার$/);
  await expect(sum.locator("+ p")).toHaveText(/^প্রায় ৩৭,০০০ থেকে ৪,৩০,০০০\sটাকা$/);
});

test("a brief without service or name says what is missing, and keeps the rest", async ({
  page,
}) => {
  const { choose, words, send } = await openBrief(page);
  await words.fill("A shop.");
  await send.click();
  await expect(page.getByText("Please choose at least one service.")).toBeVisible();
  await expect(choose("web-design-development")).toBeFocused();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "What do you need?",
    "Name",
    "Email",
    "hello@nokshaworks.example",
    "+880 1700 000000",
  ]);
  await choose("daraz").check();
  await expect(page.getByText("Please choose at least one service.")).toBeHidden();
  await expect(words).toHaveValue("A shop.");
});

test("a brief stays on the device until it is sent, as one request with its choices", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^The enquiry was not sent/, /^503 \/api\/service\/submit-request/);
  const api = await holdApi(page, API.serviceRequest);
  const brief = await openBrief(page);
  await brief.choose("web-design-development").check();
  await brief.choose("daraz").check();
  await brief.size("daraz", "usual").check();
  await page.getByLabel("Within a month").check();
  await page.locator("[name=like]").nth(1).check();
  await brief.words.fill("Saris.\nBefore Eid.");
  await brief.fill();

  await page.reload();
  const again = await openBrief(page);
  await expect(again.choose("daraz")).toBeChecked();
  await expect(again.size("daraz", "usual")).toBeChecked();
  await expect(again.words).toHaveValue("Saris.\nBefore Eid.");
  await expect(again.sum).toHaveText("$1,500 to $18,000, and $350 to $900 a month");

  await again.send.click();
  await api.fail();
  await expect(page.getByRole("alert")).toContainText("Everything you wrote is still here.");
  await again.send.click();
  await api.succeed();
  await expect(page.locator(".notice--success")).toBeFocused();
  expect(new Set(api.keys()).size).toBe(1);
  expect(api.posts.at(-1)?.postDataJSON()).toMatchObject({
    ...PERSON,
    service: "Web Design & Development, Daraz Store Management",
    message: [
      "Web Design & Development: Not sure yet, $1,500 to $18,000",
      "Daraz Store Management: Usual, $350 to $900 a month",
      "Usual range: $1,500 to $18,000, and $350 to $900 a month",
      "",
      "Saris.\nBefore Eid.",
    ].join("\n"),
    timeline: "Within a month",
    budget: "",
    about: [expect.stringMatching(/^\/projects\//)],
  });

  await page.reload();
  const empty = await openBrief(page);
  await expect(empty.words).toHaveValue("");
  await expect(empty.choose("daraz")).not.toBeChecked();
});

test("a second tab shows the brief of the first, and follows it", async ({ page, context }) => {
  const first = await openBrief(page);
  await first.choose("daraz").check();
  await first.words.fill("From the first tab.");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("brief-draft")))
    .toContain("first tab");
  const other = await context.newPage();
  const second = await openBrief(other);
  await expect(second.choose("daraz")).toBeChecked();
  await first.choose("amazon").check();
  await expect(second.choose("amazon")).toBeChecked();
  await expect(second.sum).toHaveText("$700 to $3,400 a month");

  await openBrief(other, "/brief?service=graphics-design");
  await expect(second.choose("graphics-design")).toBeChecked();
  await expect(first.choose("graphics-design")).toBeChecked();
  await first.words.fill("Later words of the first tab.");
  await expect(second.words).toHaveValue("Later words of the first tab.");
  await other.close();
  await page.reload();
  await expect((await openBrief(page)).words).toHaveValue("Later words of the first tab.");
});

test("with all services and the longest words it prints as one page of text, without controls", async ({
  page,
}) => {
  const { words, fill } = await openBrief(page);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await words.fill("Saris, sewn by hand. ".repeat(142).trim());
  await fill();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const sheet = page.getByRole("region", { name: "Project brief" });
  for (const text of [
    "Web Design & Development: Not sure yet, $1,500 to $18,000",
    "Usual range$2,300 to $29,500, and $1,200 to $6,400 a month",
    "This is not an offer.",
    PERSON.email,
    "hello@nokshaworks.example",
  ])
    await expect(sheet).toContainText(text);
  await expect(page.locator("main form")).toBeHidden();
  await expect(page.locator("header, footer, [data-chat]").filter({ visible: true })).toHaveCount(
    0,
  );
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("the way from a service leads to a brief for it", async ({ page }) => {
  await page.goto("/fr/services/graphics-design");
  await page.getByRole("link", { name: "Préparez votre brief" }).click();
  await expect(page).toHaveURL(/\/fr\/brief\?service=graphics-design$/);
  await expect(page.locator("[name=want][value=graphics-design]")).toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it goes step by step to a stored request", async ({ page }) => {
    await page.goto("/es/brief");
    const press = (name: string) => page.getByRole("button", { name }).click();
    await page
      .getByLabel("Gestión de tienda Daraz")
      .or(page.locator("[value=daraz]"))
      .first()
      .check();
    await press("Siguiente");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿De qué tamaño es?");
    await page.getByLabel("Grande").check();
    await press("Siguiente");
    await press("Siguiente");
    await press("Atrás");
    await press("Siguiente");
    await press("Siguiente");
    await page.locator("[name=words]").fill("Saris hechos a mano.");
    await press("Siguiente");
    await expect(page.getByText("desde $900 al mes").first()).toBeVisible();
    await page.locator("[name=name]").fill(PERSON.name);
    await page.locator("[name=email]").fill(PERSON.email);
    await press("Enviar el brief");
    await expect(page).not.toHaveURL(/brief/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
