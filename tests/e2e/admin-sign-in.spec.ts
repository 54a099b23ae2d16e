/** Sign-in, session and frame of the staff area, against the real API. */
import type { Page } from "playwright/test";
import { ADMIN, MANAGER, signInAs } from "#tests/support/admin/admin.ts";
import { held, none } from "#tests/support/admin/failing.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ reducedMotion: "reduce" });

const fill = async (page: Page, email: string, password: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
};

test("sign-in: a visitor is sent here from any screen, reads what is wrong, and comes back to the screen that was wanted", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^(?:401|502|ERR_FAILED) \/api\/auth\/login$/);
  await page.addInitScript(() => {
    const evals: unknown[] = [];
    const note = (target: FunctionConstructor, code: string[]) => (
      evals.push(code),
      Reflect.construct(target, code) as object
    );
    window.Function = new Proxy(Function, {
      construct: note,
      apply: (target, _this, code: string[]) => note(target, code),
    });
    Object.assign(window, { evals });
  });
  await page.goto("/admin/projects?q=bridge");
  await expect(page).toHaveURL("/admin/login");
  await expect(page).toHaveTitle("Sign in | Nokshaworks admin");
  expect(await faults(page, "main")).toEqual([]);

  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("This field is required.")).toHaveCount(2);

  await fill(page, "nobody", "x");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Must be an email address, like name@example.com.",
  );
  // A sign-in may lead to another document.
  expect(await page.evaluate("evals")).toEqual([]);

  await fill(page, ADMIN.email, "not the password");
  await expect(page.getByRole("alert")).toHaveText("Email address or password is wrong.");

  const password = page.getByLabel("Password", { exact: true });
  const eye = page.getByRole("button", { name: "Show password" });
  await eye.click();
  await expect(eye).toHaveAttribute("aria-pressed", "true");
  await expect(password).toHaveAttribute("type", "text");
  await eye.click();
  await expect(password).toHaveAttribute("type", "password");

  // While it is on its way a spinner turns, and a second press sends nothing.
  const { answer, letGo } = held(none);
  await page.route("/api/auth/login", answer, { times: 1 });
  await fill(page, ADMIN.email, ADMIN.password);
  const busy = page.getByRole("button", { name: "Signing in" });
  await expect(busy.locator(".spinner")).toBeVisible();
  await busy.press("Enter");
  letGo();
  await expect(page.getByRole("alert")).toHaveText("Failed to connect to server");

  await page.route("/api/auth/login", (route) => route.fulfill({ status: 502, body: "<html>" }), {
    times: 1,
  });
  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole("alert")).toHaveText("HTTP error! status: 502");

  // Neither is a sign-in; the alert is another one each time.
  for (const json of [{ success: true }, { message: "Not today." }, {}]) {
    await page.route("/api/auth/login", (route) => route.fulfill({ json }), { times: 1 });
    await fill(page, ADMIN.email, ADMIN.password);
    await expect(page.getByRole("alert")).toHaveText(json.message ?? "Login failed");
  }

  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL("/admin/projects?q=bridge");
  expect(
    await page.evaluate(() => [
      localStorage.getItem("token")?.split(".").length,
      JSON.parse(localStorage.getItem("user") ?? "{}").role,
    ]),
  ).toEqual([3, "admin"]);

  await test.step("the admin checks what is typed without asking for eval, which the policy forbids", async () => {
    await page.getByRole("link", { name: "Services", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Services Management" })).toBeVisible();
    expect(await page.evaluate("evals")).toEqual([]);
  });

  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin");
});

test("at the start: the demo hint, half a session, an ended one", async ({
  page,
  expectedErrors,
}) => {
  await test.step("demo hint: absent without DEMO; where it is on, a click fills the fields, and they sign in", async () => {
    await page.goto("/admin/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Demo sign-in:")).toHaveCount(0);
    // What a build with DEMO gives the application, in Astro's writing: each value with its kind
    // before it.
    const { email, password } = ADMIN;
    const account = { name: [0, "Rokeya"], email: [0, email] };
    const demo = JSON.stringify([
      0,
      { password: [0, password], accounts: [1, [[0, account]]] },
    ]).replaceAll('"', "&quot;");
    await page.route("/admin/login", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/(?<=&quot;demo&quot;:)\[0\]/, demo),
      });
    });
    await page.reload();
    await page.getByRole("button", { name: email }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/admin");
    await page.unroute("/admin/login");
  });
  await test.step("B28: half or broken sessions in storage are cleared and lead to sign-in", async () => {
    expectedErrors.push(/stored user could not be read/);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
    for (const storedUser of [null, "{broken"]) {
      await page.evaluate(
        ([first, second]) => {
          localStorage.clear();
          localStorage.setItem("token", first ?? "");
          if (second !== null) localStorage.setItem("user", second);
        },
        [token, storedUser] as const,
      );
      await page.goto("/admin");
      await expect(page, `user ${storedUser}`).toHaveURL("/admin/login");
      await expect
        .poll(() =>
          page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]),
        )
        .toEqual([null, null]);
    }
    // Only the second is stored and unreadable; storage.test.ts has more such values.
    expect(logged).toEqual([
      expect.stringContaining("The stored user could not be read; it is cleared."),
    ]);
  });
  await test.step("B25: an expired token in storage does not break the next sign-in; B26: the dialog says that the session has ended", async () => {
    expectedErrors.push(/^401 \/api\//);
    await page.evaluate(() => {
      localStorage.setItem("token", "a.b.c");
      localStorage.setItem(
        "user",
        JSON.stringify({
          _id: "old",
          name: "Rokeya",
          email: "rokeya@agency.example",
          role: "admin",
        }),
      );
    });
    await page.goto("/admin");
    const dialog = page.getByRole("dialog", { name: "Please sign in again" });
    await expect(dialog).toContainText("Your session has ended.");
    await dialog.getByRole("button", { name: "Leave and sign out" }).click();
    await expect(page).toHaveURL("/admin/login");
    await fill(page, ADMIN.email, ADMIN.password);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test("B23: two tabs whose session ends say so once each; sign-in in one serves both, sign-out in one signs out both", async ({
  page,
  context,
  expectedErrors,
}) => {
  await signInAs(page, "manager");
  await page.goto("/admin/account");
  const second = await context.newPage();
  await second.goto("/admin");
  await expect(
    second.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Services" }),
  ).toBeVisible();

  const headers = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("token"))}`,
  };
  await page.request.post("/api/auth/logout", { headers });
  expectedErrors.push(/^401 \/api\//);
  for (const tab of [page, second]) await tab.reload();
  for (const tab of [page, second])
    await expect(tab.getByRole("dialog", { name: "Please sign in again" })).toHaveCount(1);
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog.getByLabel("Email")).toHaveValue(MANAGER.email);
  await dialog.getByLabel("Password", { exact: true }).fill(MANAGER.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  for (const tab of [page, second]) await expect(tab.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Sign Out" }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL("/admin/login");
  // Where one has signed out is not where the next one wants to go.
  await fill(page, MANAGER.email, MANAGER.password);
  await expect(page).toHaveURL("/admin");
});
