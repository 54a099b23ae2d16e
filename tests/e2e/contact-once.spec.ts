/**
 * One submission is one message: double sends, keys, drafts in closed and parallel tabs, and typing
 * before the form is alive.
 */
import { expect, type Page, test } from "playwright/test";
import {
  fillRequired,
  formOf,
  holdApi,
  openForm,
  VISITOR,
  wakeForm,
} from "#tests/support/page/contact-form.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Closes a tab as a visitor does; what it does on leaving is done then. */
async function leave(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

test("one submission has one key", async ({ page }) => {
  const api = await holdApi(page);
  const { send, email, message, failure, success } = await openForm(page);

  await test.step("B01, B03: ten clicks and five times Enter are one post; the button is back only after the answer", async () => {
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

  await test.step("a retry carries the same key, also after a reload; the next message has its own", async () => {
    await send.click();
    await api.cut();
    await expect(failure).toBeVisible();
    await send.click();
    await api.fail(503);
    await expect(failure).toBeVisible();

    await page.reload();
    await wakeForm(page);
    await expect(message).toHaveValue(VISITOR.message);
    await send.click();
    await api.succeed();
    await expect(success).toBeVisible();

    await fillRequired(page);
    await send.click();
    await api.succeed();
    await expect(message).toHaveValue("");

    const [first, ...others] = api.keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others.slice(0, 3)).toEqual([first, first, first]);
    expect(others[3]).toMatch(/^[0-9a-f]{32}$/);
    expect(others[3]).not.toBe(first);
  });

  await test.step("a corrected message gets a new key after a definite no, and keeps it while the first may have arrived", async () => {
    const before = api.posts.length;
    await fillRequired(page);
    await send.click();
    await api.cut();
    await expect(failure).toBeVisible();
    await message.fill("Other words");
    await send.click();
    await api.fail(
      400,
      {},
      { success: false, code: "invalid", fields: { message: "This field is required." } },
    );
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await message.fill("Better words");
    await send.click();
    await api.succeed();
    const [first, second, third] = api.keys().slice(before);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

test("a draft is shared by all tabs and outlives them", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const api = await holdApi(first);
  const [one, two] = [await openForm(first), await openForm(second)];

  await test.step("a tab that shows only the draft follows the other one, to the end", async () => {
    await fillRequired(first);
    await expect(two.message).toHaveValue(VISITOR.message);
    await expect(two.send).toBeEnabled();
    await one.send.click();
    await api.succeed();
    await expect(two.message).toHaveValue("");
    await expect(two.send).toBeDisabled();
  });

  await test.step("words that another tab adds while the first one sends are not cleared with the sent ones", async () => {
    await fillRequired(first);
    await expect(two.message).toHaveValue(VISITOR.message);
    await one.send.click();
    await expect(one.send).toHaveText("Sending Message...");
    await two.message.fill("One more thing");
    await expect
      .poll(() => first.evaluate(() => localStorage.getItem("enquiry-draft")))
      .toContain("One more thing");
    await expect(one.message).toHaveValue(VISITOR.message);
    await api.succeed();
    await expect(one.success).toBeVisible();
    // The words that were sent are gone, and the tab shows the draft again.
    await expect(one.message).toHaveValue("One more thing");
    await expect(one.send).toBeEnabled();
    await second.reload();
    await wakeForm(second);
    await expect(two.message).toHaveValue("One more thing");
  });

  await test.step("a tab with words that are not saved yet keeps them", async () => {
    // The timers of a tab in the background sleep.
    await second.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await two.message.fill("Words of the second tab");
    await one.message.fill("Message of the draft");
    await expect
      .poll(() => second.evaluate(() => localStorage.getItem("enquiry-draft")))
      .toContain("of the draft");
    await expect(two.message).toHaveValue("Words of the second tab");
  });

  await test.step("what is typed before the form is alive stays, and a draft fills only what is blank", async () => {
    await leave(second);
    await one.name.fill("From the draft");
    await one.email.fill("");
    await one.message.fill("Message of the draft, saved on leaving");
    await leave(first);

    const page = await context.newPage();
    const late = await holdApi(page);
    const loading = Promise.withResolvers<undefined>();
    await page.route("**/_astro/ContactForm*.js", async (route) => {
      await loading.promise;
      await route.continue();
    });
    await page.goto("/");
    const { name, email, message, send, success } = formOf(page);
    await name.fill("Typed early");
    await expect(send).toBeEnabled();
    await email.fill("early@shapla.example");
    loading.resolve(undefined);
    await expect(message).toHaveValue("Message of the draft, saved on leaving");
    await expect(name).toHaveValue("Typed early");
    await expect(email).toHaveValue("early@shapla.example");
    await expect(send).toBeEnabled();

    await test.step("a draft survives a closed tab and is gone once it is sent", async () => {
      await send.click();
      await late.succeed();
      await expect(success).toBeVisible();
      await page.reload();
      await wakeForm(page);
      await expect(send).toBeDisabled();
      await expect(message).toHaveValue("");
    });
  });
});
