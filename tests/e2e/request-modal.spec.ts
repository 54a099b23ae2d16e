/**
 * The request dialog (spec 1, section 4 "Request modal", sections 5, 7, 8 and 9; cases B01, B03, B65): what opens and closes it, what it
 * checks, and what it says when the answer comes.
 */
import type { Page } from "playwright/test";
import { TEXT_CUTS, TIMES } from "#domain/limits.ts";
import { API } from "#domain/links.ts";
import { faults, holdApi } from "#tests/support/contact-form.ts";
import { expect, test } from "#tests/support/quiet-page.ts";

const SERVICE = "/services/web-design-development";
const PLATFORM = "/platform/amazon";

const opener = (page: Page) => page.getByRole("button", { name: "Start Your Project" });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).getByLabel(name);
const submit = (page: Page) => dialog(page).locator("button:not([type])");

async function open(page: Page, path = SERVICE) {
  await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page) {
  await field(page, "Name").fill("Imran Hossain");
  await field(page, "Email").fill("imran+shop@itbari.example");
}

test("the first tap opens it, with the service fixed and everything else empty", async ({ page }) => {
  await open(page);
  await expect(dialog(page)).toHaveAccessibleName("Start your project");
  await expect(field(page, "Service")).toHaveValue("Web Design & Development");
  await expect(field(page, "Service")).toHaveAttribute("readonly");
  for (const name of ["Name", "Email", "Phone", "Budget", "Timeline", "Project details"]) await expect(field(page, name)).toHaveValue("");
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAttribute("required");
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  expect(new URL(page.url()).pathname).toBe(SERVICE);
});

test("by touch too", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(SERVICE);
  await opener(page).tap();
  await expect(dialog(page)).toBeVisible();
  await context.close();
});

test("if the dialog cannot be loaded, the button leads to the contact form with the service", async ({ browser }) => {
  const page = await browser.newPage();
  await page.route("**/_astro/RequestModal*", (route) => route.abort());
  await page.goto(SERVICE);
  await opener(page).click();
  await expect(page).toHaveURL("/contact?service=Web+Design+%26+Development");
  await page.close();
});

test("Get Free Quote on the services page opens it too", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("button", { name: "Get Free Quote" }).click();
  await expect(field(page, "Service")).toHaveValue("General enquiry");
});

test("on a platform page it knows platform and feature, and begins the message with 150 characters", async ({ page }) => {
  await page.goto(PLATFORM);
  const features = page.getByRole("region", { name: "What we do" }).getByRole("article");
  await expect(features).toHaveCount(3);
  for (const feature of await features.all()) {
    const title = await feature.getByRole("heading").innerText();
    const description = await feature.locator("h3 + p").innerText();
    await feature.getByRole("button", { name: "Get Service" }).click();
    await expect(field(page, "Service")).toHaveValue(`Amazon ${title}`);
    const message = await field(page, "Project details").inputValue();
    expect(message).toMatch(/…$/);
    expect(message.length).toBeLessThanOrEqual(TEXT_CUTS.requestMessage + 1);
    expect(description.startsWith(message.slice(0, -1))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }
});

test("the visitor's own words stay when another feature is chosen, and its service is taken", async ({ page }) => {
  await page.goto(PLATFORM);
  const buttons = page.getByRole("button", { name: "Get Service" });
  await buttons.nth(0).click();
  const first = await field(page, "Service").inputValue();
  await fill(page);
  await field(page, "Project details").fill("Mine");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await buttons.nth(1).click();
  await expect(field(page, "Service")).not.toHaveValue(first);
  await expect(field(page, "Name")).toHaveValue("Imran Hossain");
  await expect(field(page, "Project details")).toHaveValue("Mine");
});

test.describe("closing (B65)", () => {
  for (const [way, close] of [
    ["Cancel", (page: Page) => dialog(page).getByRole("button", { name: "Cancel" }).press("Enter")],
    ["the icon", (page: Page) => dialog(page).getByRole("button", { name: "Close" }).press("Space")],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a click outside", (page: Page) => page.mouse.click(5, 5)],
  ] as const) {
    test(`by ${way}: the focus is on the button again, and it opens again`, async ({ page }) => {
      await page.goto(SERVICE);
      for (const key of ["Enter", "Space"]) {
        await opener(page).focus();
        await page.keyboard.press(key);
        await expect(field(page, "Name")).toBeFocused();
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });
  }

  test("keeps the focus inside and the page still while it is open", async ({ page }) => {
    await open(page);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"));
      expect(outside).toBe(false);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  });

  test("a click outside asks when something was typed; Keep writing goes back, Close keeps the words", async ({ page }) => {
    await open(page);
    await field(page, "Name").fill("Imran");
    await page.mouse.click(5, 5);
    const question = dialog(page).getByRole("group", { name: "Close without sending?" });
    const keep = question.getByRole("button", { name: "Keep writing" });
    await expect(keep).toBeFocused();
    expect(await faults(page, "dialog")).toEqual([]);
    await keep.click();
    await expect(question).toBeHidden();
    await expect(field(page, "Name")).toBeFocused();

    await page.mouse.click(5, 5);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(dialog(page)).toBeVisible();

    await page.mouse.click(5, 5);
    await question.getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(field(page, "Name")).toHaveValue("Imran");
  });

  test("marking text with the mouse beyond the edge is no click outside", async ({ page }) => {
    await open(page);
    const box = await field(page, "Name").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
});

test("wrong fields are named at the field, nothing is sent, and each clears when it is changed", async ({ page }) => {
  let posts = 0;
  await page.route(`**${API.serviceRequest}`, (route) => (posts++, route.abort()));
  await open(page);
  await submit(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter an email address, like name@example.com.");
  expect(await faults(page, "dialog")).toEqual([]);
  await field(page, "Name").fill("Imran");
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
  for (const wrong of ["imran", "imran@", "a@b.example, c@d.example"]) {
    await field(page, "Email").fill(wrong);
    await submit(page).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  }
  expect(posts).toBe(0);
});

test("what is sent is the spec's fields; ten clicks and five times Enter are one post (B01)", async ({ page }) => {
  const api = await holdApi(page, API.serviceRequest);
  await open(page);
  await fill(page);
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await field(page, "Email").focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  await expect(submit(page)).toHaveText("Submitting...");
  await expect(submit(page)).toBeDisabled();
  expect(api.posts).toHaveLength(1);
  expect(api.posts[0]?.postDataJSON()).toEqual({
    service: "Web Design & Development",
    name: "Imran Hossain",
    email: "imran+shop@itbari.example",
    phone: "",
    message: "",
    budget: "",
    timeline: "",
    trap: "",
    locale: "en",
  });
  expect(api.keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  await api.succeed();
  await expect(dialog(page)).toContainText("Proposal Submitted Successfully!");
  expect(api.posts).toHaveLength(1);
});

test("budget and timeline are sent when they were chosen", async ({ page }) => {
  const api = await holdApi(page, API.serviceRequest);
  await open(page);
  await fill(page);
  await field(page, "Budget").selectOption({ index: 2 });
  await field(page, "Timeline").selectOption({ index: 1 });
  await submit(page).click();
  await expect.poll(() => api.posts.length).toBe(1);
  expect(api.posts[0]?.postDataJSON()).toMatchObject({ budget: "$5,000 to $15,000", timeline: "Within a month" });
  await api.succeed();
});

for (const { path, button, words } of [
  {
    path: SERVICE,
    button: "Start Your Project",
    words: "Proposal Submitted Successfully!Thank you for your request. We'll get back to you within 24 hours with a detailed proposal.",
  },
  { path: PLATFORM, button: "Get Service", words: "Request Submitted Successfully!We'll get back to you within 24 hours." },
]) {
  test(`on ${path} the success closes itself after 2.5 seconds, and the next request starts empty`, async ({ page }) => {
    await page.clock.install();
    const api = await holdApi(page, API.serviceRequest);
    await page.goto(path);
    const start = page.getByRole("button", { name: button }).first();
    await start.focus();
    await page.keyboard.press("Enter");
    await fill(page);
    await submit(page).click();
    await api.succeed();
    const done = dialog(page).getByRole("status").filter({ hasText: "Successfully" });
    await expect(done).toHaveText(words);
    await expect(done).toBeFocused();
    await page.clock.runFor(TIMES.requestAutoClose - 200);
    await expect(done).toBeVisible();
    await page.clock.runFor(300);
    await expect(dialog(page)).toBeHidden();
    await expect(start).toBeFocused();
    await start.click();
    await expect(field(page, "Name")).toHaveValue("");
  });
}

test("the success stays while its button has the focus, and passes axe", async ({ page }) => {
  await page.clock.install();
  const api = await holdApi(page, API.serviceRequest);
  await open(page);
  await fill(page);
  await submit(page).click();
  await api.succeed();
  await expect(dialog(page)).toContainText("Proposal Submitted Successfully!");
  expect(await faults(page, "dialog")).toEqual([]);
  await page.keyboard.press("Shift+Tab");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.clock.runFor(TIMES.requestAutoClose * 4);
  await expect(dialog(page)).toContainText("Proposal Submitted Successfully!");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe("failing", () => {
  test.use({ expectedErrors: [/Failed to load resource|The enquiry was not sent/] });

  for (const [name, answer, words] of [
    ["no connection", undefined, "Failed to submit request"],
    ["an answer without words", { status: 500, json: { success: false } }, "Failed to submit request"],
    ["a stranger's page", { status: 200, body: "<h1>Welcome to the hotel</h1>" }, "Failed to submit request"],
    [
      "the server's words",
      { status: 503, json: { success: false, message: "Our records cannot be reached." } },
      "Our records cannot be reached.",
    ],
  ] as const) {
    test(`${name}: it stays open, says so, keeps every field, and the same request can be sent again`, async ({ page }) => {
      const keys: (string | undefined)[] = [];
      await page.route(`**${API.serviceRequest}`, (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        return answer ? route.fulfill({ ...answer }) : route.abort();
      });
      await open(page);
      await fill(page);
      await field(page, "Budget").selectOption({ index: 1 });
      await field(page, "Project details").fill("A shop\nfor tea");
      await submit(page).click();
      const alert = dialog(page).getByRole("alert");
      await expect(alert).toContainText(words);
      await expect(alert).toBeFocused();
      await expect(field(page, "Name")).toHaveValue("Imran Hossain");
      await expect(field(page, "Budget")).toHaveValue("Under $5,000");
      await expect(field(page, "Project details")).toHaveValue("A shop\nfor tea");
      await expect(submit(page)).toBeEnabled();
      expect(await faults(page, "dialog")).toEqual([]);
      await submit(page).click();
      await expect.poll(() => keys.length).toBe(2);
      expect(keys[1]).toBe(keys[0]);
    });
  }

  test("fields that only the server refuses are marked with its sentences, and the corrected request is a new one", async ({ page }) => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(API.serviceRequest)) keys.push(request.headers()["idempotency-key"]);
    });
    await open(page);
    await fill(page);
    await field(page, "Phone").fill("call me");
    await submit(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Please check the fields that are marked.");
    await expect(field(page, "Phone")).toHaveAccessibleDescription("Must be a phone number, like +880 1700 000000.");
    await field(page, "Phone").fill("+880 1700 000000");
    await expect(field(page, "Phone")).not.toHaveAttribute("aria-invalid");
    await submit(page).click();
    await expect(dialog(page)).toContainText("Proposal Submitted Successfully!");
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test("closed while it is sent: what came of it is there when it is opened again (B03)", async ({ page }) => {
    const api = await holdApi(page, API.serviceRequest);
    await open(page);
    await fill(page);
    await submit(page).click();
    await page.keyboard.press("Escape");
    await opener(page).click();
    await expect(submit(page)).toBeDisabled();
    await page.keyboard.press("Escape");
    await api.fail(503, {}, { success: false, message: "Please try again shortly." });
    await opener(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Please try again shortly.");
    await expect(field(page, "Name")).toHaveValue("Imran Hossain");
    expect(api.posts).toHaveLength(1);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`at 320 px, ${colorScheme}: nothing sticks out, all of it can be reached, axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 480 });
    await open(page);
    expect(await faults(page, "dialog")).toEqual([]);
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
    await submit(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeInViewport();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to the contact form", async ({ page }) => {
    await page.goto(SERVICE);
    await opener(page).click();
    await expect(page).toHaveURL("/contact?service=Web+Design+%26+Development");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
