/** The inbox of the staff area, from what a visitor sends to its end, against the real API. */
import { readFileSync } from "node:fs";
import type { Locator } from "playwright/test";
import { MANAGER, signInAs } from "#tests/support/admin/admin.ts";
import { held, mute, none, pressed, TOLD, told } from "#tests/support/admin/failing.ts";
import { heldToast } from "#tests/support/admin/toast.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

/** Whether nothing lies over it, once it is in view. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: "nearest" });
    const { left, top, bottom, width } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

test("inbox: search, open marks as read, note, spam and back, delete with Undo, by keys; on a phone one after the other", async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  const mark = `inbox-${Date.now()}`;
  for (const [name, message] of [
    ["Farhana Akter", `First ${mark}`],
    ["Tom Becker", `Second ${mark}\nwith a second line`],
  ] as const)
    await postAsVisitor(baseURL, "/api/contact", {
      name,
      email: "visitor@example.com",
      phone: "+880 1700 000000",
      message,
    });
  const { token } = await signInAs(page, "manager");
  const list = page.getByRole("list", { name: "Messages, the newest first" });
  await test.step("the list goes on as it is scrolled, to its end", async () => {
    const found = await page.request.get(`/api/contact?q=${mark}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data: [one] = [] } = (await found.json()) as { data?: object[] };
    const asked: number[] = [];
    // Whatever makes the list look again, the next page is well only from the press on.
    let isWell = () => Promise.resolve(false);
    await page.route(/\/api\/contact\?filter=all/, async (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get("cursor"));
      asked.push(from);
      if (from === 25 && !(await isWell()))
        return route.fulfill({
          status: 503,
          json: { success: false, message: "The store does not answer." },
        });
      const data = Array.from({ length: 25 }, (_, n) => ({ ...one, _id: String(from + n) }));
      return route.fulfill({ json: { success: true, data, ...(from === 0 && { cursor: "25" }) } });
    });
    await page.goto("/admin/contacts");
    await expect(list.getByRole("link")).toHaveCount(25);
    expect(asked).toEqual([0]);
    expectedErrors.push(/^503 \/api\/contact\?.*cursor=25/);
    await list.getByRole("link").last().scrollIntoViewIfNeeded();
    // A page that fails is reported and not asked for again by itself.
    const failure = page.getByRole("alert").filter({ hasText: "The store does not answer." });
    await expect(failure).toBeVisible();
    await list.getByRole("link").first().scrollIntoViewIfNeeded();
    // Looking ahead in a quiet moment asks once more, and the failure is shown again.
    await expect(async () => {
      await list.getByRole("link").last().scrollIntoViewIfNeeded();
      await failure.scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(failure).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    expect(asked.length).toBeLessThanOrEqual(4);
    isWell = await pressed(page);
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(list.getByRole("link")).toHaveCount(50);
    await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
    await page.unroute(/\/api\/contact\?filter=all/);
  });
  const news = held((route) => route.continue());
  await page.route(/\/_astro\/ToastList\./, news.answer);
  await page.goto(`/admin/contacts?q=${mark}`);
  await expect(list.getByRole("link")).toHaveCount(2);
  const first = list.getByRole("link", { name: /Farhana Akter/ });
  await expect(first).toContainText("Unread.");
  // With a message beside it the list is looked at below.
  if (FULL) expect(await faults(page, "body")).toEqual([]);

  await page.keyboard.press("j");
  const message = page.getByRole("article");
  await expect(message.getByRole("heading", { name: "Tom Becker" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(message).toContainText(`First ${mark}`);
  await expect(first).not.toContainText("Unread.");
  await page.keyboard.press("u");
  await expect(first).toContainText("Unread.");
  await page.keyboard.press("e");
  await expect(first).not.toContainText("Unread.");
  const save = message.getByRole("button", { name: "Save note" });
  await test.step("what shows the news comes later than the first of it: it lies over nothing of the note", async () => {
    news.letGo();
    await expect(
      page.getByRole("region", { name: "Notifications" }).getByRole("dialog"),
    ).toHaveCount(2);
    await save.scrollIntoViewIfNeeded();
    // Sooner than it goes by itself.
    await expect.poll(() => isUncovered(save), { timeout: 3_000 }).toBe(true);
  });
  await expect(message.getByRole("link", { name: "Open in mail program" })).toHaveAttribute(
    "href",
    /^mailto:visitor@example\.com\?subject=/,
  );
  await test.step("the mail program gets the typed reply; what is too long for it is copied", async () => {
    const reply = message.getByRole("textbox", { name: "Your reply" });
    const link = message.getByRole("link", { name: "Open in mail program" });
    await reply.fill("Dear Farhana, gladly.");
    await expect(link).toHaveAttribute("href", /body=Dear%20Farhana%2C%20gladly\.%0D%0A%0D%0AOn/);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const long = "We weave. ".repeat(490).trim();
    await reply.fill(long);
    await expect(link).toHaveAttribute("href", /body=%0D%0A%0D%0AOn/);
    await link.click();
    await expect(page.getByText("It is copied: paste it there.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);
    await expect(reply, "it stays in the box").toHaveValue(long);
    await reply.fill("");
  });
  expect(await faults(page, "body")).toEqual([]);

  await test.step("the mail to the team is tried again, and still waits; what is listed is a file", async () => {
    const mail = message.getByRole("definition").filter({ hasText: "Waiting to be sent" });
    const retry = mail.getByRole("button", { name: "Send the email again" });
    expectedErrors.push(/^500 \/api\/contact\/[\w-]+\/mail$/);
    await page.route("/api/contact/*/mail", mute, { times: 1 });
    await retry.click();
    const failed = page.getByRole("dialog", { name: "Failed to send the email" });
    await failed.getByRole("button", { name: "Close" }).click();
    await retry.click();
    await expect(
      page.getByText("The email could not be sent. We will try again later."),
    ).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const lines = readFileSync(await file.path(), "utf8");
    for (const text of [`First ${mark}`, `Second ${mark}`]) expect(lines).toContain(text);
  });

  const note = message.getByLabel("Internal note");
  await note.fill("Called back.");
  await save.click();
  await expect(message).toContainText(`${MANAGER.name},`);

  // Somebody else writes meanwhile: neither text is lost, also not by going to another message and
  // back, or by a reload.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await note.fill("Called back. They want a price.");
  const theirs = await page.request.patch(`/api/contact/${id}`, {
    data: { note: "I have this one." },
    headers: { authorization: `Bearer ${token}`, "if-match": '"1"' },
  });
  expect(theirs.status()).toBe(200);
  expectedErrors.push(new RegExp(`^412 /api/contact/${id}$`));
  await save.click();
  await expect(message.getByRole("alert")).toContainText("“I have this one.”");
  await list.getByRole("link", { name: /Tom Becker/ }).click();
  await expect(note).toHaveValue("");
  await first.click();
  await expect(note).toHaveValue("Called back. They want a price.");
  await page.reload();
  await expect(note).toHaveValue("Called back. They want a price.");
  await expect(message.getByRole("alert")).toContainText("“I have this one.”");
  await message.getByRole("button", { name: "Save mine instead" }).click();
  await expect(page.getByText("Note saved.").last()).toBeVisible();
  await expect(message.getByRole("alert")).toHaveCount(0);
  await expect(note).toHaveValue("Called back. They want a price.");

  await test.step("a message that cannot be shown, changed or annotated says so", async () => {
    expectedErrors.push(new RegExp(`^(?:500|503|ERR_FAILED) /api/contact/${id}$`));
    for (const [press, answer, text] of [
      [() => page.keyboard.press("u"), mute, "Failed to change the message"],
      [() => message.getByRole("button", { name: "Move to spam" }).click(), told, TOLD],
      [
        () => message.getByRole("button", { name: "Delete" }).click(),
        none,
        "Failed to change the message",
      ],
      [
        () => note.fill("Called back twice.").then(() => save.click()),
        mute,
        "Failed to save the note",
      ],
    ] as const) {
      await page.route(`/api/contact/${id}`, answer, { times: 1 });
      await press();
      const toast = page.getByRole("dialog", { name: text, exact: true });
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(toast).toHaveCount(0);
    }
    await expect(first).not.toContainText("Unread.");
    await page.route(`/api/contact/${id}`, async (route) => {
      const saving = route.request().method() === "PATCH";
      if (saving) await route.fetch();
      await (saving ? none : mute)(route);
    });
    await save.click();
    await expect(message.getByText("Not saved yet.")).toBeVisible();
    await page.reload();
    await expect(message.getByRole("alert")).toHaveText("Failed to fetch the messageRetry");
    await page.unroute(`/api/contact/${id}`);
    await message.getByRole("button", { name: "Retry" }).click();
    await expect(note).toHaveValue("Called back twice.");
    await expect(
      save,
      "saved, though the answer was lost: no conflict with one's own words",
    ).toHaveAttribute("aria-disabled", "true");
    await expect(message.getByRole("alert")).toHaveCount(0);
  });

  await test.step("the folder of the unread keeps one's place", async () => {
    for (const name of [/Farhana/, /Tom/]) {
      await list.getByRole("link", { name }).click();
      await expect(message.getByRole("heading", { name })).toBeVisible();
      await page.keyboard.press("u");
      await expect(list.getByRole("link", { name })).toContainText("Unread.");
    }
    await page.goto(`/admin/contacts?filter=unread&q=${mark}`);
    await first.click();
    await expect(first).not.toContainText("Unread.");
    await page.keyboard.press("k");
    await expect(message.getByRole("heading", { name: "Tom Becker" })).toBeVisible();
    await page.keyboard.press("j");
    await expect(message.getByRole("heading", { name: "Farhana Akter" })).toBeVisible();
  });

  await test.step("a search without a match is cleared", async () => {
    await page.goto("/admin/contacts");
    const search = page.getByRole("searchbox", { name: "Search messages" });
    await search.pressSequentially(`none${mark}`);
    await expect(page).toHaveURL(new RegExp(`q=none${mark}$`));
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL(/\/admin\/contacts$/);
    await expect(search).toHaveValue("");
    await search.fill(mark);
    await expect(list.getByRole("link")).toHaveCount(2);
  });
  await test.step("a failure that stands since before the message was opened lies over nothing of its note either", async () => {
    expectedErrors.push(/^500 \/api\/contact\/export\?/);
    await page.route("/api/contact/export?*", mute, { times: 1 });
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const failed = page.getByRole("dialog", { name: "Failed to export" });
    await expect(failed).toBeVisible();
    await first.click();
    await save.scrollIntoViewIfNeeded();
    await expect.poll(() => isUncovered(save)).toBe(true);
    await failed.getByRole("button", { name: "Close" }).click();
  });

  await message.getByRole("button", { name: "Move to spam" }).click();
  await expect(list.getByRole("link")).toHaveCount(1);
  await page
    .getByRole("navigation", { name: "Folder" })
    .getByRole("link", { name: /Spam/ })
    .click();
  await first.click();
  await message.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("Moved to the inbox.")).toBeVisible();
  await test.step("Messages opens what waits for an answer; all of them are one press away", async () => {
    const open = page.getByRole("list", { name: "Messages, the most urgent first" });
    const all = page
      .getByRole("navigation", { name: "Folder" })
      .getByRole("link", { name: "All", exact: true });
    await page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: /^Messages/ })
      .click();
    await expect(page).toHaveURL("/admin/contacts?work=open");
    await expect(open.getByRole("link").first()).toBeVisible();
    await expect(all).not.toHaveAttribute("aria-current", "true");
    await all.click();
    await expect(page).toHaveURL("/admin/contacts");
    await expect(all).toHaveAttribute("aria-current", "true");
    await page.goto("/admin/activity?kind=messages");
    const rows = page.getByRole("main").getByRole("listitem");
    // Other tests on this platform add lines of their own.
    for (const what of ["out of", "to"])
      await expect(
        rows.filter({ hasText: `${MANAGER.name} moved a message ${what} spam` }).first(),
      ).toBeVisible();
    await page.goto(`/admin/contacts?q=${mark}`);
  });
  await page.getByRole("navigation", { name: "Folder" }).getByRole("link", { name: "All" }).click();
  await first.click();
  await message.getByRole("button", { name: "Delete" }).click();
  const trashed = await heldToast(page, "Message moved to the trash.");
  await trashed.getByRole("button", { name: "Undo" }).click();
  await expect(first).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/contacts?q=${mark}`);
  await first.click();
  await expect(list).toBeHidden();
  await expect(message).toBeFocused();
  await test.step("on paper it is the message alone", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const part of [page.getByRole("navigation").last(), page.getByRole("banner"), note, list])
      await expect(part).toBeHidden();
    await expect(message.getByRole("paragraph").filter({ hasText: `First ${mark}` })).toBeVisible();
    await expect(message.getByRole("blockquote")).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
  });
  await page.getByRole("link", { name: "Messages" }).first().click();
  await expect(list).toBeVisible();
  await expect(first, "one is back where one left").toBeFocused();
});
