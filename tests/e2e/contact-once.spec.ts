/** One submission is one message: double sends, keys, drafts in closed and parallel tabs, and typing before the form is alive. */
import { expect, test, type Page } from "playwright/test";
import { fillRequired, formOf, holdApi, openForm, VISITOR } from "#tests/support/page/contact-form.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";

/** Closes a tab as a visitor does; what it does on leaving is done then. */
async function leave(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

test("B01, B03: ten clicks and five times Enter are one post; the button is back only after the answer", async ({ page }) => {
  const api = await holdApi(page);
  const { send, email, message } = await openForm(page);
  await fillRequired(page);
  await send.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await email.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  await send.click({ force: true });
  await expect(send).toBeDisabled();
  await expect.poll(() => api.posts.length).toBe(1);
  await api.fail();
  await expect(send).toBeEnabled();
  await expect(message).toHaveValue(VISITOR.message);
  expect(api.posts).toHaveLength(1);
});

test("a retry carries the same key, also after a reload; the next message has its own", async ({ page }) => {
  const api = await holdApi(page);
  const { send, failure, success } = await openForm(page);
  await fillRequired(page);
  await send.click();
  await api.cut();
  await expect(failure).toBeVisible();
  await send.click();
  await api.fail(503);
  await expect(failure).toBeVisible();

  await page.reload();
  await jumpTo(page.locator("#contact form"));
  await expect(send).toBeEnabled();
  await expect(formOf(page).message).toHaveValue(VISITOR.message);
  await send.click();
  await api.succeed();
  await expect(success).toBeVisible();

  await fillRequired(page);
  await send.click();
  await api.succeed();
  await expect(success).toBeVisible();

  const [first, ...others] = api.keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others[2]).toMatch(/^[0-9a-f]{32}$/);
  expect(others[2]).not.toBe(first);
});

test("a corrected message gets a new key after a definite no, and keeps it while the first may have arrived", async ({ page }) => {
  const api = await holdApi(page);
  const { send, message, failure } = await openForm(page);
  await fillRequired(page);
  await send.click();
  await api.cut();
  await expect(failure).toBeVisible();
  await message.fill("Other words");
  await send.click();
  await api.fail(400, {}, { success: false, code: "invalid", fields: { message: "Is required." } });
  await expect(failure).toBeVisible();
  await message.fill("Better words");
  await send.click();
  await api.succeed();
  const [first, second, third] = api.keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a draft survives a closed tab and is gone once it is sent", async ({ context }) => {
  const before = await context.newPage();
  await openForm(before);
  await fillRequired(before);
  await leave(before);

  const after = await context.newPage();
  const api = await holdApi(after);
  const { send, message, success } = await openForm(after);
  await expect(message).toHaveValue(VISITOR.message);
  await send.click();
  await api.succeed();
  await expect(success).toBeVisible();
  await after.reload();
  await jumpTo(after.locator("#contact form"));
  await expect(send).toBeDisabled();
  await expect(message).toHaveValue("");
});

test("a tab that shows only the draft follows the other one, to the end", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const api = await holdApi(first);
  const [one, two] = [await openForm(first), await openForm(second)];
  await fillRequired(first);
  await expect(two.message).toHaveValue(VISITOR.message);
  await expect(two.send).toBeEnabled();
  await one.send.click();
  await api.succeed();
  await expect(two.message).toHaveValue("");
  await expect(two.send).toBeDisabled();
});

test("a tab with words that are not saved yet keeps them", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const [one, two] = [await openForm(first), await openForm(second)];
  // The timers of a tab in the background sleep.
  await second.evaluate(() => {
    window.setTimeout = (() => 0) as unknown as typeof setTimeout;
  });
  await two.message.fill("Words of the second tab");
  await one.message.fill("Words of the first tab");
  await expect.poll(() => second.evaluate(() => localStorage.getItem("enquiry-draft"))).toContain("first tab");
  await expect(two.message).toHaveValue("Words of the second tab");
});

test("words that another tab adds while the first one sends are not cleared with the sent ones", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const api = await holdApi(first);
  const [one, two] = [await openForm(first), await openForm(second)];
  await fillRequired(first);
  await expect(two.message).toHaveValue(VISITOR.message);
  await one.send.click();
  await expect(one.send).toHaveText("Sending Message...");
  await two.message.fill("One more thing");
  await expect.poll(() => first.evaluate(() => localStorage.getItem("enquiry-draft"))).toContain("One more thing");
  await expect(one.message).toHaveValue(VISITOR.message);
  await api.succeed();
  await expect(one.success).toBeVisible();
  await expect(one.message).toHaveValue("");
  await second.reload();
  await jumpTo(second.locator("#contact form"));
  await expect(two.message).toHaveValue("One more thing");
});

test("with the storage blocked the form still works", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Blocked", "SecurityError");
        },
      });
    }
  });
  const api = await holdApi(page);
  const { send, failure, success } = await openForm(page);
  await fillRequired(page);
  await send.click();
  await api.cut();
  await expect(failure).toBeVisible();
  await send.click();
  await api.succeed();
  await expect(success).toBeVisible();
  const [first, second] = api.keys();
  expect(second).toBe(first);
});

test("what is typed before the form is alive stays, and a draft fills only what is blank", async ({ context }) => {
  const earlier = await context.newPage();
  const draft = await openForm(earlier);
  await draft.name.fill("From the draft");
  await draft.message.fill("Message of the draft");
  await leave(earlier);

  const page = await context.newPage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_astro/ContactForm*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/");
  const { name, email, message, send } = formOf(page);
  await name.fill("Typed early");
  await expect(send).toBeEnabled();
  await email.fill("early@shapla.example");
  release();
  await expect(message).toHaveValue("Message of the draft");
  await expect(name).toHaveValue("Typed early");
  await expect(email).toHaveValue("early@shapla.example");
  await expect(send).toBeEnabled();
});

test("B08: the browser's autofill leaves the hidden field alone, and what it filled in is sent", async ({ page }) => {
  const { email, message, send } = await openForm(page);
  const trap = page.locator("[name=trap]");
  await expect(page.locator(".form-trap")).toHaveAttribute("aria-hidden", "true");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toBeInViewport({ ratio: 0.5 });

  // Nothing by which a browser or a password manager would know the field for a part of an address.
  const known = /name|mail|phone|tel|company|organi|address|street|city|zip|post|country|url|web|user|pass/i;
  expect(await trap.evaluate((field: HTMLInputElement) => `${field.name} ${field.id.replace("contact-", "")}`)).not.toMatch(known);
  await expect(trap).toHaveAttribute("autocomplete", "off");

  // As Chromium fills in: focus by its own hand, the value at once, then input and change, by each field's purpose.
  await page.evaluate(() => {
    const purposes = { name: "Farhana Akter", email: "farhana@shapla.example", tel: "+8801700000123", organization: "Shapla Clinic" };
    for (const [purpose, value] of Object.entries(purposes))
      for (const field of document.querySelectorAll<HTMLInputElement>(`form [autocomplete=${purpose}]`)) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
  });
  await expect(email).toHaveValue("farhana@shapla.example");
  await expect(trap).toHaveValue("");
  await expect(send).toBeDisabled();
  const api = await holdApi(page);
  await message.fill(VISITOR.message);
  await send.click();
  await api.succeed();
  expect(api.posts[0]?.postDataJSON()).toMatchObject({ name: "Farhana Akter", email: "farhana@shapla.example", trap: "" });
});
