/**
 * The contact form before it is sent: its words, hints and button, and what it refuses (spec 1,
 * sections 2, 4, 5 and 8).
 */
import { expect, test } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import {
  fillRequired,
  formOf,
  holdApi,
  openForm,
  VISITOR,
  wakeForm,
} from "#tests/support/page/contact-form.ts";
import { reading } from "#tests/support/page/reading.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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
  await expect(
    page.getByText("Our team typically responds within 30 minutes in office hours."),
  ).toBeVisible();
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
  for (const name of ["name", "email", "message"] as const)
    await expect(fields[name]).toHaveAttribute("required");
  for (const name of ["phone", "company"] as const)
    await expect(fields[name]).not.toHaveAttribute("required");
  await expect(fields.email).toHaveAttribute("type", "email");
  await expect(fields.phone).toHaveAttribute("type", "tel");
  await expect(fields.message).toHaveAttribute("rows", "4");
  // What is too long is said, never cut.
  await expect(page.locator("[maxlength]")).toHaveCount(0);
});

test("hints, the keyboard, the button and the office hours", async ({ page }) => {
  const api = await holdApi(page);
  const fields = await openForm(page);
  const { name, email, phone, message, send, success } = fields;

  await test.step("at 1440, 390 and 320 px each field shows its hint on focus, beside or above its label", async () => {
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const [field, words] of Object.entries(HINTS) as [keyof typeof HINTS, string][]) {
        const hint = page.getByText(words, { exact: true });
        await expect(hint).toHaveCSS("opacity", "0");
        await fields[field].focus();
        await expect(hint).toHaveCSS("opacity", "1");
        await expect(fields[field]).toHaveAccessibleDescription(words);
        // Both at one moment: the page may still glide to the field.
        const places = () =>
          hint.evaluate((element, id) => {
            const [label, box] = [document.querySelector(`label[for=${id}]`), element].map((one) =>
              one?.getBoundingClientRect(),
            );
            if (!label || !box) throw new Error("Label and hint must be laid out.");
            const beside = box.left >= label.right || box.bottom <= label.top + 1;
            return { beside, inside: box.left >= 0 && box.right <= innerWidth };
          }, `contact-${field}`);
        await expect.poll(places, `${field} and its hint`).toEqual({ beside: true, inside: true });
      }
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });

  await test.step("by keyboard alone, from the first field to the result", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
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

  await test.step("the button is disabled until name, email and message are filled with more than blanks", async () => {
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
    expect(api.posts).toHaveLength(1);
  });
});

test("wrong and long fields", async ({ page }) => {
  const api = await holdApi(page);
  const { form, send, failure, success, name, email, phone, message } = await openForm(page);

  await test.step("wrong fields are marked, described and focused by the server's rule, and nothing is posted (B05, B07)", async () => {
    await fillRequired(page);
    await email.fill("farhana@shapla");
    await phone.fill("abc");
    for (const submit of [() => send.click(), () => phone.press("Enter")]) {
      await submit();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(
        "Please enter an email address, like name@example.com. We’ll reach out here",
      );
      await expect(phone).toHaveAccessibleDescription(
        "Please enter a phone number, like +880 1700 000000, or none. Optional but helpful",
      );
      for (const wrong of [email, phone])
        await expect(wrong).toHaveAttribute("aria-invalid", "true");
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

  await test.step("a text over its limit stays whole, is counted and refused in place", async () => {
    const said = form.locator(".visually-hidden[role=status]");
    await fillRequired(page, "🎉".repeat(4_499));
    await expect(message).toHaveAccessibleDescription("Share your vision with us");
    await message.press("End");
    await message.pressSequentially("!");
    await expect(message).toHaveAccessibleDescription(
      "4,500 of 5,000 characters Share your vision with us",
    );
    await expect(said).toHaveText("4,500 of 5,000 characters");
    await message.fill(`${"x".repeat(5_015)}\n`);
    await phone.fill("1".repeat(41));
    await expect(said).toHaveText("Must have at most 40 characters (41 now).");
    await send.click();
    await expect(phone).toBeFocused();
    await expect(failure).toContainText("Your message has not been sent yet.");
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await expect(message).toHaveAccessibleDescription(
      "Must have at most 5,000 characters (5,015 now). Share your vision with us",
    );
    await expect(message).toHaveValue(`${"x".repeat(5_015)}\n`);
    await page.reload();
    await wakeForm(page);
    await expect(message).toHaveValue(`${"x".repeat(5_015)}\n`);
    await message.fill("x".repeat(5_000));
    await phone.fill("+49 30 123\u2013456 78");
    await expect(message).not.toHaveAttribute("aria-invalid");
    expect(api.posts).toHaveLength(1);
    await send.click();
    await api.succeed();
    await expect(success).toBeFocused();
  });
});
