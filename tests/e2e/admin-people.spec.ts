/** Users and one's own account in the staff area, against the real API. */
import type { PublicUser } from "#domain/staff/user.ts";
import { ADMIN, signInAs } from "#tests/support/admin/admin.ts";
import { mute, none, TOLD, told } from "#tests/support/admin/failing.ts";
import { turn } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

/** How a form is refused, and what it says then. */
const FAILURES = (words: string) =>
  [
    [mute, words],
    [told, TOLD],
    [none, "Failed to connect to server"],
  ] as const;

test.use({ reducedMotion: "reduce" });

test("users: made, changed, refused and deleted by an admin; a manager is refused plainly; account: own password", async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  const { token } = await signInAs(page, "admin");
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "New user" }).click();
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByLabel("Name").press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "New user" }).click();
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  const email = `nasrin-${Date.now()}@agency.example`;
  expectedErrors.push(/^400 \/api\/users$/);
  await dialog.getByLabel("Name").fill("Nasrin Sultana");
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill("needle in the rain");
  await dialog.getByLabel("Password").press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Create user" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(
    "This email is already in use.",
  );
  expect(await faults(page, "[role=dialog]")).toEqual([]);
  await dialog.getByLabel("Email").fill(email);
  await test.step("what cannot be saved is reported, and what was typed stays", async () => {
    expectedErrors.push(/^(?:500|503|ERR_FAILED) \/api\/users$/);
    for (const [answer, text] of FAILURES("Failed to save user")) {
      await page.route("/api/users", answer, { times: 1 });
      await dialog.getByRole("button", { name: "Create user" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(text);
    }
  });
  await dialog.getByRole("button", { name: "Create user" }).click();
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("Manager");

  const other = await browser.newPage({ reducedMotion: "reduce", ...(baseURL && { baseURL }) });
  await other.goto("/admin/account");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill("needle in the rain");
  await other.getByRole("button", { name: "Sign In" }).click();
  await other.getByLabel("Current password").fill("needle in the sun");
  await other.getByLabel(/^New password \*$/).fill("a whole new thread");
  await other.getByLabel("Repeat new password").fill("a whole new threat");
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByLabel("Repeat new password")).toHaveAccessibleDescription(
    "Does not match the password above.",
  );
  await other.getByLabel("Repeat new password").fill("a whole new thread");
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByLabel("Current password")).toHaveAccessibleDescription(
    "This is not your password.",
  );
  await other.getByLabel("Current password").fill("needle in the rain");
  for (const [answer, text] of FAILURES("Failed to change the password")) {
    await other.route("/api/auth/password", answer, { times: 1 });
    await other.getByRole("button", { name: "Change password" }).click();
    await expect(other.getByRole("alert")).toHaveText(text);
  }
  await other.getByRole("button", { name: "Change password" }).click();
  await expect(other.getByText("Password changed.")).toBeVisible();
  await other.goto("/admin/users");
  await expect(other.getByText("This area is for admins")).toBeVisible();
  await test.step("another role is seen as soon as the person comes back to the window", async () => {
    const headers = { authorization: `Bearer ${token}` };
    const give = async (role: "admin" | "manager") => {
      const { data } = (await (await page.request.get("/api/users", { headers })).json()) as {
        data: PublicUser[];
      };
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
  // The list still shows the person as before the new password, and such a change would be refused.
  await page.reload();
  await test.step("an admin gives another password, then allows no sign-in any more: each time the person is signed out at once", async () => {
    const edit = page.getByRole("dialog", { name: "Edit Nasrin Sultana" });
    const again = other.getByRole("dialog", { name: "Please sign in again" });
    const change = async (fill: () => Promise<void>) => {
      await row.getByRole("button", { name: "Edit Nasrin Sultana" }).click();
      await fill();
      await edit.getByRole("button", { name: "Save changes" }).click();
      await expect(edit).toHaveCount(0);
      await other.evaluate(() => dispatchEvent(new Event("visibilitychange")));
      await again.getByLabel("Password", { exact: true }).fill("thread of another colour");
      await again.getByRole("button", { name: "Sign In" }).click();
    };
    await change(() => edit.getByLabel("New password").fill("thread of another colour"));
    await expect(again).toHaveCount(0);
    await change(() => turn(edit.getByRole("switch", { name: "Sign-in allowed" }), false));
    await expect(row).toContainText("Disabled");
    await expect(again.getByRole("alert")).toHaveText("Email address or password is wrong.");
    await again.getByRole("button", { name: "Leave and sign out" }).click();
    await expect(other).toHaveURL("/admin/login");
  });
  await other.close();

  expectedErrors.push(/^500 \/api\/users\/[\w-]+$/);
  await page.route("/api/users/*", mute, { times: 1 });
  const remove = async () => {
    await row.getByRole("button", { name: "Delete Nasrin Sultana" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete Nasrin Sultana?" })
      .getByRole("button", { name: "Delete user" })
      .click();
  };
  await remove();
  await page
    .getByRole("dialog", { name: "Failed to delete user" })
    .getByRole("button", { name: "Close" })
    .click();
  await remove();
  await expect(row).toHaveCount(0);
});
