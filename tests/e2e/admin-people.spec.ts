/** Dashboard, inbox, users, account and newsletter of the staff area, against the real API. */
import type { PublicUser } from "#domain/user.ts";
import { ADMIN, MANAGER, signInAs } from "#tests/support/admin.ts";
import { faults } from "#tests/support/contact-form.ts";
import { expect, test } from "#tests/support/quiet-page.ts";

// Each of these walks a whole screen.
test.setTimeout(90_000);
test.use({ expectedErrors: [/status of (412|400|403|500|503)|ERR_FAILED/] });

test("dashboard: numbers, links, status; what fails is told with Retry beside what has loaded", async ({ page }) => {
  await signInAs(page, "admin");
  await page.route("/api/contact/stats", (route) => route.fulfill({ status: 500, json: { success: false, message: "Broken." } }));
  await page.goto("/admin");
  await expect(page.getByRole("alert")).toContainText("Failed to load dashboard data. Please check if the backend server is running.");
  await expect(page.getByRole("region", { name: "Quick actions" })).toBeVisible();
  await page.unroute("/api/contact/stats");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const totals = page.getByRole("region", { name: "Totals" });
  for (const [name, path] of [
    [/^Services/, "/admin/services"],
    [/^Projects/, "/admin/projects"],
    [/^Contacts/, "/admin/contacts"],
    [/^Unread/, "/admin/contacts?filter=unread"],
  ] as const)
    await expect(totals.getByRole("link", { name })).toHaveAttribute("href", path);
  const status = page.getByRole("region", { name: "System status" });
  await expect(status).toContainText("Online");
  await expect(status).toContainText("Connected");
  expect(await faults(page, "body")).toEqual([]);
});

test("inbox: search, open marks as read, note, spam and back, delete with Undo, by keys; on a phone one after the other", async ({
  page,
}) => {
  const mark = `inbox-${Date.now()}`;
  for (const [name, message] of [
    ["Farhana Akter", `First ${mark}`],
    ["Tom Becker", `Second ${mark}\nwith a second line`],
  ] as const)
    await page.request.post("/api/contact", { data: { name, email: "visitor@example.com", phone: "+880 1700 000000", message } });
  const { token } = await signInAs(page, "manager");
  await page.goto(`/admin/contacts?q=${mark}`);
  const list = page.getByRole("list", { name: "Messages, the newest first" });
  await expect(list.getByRole("link")).toHaveCount(2);
  const first = list.getByRole("link", { name: /Farhana Akter/ });
  await expect(first).toContainText("Unread.");
  expect(await faults(page, "body")).toEqual([]);

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
  await expect(message.getByRole("link", { name: "Reply to Farhana Akter" })).toHaveAttribute(
    "href",
    /^mailto:visitor@example\.com\?subject=/,
  );
  expect(await faults(page, "body")).toEqual([]);

  // By keys: news may lie over the buttons of the note, and stays as long as a pointer rests on it.
  const note = message.getByLabel("Internal note");
  await note.fill("Called back.");
  await message.getByRole("button", { name: "Save note" }).press("Enter");
  await expect(message).toContainText(`${MANAGER.name},`);

  // Somebody else writes meanwhile: neither text is lost, also not by going to another message and back.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await note.fill("Called back. They want a price.");
  const theirs = await page.request.patch(`/api/contact/${id}`, {
    data: { note: "I have this one." },
    headers: { authorization: `Bearer ${token}`, "if-match": '"1"' },
  });
  expect(theirs.status()).toBe(200);
  await message.getByRole("button", { name: "Save note" }).press("Enter");
  await expect(message.getByRole("alert")).toContainText("“I have this one.”");
  await list.getByRole("link", { name: /Tom Becker/ }).click();
  await expect(note).toHaveValue("");
  await first.click();
  await expect(note).toHaveValue("Called back. They want a price.");
  await message.getByRole("button", { name: "Save mine instead" }).press("Enter");
  await expect(page.getByText("Note saved.").last()).toBeVisible();
  await expect(message.getByRole("alert")).toHaveCount(0);
  await expect(note).toHaveValue("Called back. They want a price.");

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
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL(/\/admin\/contacts$/);
    await expect(search).toHaveValue("");
    await search.fill(mark);
    await expect(list.getByRole("link")).toHaveCount(2);
    await first.click();
  });

  await message.getByRole("button", { name: "Move to spam" }).click();
  await expect(list.getByRole("link")).toHaveCount(1);
  await page.getByRole("navigation", { name: "Folder" }).getByRole("link", { name: /Spam/ }).click();
  await first.click();
  await message.getByRole("button", { name: "Not spam" }).click();
  await page.getByRole("navigation", { name: "Folder" }).getByRole("link", { name: "All" }).click();
  await first.click();
  await message.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Message moved to the trash.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(first).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/contacts?q=${mark}`);
  await first.click();
  await expect(list).toBeHidden();
  await page.getByRole("link", { name: "Messages" }).first().click();
  await expect(list).toBeVisible();
});

test("users: made, changed, refused and deleted by an admin; a manager is told plainly; account: own password", async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signInAs(page, "admin");
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "New user" }).click();
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  const email = `nasrin-${Date.now()}@agency.example`;
  await dialog.getByLabel("Name").fill("Nasrin Sultana");
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill("needle in the rain");
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Somebody else has this address already.");
  expect(await faults(page, "body")).toEqual([]);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Create user" }).click();
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("Manager");

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto("/admin/account");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill("needle in the rain");
  await other.getByRole("button", { name: "Sign In" }).click();
  await other.getByLabel("Your password now").fill("needle in the sun");
  await other.getByLabel(/^New password \*$/).fill("a whole new thread");
  await other.getByLabel("New password once more").fill("a whole new thread");
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByLabel("Your password now")).toHaveAccessibleDescription("Is not your password.");
  await other.getByLabel("Your password now").fill("needle in the rain");
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByText("Your password is changed.")).toBeVisible();
  await other.goto("/admin/users");
  await expect(other.getByText("This area is for admins")).toBeVisible();
  await test.step("another role is seen as soon as the person comes back to the window", async () => {
    const headers = { authorization: `Bearer ${token}` };
    const give = async (role: "admin" | "manager") => {
      const { data } = (await (await page.request.get("/api/users", { headers })).json()) as { data: PublicUser[] };
      const user = data.find((one) => one.email === email);
      if (!user) throw new Error("The person is gone.");
      const change = { data: { role }, headers: { ...headers, "if-match": `"${user.revision}"` } };
      expect((await page.request.put(`/api/users/${user._id}`, change)).status()).toBe(200);
      await other.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    };
    await give("admin");
    await expect(other.getByRole("row", { name: new RegExp(email) })).toBeVisible();
    await give("manager");
    await expect(other.getByText("This area is for admins")).toBeVisible();
  });
  await other.close();
  // The list still shows the person as before the new password, and such a deletion would be refused.
  await page.reload();

  await row.getByRole("button", { name: "Delete Nasrin Sultana" }).click();
  await page.getByRole("alertdialog", { name: "Delete Nasrin Sultana?" }).getByRole("button", { name: "Delete user" }).click();
  await expect(row).toHaveCount(0);
});

test("newsletter: listed, searched, deleted on request; the CSV is a download", async ({ page }) => {
  const email = `reader-${Date.now()}@example.com`;
  await page.request.post("/api/newsletter", { data: { email } });
  await signInAs(page, "manager");
  await page.goto(`/admin/newsletter?q=${email}`);
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("Waiting");
  expect(await faults(page, "body")).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export as CSV" }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await row.getByRole("button", { name: `Delete ${email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete address" }).click();
  await expect(page.getByText("Nobody has subscribed yet").or(page.getByText("No address found"))).toBeVisible();
});
