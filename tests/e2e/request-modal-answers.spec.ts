/**
 * The request dialog (spec 1, sections 4, 8 and 9; case B03): what it says when a request fails or
 * is refused.
 */
import { API } from "#domain/links.ts";
import { faults } from "#tests/support/page/axe.ts";
import { holdApi } from "#tests/support/page/contact-form.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { dialog, field, fill, open, opener, submit } from "#tests/support/page/request-modal.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ANSWERS = [
  ["no connection", undefined, "Failed to submit request"],
  [
    "an answer without words",
    { status: 500, json: { success: false } },
    "Failed to submit request",
  ],
  [
    "a stranger's page",
    { status: 200, body: "<h1>Welcome to the hotel</h1>" },
    "Failed to submit request",
  ],
  [
    "the server's words",
    { status: 503, json: { success: false, message: "Our records cannot be reached." } },
    "Our records cannot be reached.",
  ],
  [
    "too many, without words",
    { status: 429, headers: { "Retry-After": "380" }, body: "Too many" },
    "Please try again in 7 minutes.",
  ],
] as const;

test.describe("failing", () => {
  test.use({ expectedErrors: [/Failed to load resource|The enquiry was not sent/] });

  test("what fails stays open, says so and can be sent again", async ({ page }) => {
    const api = await holdApi(page, API.serviceRequest);
    const alert = dialog(page).getByRole("alert");
    const expectKept = async () => {
      await expect(field(page, "Name")).toHaveValue("Imran Hossain");
      await expect(field(page, "Budget")).toHaveValue("Under $5,000");
      await expect(field(page, "Project details")).toHaveValue("A shop\nfor tea");
    };
    await open(page);
    await fill(page);
    await field(page, "Budget").selectOption({ index: 1 });
    await field(page, "Project details").fill("A shop\nfor tea");

    for (const [name, answer, words] of ANSWERS)
      await test.step(`${name}: it stays open, says so, keeps every field, and the same request can be sent again`, async () => {
        await submit(page).click();
        await expect(submit(page)).toHaveText("Submitting...");
        await (answer ? api.fulfill({ ...answer }) : api.cut());
        await expect(alert).toContainText(words);
        await expect(alert).toBeFocused();
        await expectKept();
        await expect(submit(page)).toBeEnabled();
        if (!answer) expect(await faults(page, "dialog")).toEqual([]);
      });

    await test.step("closed while it is sent: what came of it is there when it is opened again (B03)", async () => {
      await submit(page).click();
      await page.keyboard.press("Escape");
      await opener(page).click();
      await expect(submit(page)).toBeDisabled();
      await page.keyboard.press("Escape");
      await api.fail(503, {}, { success: false, message: "Please try again shortly." });
      await opener(page).click();
      await expect(alert).toContainText("Please try again shortly.");
      await expectKept();
    });

    await test.step("every field is kept also over a reload, and it is still the same request", async () => {
      await page.reload();
      await opener(page).click();
      await expectKept();
      await submit(page).click();
      await expect.poll(() => api.posts.length).toBe(ANSWERS.length + 2);
      expect(new Set(api.keys()).size).toBe(1);
      await api.fail();
      await expect(alert).toBeFocused();
    });

    await test.step("a field that only the server refuses is marked with its sentence and focused, and the corrected request is a new one", async () => {
      await page.unrouteAll();
      const keys: (string | undefined)[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(API.serviceRequest))
          keys.push(request.headers()["idempotency-key"]);
      });
      await field(page, "Name").fill("\u2800");
      await submit(page).click();
      await expect(dialog(page).getByRole("alert")).toContainText(
        "Please check the fields that are marked.",
      );
      await expect(field(page, "Name")).toBeFocused();
      await expect(field(page, "Name")).toHaveAccessibleDescription("This field is required.");
      await field(page, "Name").fill("Imran");
      await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
      await submit(page).click();
      await expect(dialog(page)).toContainText("Proposal Submitted Successfully!");
      expect(keys).toHaveLength(2);
      expect(keys[1]).not.toBe(keys[0]);
    });
  });
});
