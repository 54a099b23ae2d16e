/** The states of the contact form, their words and their focus (spec 1, sections 2, 4, 5 and 8). */
import { expect, test } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { fillRequired, formOf, holdApi, openForm, VISITOR } from "#tests/support/page/contact-form.ts";
import { reading } from "#tests/support/page/reading.ts";

const HINTS = {
  name: "What should we call you?",
  email: "We’ll reach out here",
  phone: "Optional but helpful",
  company: "Tell us about your organization",
  message: "Share your vision with us",
} as const;

reading("the section says what it is and how soon somebody answers", async ({ read }) => {
  const page = await read("/");
  await expect(page.getByRole("heading", { name: "Let’s Connect" })).toBeVisible();
  await expect(page.locator("#contact li")).toHaveCount(3);
  await expect(page.getByText("Our team typically responds within 30 minutes in office hours.")).toBeVisible();
});

test("outside office hours the form says from when we answer", async ({ page }) => {
  // A Sunday in Dhaka.
  await page.clock.setFixedTime("2026-12-06T04:00:00Z");
  await openForm(page);
  await expect(page.getByText("We answer from 9:00\u00a0AM on Monday.").last()).toBeVisible();
});

reading("labels are always visible, required and optional are marked", async ({ read }) => {
  const page = await read("/");
  const fields = formOf(page);
  await expect(page.locator("#contact .field__label")).toHaveText([
    "Your name *",
    "Email *",
    "Phone (optional)",
    "Company (optional)",
    "Message *",
  ]);
  for (const name of ["name", "email", "message"] as const) await expect(fields[name]).toHaveAttribute("required");
  for (const name of ["phone", "company"] as const) await expect(fields[name]).not.toHaveAttribute("required");
  await expect(fields.email).toHaveAttribute("type", "email");
  await expect(fields.phone).toHaveAttribute("type", "tel");
  await expect(fields.message).toHaveAttribute("rows", "4");
  // What is too long is said, never cut.
  await expect(page.locator("[maxlength]")).toHaveCount(0);
});

test("at 1440, 390 and 320 px each field shows its hint on focus, beside or above its label", async ({ page }) => {
  const fields = await openForm(page);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const [name, words] of Object.entries(HINTS) as [keyof typeof HINTS, string][]) {
      const hint = page.getByText(words, { exact: true });
      await expect(hint).toHaveCSS("opacity", "0");
      await fields[name].focus();
      await expect(hint).toHaveCSS("opacity", "1");
      await expect(fields[name]).toHaveAccessibleDescription(words);
      // Both at one moment: the page may still glide to the field.
      const places = () =>
        hint.evaluate((element, id) => {
          const [label, box] = [document.querySelector(`label[for=${id}]`), element].map((one) => one?.getBoundingClientRect());
          if (!label || !box) throw new Error("Label and hint must be laid out.");
          const beside = box.left >= label.right || box.bottom <= label.top + 1;
          return { beside, inside: box.left >= 0 && box.right <= innerWidth };
        }, `contact-${name}`);
      await expect.poll(places, `${name} and its hint`).toEqual({ beside: true, inside: true });
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the button is disabled until name, email and message are filled with more than blanks", async ({ page }) => {
  const { name, email, message, phone, send } = await openForm(page);
  await expect(send).toBeDisabled();
  await name.fill("Farhana");
  await email.fill("farhana@shapla.example");
  await phone.fill("12345");
  await expect(send).toBeDisabled();
  await message.fill("  \n ");
  await expect(send).toBeDisabled();
  await message.fill("Hello");
  await expect(send).toBeEnabled();
  await name.fill("");
  await expect(send).toBeDisabled();
  await email.press("Enter");
  await expect(send).toHaveText("Send Message");
});

test("sent: the real API takes it, the words of the spec appear, focus and an empty form", async ({ page }) => {
  const fields = await openForm(page);
  await fillRequired(page);
  await fields.phone.fill(VISITOR.phone);
  await fields.company.fill(VISITOR.company);
  const posted = page.waitForRequest("**/api/contact");
  await fields.send.click();
  expect((await posted).postDataJSON()).toEqual({ ...VISITOR, trap: "", locale: "en" });
  await expect(fields.success).toContainText("Message sent successfully!");
  await expect(fields.success).toContainText("Thank you for reaching out. We’ll get back to you soon.");
  await expect(fields.success).toHaveRole("status");
  await expect(fields.success).toBeFocused();
  for (const name of ["name", "email", "phone", "company", "message"] as const) await expect(fields[name]).toHaveValue("");
  await expect(fields.send).toBeDisabled();
  await expect(fields.send).toHaveText("Send Message");
  expect(await faults(page, "#contact")).toEqual([]);
});

test("sending: the button says so and keeps the focus, the fields are locked, the last result is gone (B03)", async ({ page }) => {
  const api = await holdApi(page);
  const { form, send, name, failure } = await openForm(page);
  await fillRequired(page);
  await send.click();
  await api.fail();
  await expect(failure).toBeVisible();
  await send.click();
  await expect(failure).toBeHidden();
  await expect(send).toHaveText("Sending Message...");
  await expect(send.locator(".spinner")).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(send).toBeFocused();
  await expect(name).not.toBeEditable();
  await expect(form.getByRole("status")).toHaveText("Sending Message...");
  await api.succeed();
  await expect(name).toBeEditable();
});

for (const { what, answer } of [
  { what: "the server is down", answer: "fail" },
  { what: "the connection breaks", answer: "cut" },
] as const) {
  test(`failed because ${what}: the words of the spec, two ways on, every field kept`, async ({ page }) => {
    const api = await holdApi(page);
    const { send, failure, name, email, message } = await openForm(page);
    await fillRequired(page);
    await send.click();
    await api[answer]();
    await expect(failure).toContainText("Oops! Something went wrong");
    await expect(failure).toContainText("Please try again or contact us directly.");
    await expect(failure).toBeFocused();
    await expect(failure.locator("a[href='mailto:hello@nokshaworks.example']")).toBeVisible();
    await expect(failure.locator("a[href='tel:+8801700000000']")).toBeVisible();
    await expect(name).toHaveValue(VISITOR.name);
    await expect(email).toHaveValue(VISITOR.email);
    await expect(message).toHaveValue(VISITOR.message);
    await expect(send).toBeEnabled();
    expect(await faults(page, "#contact")).toEqual([]);

    await failure.getByRole("button", { name: "Try again" }).click();
    await api.succeed();
    await expect(formOf(page).success).toBeFocused();
  });
}

test("an answer that does not come counts as failed after 20 seconds", async ({ page }) => {
  await page.clock.install();
  const api = await holdApi(page);
  const { send, failure } = await openForm(page);
  await fillRequired(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect.poll(() => api.posts.length).toBe(1);
  await page.clock.runFor(19_999);
  await expect(send).toHaveText("Sending Message...");
  await page.clock.runFor(1);
  await expect(failure).toContainText("Oops! Something went wrong");
  await expect(send).toBeEnabled();
});

test("a friendly page of a proxy is not a success", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ body: "<h1>Welcome to the hotel</h1>", contentType: "text/html" }));
  const { send, failure } = await openForm(page);
  await fillRequired(page);
  await send.click();
  await expect(failure).toBeVisible();
});

test("too many messages: the panel tells when the next one is taken", async ({ page }) => {
  const api = await holdApi(page);
  const { send, failure, message } = await openForm(page);
  await fillRequired(page);
  await send.click();
  await api.fail(429, { "Retry-After": "380" });
  await expect(failure).toContainText("Oops! Something went wrong");
  await expect(failure).toContainText("please send it again in 7 minutes");
  await expect(message).toHaveValue(VISITOR.message);
});

test("wrong fields are marked, described and focused by the server's rule, and nothing is posted (B05, B07)", async ({ page }) => {
  const api = await holdApi(page);
  const { send, failure, success, name, email, phone } = await openForm(page);
  await fillRequired(page);
  await email.fill("farhana@shapla");
  await phone.fill("abc");
  for (const submit of [() => send.click(), () => phone.press("Enter")]) {
    await submit();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Please enter an email address, like name@example.com. We’ll reach out here");
    await expect(phone).toHaveAccessibleDescription("Please enter a phone number, like +880 1700 000000, or none. Optional but helpful");
    for (const wrong of [email, phone]) await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(failure).toContainText("Your message has not been sent yet.");
    await expect(failure).not.toContainText("Oops");
    await expect(name).toHaveValue(VISITOR.name);
  }
  expect(await faults(page, "#contact")).toEqual([]);

  await email.press("End");
  await email.pressSequentially(".photography ");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("+880 1700-000000 ext 5");
  expect(api.posts).toHaveLength(0);
  await send.click();
  await api.succeed();
  await expect(success).toBeFocused();
  expect(api.posts).toHaveLength(1);
});

test("a text over its limit stays whole, is counted and refused in place", async ({ page }) => {
  const api = await holdApi(page);
  const { form, message, phone, send, failure, success } = await openForm(page);
  await fillRequired(page, "🎉".repeat(4_499));
  await expect(message).toHaveAccessibleDescription("Share your vision with us");
  await message.press("End");
  await message.pressSequentially("!");
  await expect(message).toHaveAccessibleDescription("4,500 of 5,000 characters Share your vision with us");
  await expect(form.getByRole("status")).toHaveText("4,500 of 5,000 characters");
  await message.fill(`${"x".repeat(5_015)}\n`);
  await phone.fill("1".repeat(41));
  await expect(form.getByRole("status")).toHaveText("Must have at most 40 characters (41 now).");
  await send.click();
  await expect(phone).toBeFocused();
  await expect(failure).toContainText("Your message has not been sent yet.");
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect(message).toHaveAccessibleDescription("Must have at most 5,000 characters (5,015 now). Share your vision with us");
  await expect(message).toHaveValue(`${"x".repeat(5_015)}\n`);
  await page.reload();
  await expect(message).toHaveValue(`${"x".repeat(5_015)}\n`);
  await message.fill("x".repeat(5_000));
  await phone.fill("+49 30 123\u2013456 78");
  await expect(message).not.toHaveAttribute("aria-invalid");
  expect(api.posts).toHaveLength(0);
  await send.click();
  await api.succeed();
  await expect(success).toBeFocused();
});

test("a field that only the server refuses is marked in its words, listed and focused", async ({ page }) => {
  const { send, failure, name, message } = await openForm(page);
  await fillRequired(page);
  await name.fill("\u2800");
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Is required. What should we call you?");
  await expect(failure).toContainText("Your message has not been sent yet.");
  await expect(failure).not.toContainText("Oops");
  await expect(message).toHaveValue(VISITOR.message);
  await message.focus();
  await failure.getByRole("link", { name: "Your name" }).click();
  await expect(name).toBeFocused();
});

test("by keyboard alone, from the first field to the result", async ({ page }) => {
  const api = await holdApi(page);
  const { name, phone, message, send, success } = await openForm(page);
  await name.focus();
  await page.keyboard.type("Farhana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("farhana@shapla.example");
  await page.keyboard.press("Tab");
  await expect(phone).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  await api.succeed();
  await expect(success).toBeFocused();
});
