/**
 * What the contact form says while it is sent and to each answer (spec 1, sections 2, 4, 5 and 8).
 */
import { expect, test } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { fillRequired, holdApi, openForm, VISITOR } from "#tests/support/page/contact-form.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a message is sent, or fails and keeps its words", async ({ page }) => {
  const fields = await openForm(page);
  const { form, send, success, failure, name, email, message } = fields;

  await test.step("sent: the real API takes it, the words of the spec appear, focus and an empty form", async () => {
    await fillRequired(page);
    await fields.phone.fill(VISITOR.phone);
    await fields.company.fill(VISITOR.company);
    const posted = page.waitForRequest("**/api/contact");
    await send.click();
    expect((await posted).postDataJSON()).toEqual({ ...VISITOR, trap: "", locale: "en" });
    await expect(success).toContainText("Message sent successfully!");
    await expect(success).toContainText("Thank you for reaching out. We’ll get back to you soon.");
    await expect(success).toHaveRole("status");
    await expect(success).toBeFocused();
    for (const field of ["name", "email", "phone", "company", "message"] as const)
      await expect(fields[field]).toHaveValue("");
    await expect(send).toBeDisabled();
    await expect(send).toHaveText("Send Message");
    expect(await faults(page, "#contact")).toEqual([]);
  });

  await test.step("a field that only the server refuses is marked in its words, listed and focused", async () => {
    await fillRequired(page);
    await name.fill("\u2800");
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(
      "This field is required. What should we call you?",
    );
    await expect(failure).toContainText("Your message has not been sent yet.");
    await expect(failure).not.toContainText("Oops");
    await expect(message).toHaveValue(VISITOR.message);
    await message.focus();
    await failure.getByRole("link", { name: "Your name" }).click();
    await expect(name).toBeFocused();
  });

  const api = await holdApi(page);

  await test.step("sending: the button says so and keeps the focus, the fields are locked, the last result is gone (B03)", async () => {
    await fillRequired(page);
    await send.click();
    await api.fail();
    await expect(failure).toContainText("Oops");
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
  ] as const)
    await test.step(`failed because ${what}: the words of the spec, two ways on, every field kept`, async () => {
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
      if (answer === "fail") expect(await faults(page, "#contact")).toEqual([]);

      await failure.getByRole("button", { name: "Try again" }).click();
      await api.succeed();
      await expect(success).toBeFocused();
    });

  await test.step("too many messages: the panel says when the next one is taken", async () => {
    await fillRequired(page);
    await send.click();
    await api.fail(429, { "Retry-After": "380" });
    await expect(failure).toContainText("Oops! Something went wrong");
    await expect(failure).toContainText("please send it again in 7 minutes");
    await expect(message).toHaveValue(VISITOR.message);
  });

  await test.step("a friendly page of a proxy is not a success", async () => {
    await send.click();
    await expect(failure).toBeHidden();
    await api.fulfill({ body: "<h1>Welcome to the hotel</h1>", contentType: "text/html" });
    await expect(failure).toBeVisible();
    await expect(message).toHaveValue(VISITOR.message);
  });

  await test.step("an answer that does not come counts as failed after 20 seconds", async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const posts = api.posts.length;
    await send.click();
    await expect.poll(() => api.posts.length).toBe(posts + 1);
    await page.clock.runFor(19_999);
    await expect(send).toHaveText("Sending Message...");
    await page.clock.runFor(1);
    await expect(failure).toContainText("Oops! Something went wrong");
    await expect(send).toBeEnabled();
  });
});
