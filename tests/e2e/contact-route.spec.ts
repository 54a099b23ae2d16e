/**
 * /contact (spec 1, sections 2, 5, 7 and 8 "Contact page"): the same form as at home with the words
 * of its own page.
 */
import { faults } from "#tests/support/page/axe.ts";
import { fillRequired, formOf, holdApi, VISITOR } from "#tests/support/page/contact-form.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ALIVE = "[data-contact] astro-island:not([ssr])";

test("the page, and the form from the first word to the last", async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    "request",
    (request) => request.resourceType() === "script" && scripts.push(request.url()),
  );
  await page.goto("/contact");
  const { send, name, email, message, phone, company, success } = formOf(page);

  await test.step("Get in Touch, and how soon we answer", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
    await expect(page.locator(".form-actions")).toContainText(
      "We typically respond within 24 hours, counted in office hours.",
    );
    await expect(page.getByRole("main")).not.toContainText("30 minutes.");
  });

  await test.step("an untouched form loads no React, and its button is disabled while a required field is empty", async () => {
    await expect(send).toBeDisabled();
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => /ContactForm|client\./.test(url))).toEqual([]);

    await test.step("the click of a screen reader is a first touch too; later ones leave the button to the island", async () => {
      const enabled = await name.evaluate((field: HTMLInputElement) => {
        field.click();
        return !field.form?.querySelector<HTMLButtonElement>(".form-actions button")?.disabled;
      });
      expect(enabled).toBe(true);
      await expect(page.locator(ALIVE)).toBeAttached();
      await expect(send).toBeDisabled();
    });

    await name.fill("Farhana");
    await expect(send).toBeDisabled();
    await email.fill("farhana@shapla.example");
    await message.fill("Hello");
    await expect(send).toBeEnabled();
    await message.fill(" ");
    await expect(send).toBeDisabled();
  });

  await test.step("sent: the five fields, the words of the page, an empty form", async () => {
    await fillRequired(page);
    await phone.fill(VISITOR.phone);
    await company.fill(VISITOR.company);
    const posted = page.waitForRequest("**/api/contact");
    await send.click();
    expect((await posted).postDataJSON()).toMatchObject(VISITOR);
    await expect(success).toContainText("Thank you! Your message has been sent successfully.");
    await expect(success).toBeFocused();
    await expect(name).toHaveValue("");
    await expect(send).toBeDisabled();
  });

  await test.step("quick contact, business hours and the meeting page", async () => {
    const quick = page.getByRole("region", { name: "Quick contact" });
    await expect(quick.getByRole("link", { name: "+880 1700 000000" })).toHaveAttribute(
      "href",
      "tel:+8801700000000",
    );
    await expect(quick.getByRole("link", { name: "hello@nokshaworks.example" })).toHaveAttribute(
      "href",
      "mailto:hello@nokshaworks.example",
    );
    await expect(quick.locator("address")).toHaveText(
      "Level 4, Noksha House, Lake Road, Dhaka 1209, Bangladesh",
    );
    const rows = page.getByRole("region", { name: "Business hours" }).getByRole("row");
    await expect(rows).toHaveText([
      /Mon to Fri\s*9:00.AM to 6:00.PM/,
      /Saturday\s*10:00.AM to 4:00.PM/,
      /Sunday\s*Closed/,
    ]);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Book Meeting" }),
    ).toHaveAttribute("href", "/meeting-with-nokshaworks");

    // Saturday, 4:30 AM in London, 10:30 AM in Dhaka, where the office is open until 4 PM.
    await page.clock.setFixedTime("2026-12-05T04:30:00Z");
    await page.reload();
    await expect(page.getByText("Open now in Dhaka, 10:30\u00a0AM.")).toBeVisible();
    await expect(page.locator("[data-today]")).toContainText("Saturday");
    await page.clock.setFixedTime("2026-12-05T10:00:00Z");
    await page.reload();
    await expect(
      page.getByText("Closed now in Dhaka, 4:00\u00a0PM. We answer from 9:00\u00a0AM on Monday."),
    ).toBeVisible();
  });
});

test.describe("a send that fails", () => {
  test.use({ expectedErrors: [/Failed to load resource|The enquiry was not sent/] });

  test("says why in the words of the page and keeps every field", async ({ page }) => {
    const api = await holdApi(page);
    await page.goto("/contact");
    const { send, failure, name, email, message } = formOf(page);
    await fillRequired(page);
    await expect(page.locator(ALIVE)).toBeAttached();

    for (const answer of ["fail", "cut"] as const)
      await test.step(`says so in the words of the page and keeps every field (${answer})`, async () => {
        await send.click();
        await expect(failure).toBeHidden();
        await api[answer]();
        await expect(failure).toContainText(
          "Network error. Please check your connection and try again.",
        );
        await expect(failure).not.toContainText("Oops");
        await expect(name).toHaveValue(VISITOR.name);
        await expect(message).toHaveValue(VISITOR.message);
      });
    expect(await faults(page, "main")).toEqual([]);

    for (const [status, headers, json, words] of [
      [
        429,
        { "Retry-After": "380" },
        {},
        [
          "That was a lot at once.Several messages came within a short time.",
          "please send it again in 7 minutes.",
        ],
      ],
      [
        413,
        {},
        { message: "Please shorten it." },
        [
          "Your message has not been sent yet.Please shorten it.Everything you wrote is still here.",
        ],
      ],
      [
        400,
        {},
        { message: "Please send it again." },
        ["Your message has not been sent yet.Please send it again."],
      ],
    ] as const)
      await test.step(`is not called a network error when the answer is ${status}`, async () => {
        await send.click();
        await expect(failure).toBeHidden();
        await api.fail(status, headers, { success: false, ...json });
        for (const part of words) await expect(failure).toContainText(part);
        await expect(failure).not.toContainText("Network error");
        await expect(message).toHaveValue(VISITOR.message);
      });

    await test.step("is not called a network error when a field is wrong", async () => {
      await email.fill("farhana@shapla");
      await send.click();
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(failure).toContainText("Your message has not been sent yet.");
      await expect(failure).not.toContainText("Network error");
    });
  });
});

test("words in the address begin the message, but never replace what was written", async ({
  page,
}) => {
  const { message, name } = formOf(page);
  for (const [query, words] of [
    ["service=2D%20%26%203D%20Design%20%3Cb%3E", "About: 2D & 3D Design <b>\n\n"],
    ["message=I%20saw%20%22Paarel%22%0Aand%20want%20one", 'I saw "Paarel"\nand want one'],
    ["service=Amazon+PPC&message=We+sell+tea%E2%80%A6", "About: Amazon PPC\n\nWe sell tea…"],
  ] as const) {
    await page.goto(`/contact?${query}`);
    await expect(message).toHaveValue(words);
    await page.evaluate(() => localStorage.clear());
    await message.fill("");
  }
  // The words of one address make room for those of the next.
  for (const service of ["PPC", "Graphics"]) {
    await page.goto(`/contact?service=${service}`);
    await expect(message).toHaveValue(`About: ${service}\n\n`);
  }
  await name.fill("Farhana");
  await message.fill("My own words");
  await page.waitForFunction(() => localStorage.getItem("enquiry-draft")?.includes("My own words"));
  await page.goto("/contact?service=Graphics%20Design");
  await expect(message).toHaveValue("My own words");
  await page.goto("/contact");
  await expect(message).toHaveValue("My own words");
  await expect(name).toHaveValue("Farhana");
});

test("the large map is a drawing until it is clicked", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    if (route.request().isNavigationRequest()) asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>map</title>A map" });
  });
  await page.goto("/contact");
  const section = page.getByRole("region", { name: "Map of our studio" });
  const drawn = section.getByRole("link", { name: "Show Nokshaworks on the map of OpenStreetMap" });
  const before = await drawn.boundingBox();
  expect(asked).toEqual([]);
  await drawn.click({ position: { x: 800, y: 40 } });
  const frame = section.locator("iframe");
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute("title", /Show Nokshaworks on the map of OpenStreetMap/);
  // The whole answer is there: a test that ends before breaks off what its own route is giving.
  await expect(section.frameLocator("iframe").locator("body")).toHaveText("A map");
  expect(asked).toHaveLength(1);
  expect((await frame.boundingBox())?.height).toBe(before?.height);
  await expect(section.getByRole("link", { name: "Open in OpenStreetMap" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the browser posts the form by itself", async ({ page }) => {
    await page.goto("/contact");
    const { form, send } = formOf(page);
    await expect(form).toHaveAttribute("method", "post");
    await expect(send).toBeEnabled();
    await fillRequired(page, "Sent without script from the contact page.");
    await send.click();
    await expect(page).toHaveURL(/\/enquiry\/[^/]+\?sent=contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Thank you! Your message has been sent successfully.",
    );
    await expect(page.getByRole("main")).toContainText(
      "We typically respond within 24 hours, counted in office hours.",
    );
    await expect(page.getByRole("main")).not.toContainText("within 30 minutes");
  });
});
