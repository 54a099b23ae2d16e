/**
 * The request dialog (spec 1, sections 4, 5, 7, 8 and 9; cases B01, B03): what it checks, what it
 * sends, and what it says to the answer.
 */
import { API } from "#domain/links.ts";
import { TIMES } from "#domain/page-limits.ts";
import { faults } from "#tests/support/page/axe.ts";
import { holdApi } from "#tests/support/page/contact-form.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import {
  dialog,
  field,
  fill,
  open,
  opener,
  PLATFORM,
  SERVICE,
  submit,
} from "#tests/support/page/request-modal.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("wrong and long fields", async ({ page }) => {
  const api = await holdApi(page, API.serviceRequest);
  await open(page);

  await test.step("wrong fields are named at the field by the server's rule, nothing is sent, and each clears when it is changed (B05, B07)", async () => {
    await submit(page).click();
    await expect(field(page, "Name")).toBeFocused();
    await expect(field(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
    await expect(field(page, "Email")).toHaveAccessibleDescription(
      "Please enter an email address, like name@example.com.",
    );
    expect(await faults(page, "dialog")).toEqual([]);
    await field(page, "Name").fill("Imran");
    await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
    await expect(dialog(page).getByRole("alert")).toContainText(
      "Please check the fields that are marked.",
    );
    for (const wrong of ["imran", "imran@", "a@b.example, c@d.example"]) {
      await field(page, "Email").fill(wrong);
      await submit(page).click();
      await expect(field(page, "Email")).toBeFocused();
      await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    }
    await field(page, "Email").fill("a@studio.photography");
    await field(page, "Phone").fill("abc");
    await submit(page).click();
    await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "Phone")).toBeFocused();
    await expect(field(page, "Phone")).toHaveAccessibleDescription(
      "Please enter a phone number, like +880 1700 000000, or none.",
    );
    expect(api.posts).toHaveLength(0);
  });

  await test.step("details over their limit stay whole, are counted and refused in place", async () => {
    await field(page, "Phone").fill("");
    await fill(page);
    await field(page, "Project details").fill("x".repeat(5_015));
    await expect(page.locator("[maxlength]")).toHaveCount(0);
    await expect(dialog(page).getByRole("status")).toHaveText(
      "Must have at most 5,000 characters (5,015 now).",
    );
    await submit(page).click();
    await expect(field(page, "Project details")).toBeFocused();
    await expect(field(page, "Project details")).toHaveAccessibleDescription(
      "Must have at most 5,000 characters (5,015 now).",
    );
    await page.reload();
    await opener(page).click();
    await expect(field(page, "Project details")).toHaveValue("x".repeat(5_015));
  });
});

test("what is sent", async ({ page }) => {
  const api = await holdApi(page, API.serviceRequest);
  await open(page);

  await test.step("what is sent is the spec's fields; ten clicks and five times Enter are one post (B01)", async () => {
    await fill(page);
    await submit(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
    await field(page, "Email").focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
    await expect(submit(page)).toHaveText("Submitting...");
    await expect(submit(page)).toBeDisabled();
    await submit(page).focus();
    await page.keyboard.press("Enter");
    await expect(submit(page)).toBeFocused();
    await expect.poll(() => api.posts.length).toBe(1);
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

  await test.step("budget and timeline are sent when they were chosen", async () => {
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await opener(page).click();
    await fill(page);
    await field(page, "Budget").selectOption({ index: 2 });
    await field(page, "Timeline").selectOption({ index: 1 });
    await submit(page).click();
    await expect.poll(() => api.posts.length).toBe(2);
    expect(api.posts[1]?.postDataJSON()).toMatchObject({
      budget: "$5,000 to $15,000",
      timeline: "Within a month",
    });
    await api.succeed();
    await expect(dialog(page)).toContainText("Proposal Submitted Successfully!");
  });
});

for (const { path, button, words } of [
  {
    path: SERVICE,
    button: "Start Your Project",
    words:
      "Proposal Submitted Successfully!Thank you for your request. We’ll get back to you within 24 hours with a detailed proposal.",
  },
  {
    path: PLATFORM,
    button: "Get Service",
    words: "Request Submitted Successfully!We’ll get back to you within 24 hours.",
  },
]) {
  test(`on ${path} the success closes itself after 2.5 seconds, and the next request starts empty`, async ({
    page,
  }) => {
    await page.clock.install();
    const api = await holdApi(page, API.serviceRequest);
    await page.goto(path);
    const start = page.getByRole("button", { name: button }).first();
    await start.focus();
    await page.keyboard.press("Enter");
    await fill(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await api.succeed();
    const done = dialog(page).getByRole("status").filter({ hasText: "Successfully" });
    await expect(done).toHaveText(words);
    await expect(done).toBeFocused();
    await page.clock.runFor(TIMES.requestAutoClose - 1);
    await expect(done).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog(page)).toBeHidden();
    await expect(start).toBeFocused();
    await start.click();
    await expect(field(page, "Name")).toHaveValue("");
    await page.reload();
    await start.click();
    await expect(field(page, "Name")).toHaveValue("");

    if (path !== SERVICE) return;
    await test.step("the success stays while its button has the focus, and passes axe", async () => {
      await fill(page);
      await submit(page).click();
      await api.succeed();
      await expect(done).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
      await page.clock.resume();
      expect(await faults(page, "dialog")).toEqual([]);
      await page.clock.runFor(TIMES.requestAutoClose * 4);
      await expect(done).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeHidden();
      await expect(start).toBeFocused();
    });
  });
}
