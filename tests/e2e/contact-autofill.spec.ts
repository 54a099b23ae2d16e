/** The contact form where the browser fills it in, and where it may keep nothing. */
import { expect, test } from "playwright/test";
import { fillRequired, holdApi, openForm, VISITOR } from "#tests/support/page/contact-form.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("B08: the browser's autofill leaves the hidden field alone, and what it filled in is sent", async ({
  page,
}) => {
  const { email, message, send } = await openForm(page);
  const trap = page.locator("[name=trap]");
  await expect(page.locator(".form-trap")).toHaveAttribute("aria-hidden", "true");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toBeInViewport({ ratio: 0.5 });

  // Nothing by which a browser or a password manager would know the field for a part of an address.
  const known =
    /name|mail|phone|tel|company|organi|address|street|city|zip|post|country|url|web|user|pass/i;
  expect(
    await trap.evaluate(
      (field: HTMLInputElement) => `${field.name} ${field.id.replace("contact-", "")}`,
    ),
  ).not.toMatch(known);
  await expect(trap).toHaveAttribute("autocomplete", "off");

  // As Chromium fills in: focus by its own hand, the value at once, then input and change, by each
  // field's purpose.
  await page.evaluate(() => {
    const purposes = {
      name: "Farhana Akter",
      email: "farhana@shapla.example",
      tel: "+8801700000123",
      organization: "Shapla Clinic",
    };
    for (const [purpose, value] of Object.entries(purposes))
      for (const field of document.querySelectorAll<HTMLInputElement>(
        `form [autocomplete=${purpose}]`,
      )) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
          field,
          value,
        );
        for (const kind of ["input", "change"])
          field.dispatchEvent(new Event(kind, { bubbles: true }));
      }
  });
  await expect(email).toHaveValue("farhana@shapla.example");
  await expect(trap).toHaveValue("");
  await expect(send).toBeDisabled();
  const api = await holdApi(page);
  await message.fill(VISITOR.message);
  await send.click();
  await api.succeed();
  expect(api.posts[0]?.postDataJSON()).toMatchObject({
    name: "Farhana Akter",
    email: "farhana@shapla.example",
    trap: "",
  });

  await test.step("with the storage blocked the form still works", async () => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Blocked", "SecurityError");
          },
        });
    });
    const { failure, success } = await openForm(page);
    await fillRequired(page);
    await send.click();
    await api.cut();
    await expect(failure).toBeVisible();
    await send.click();
    await api.succeed();
    await expect(success).toBeVisible();
    const [, first, second] = api.keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});
