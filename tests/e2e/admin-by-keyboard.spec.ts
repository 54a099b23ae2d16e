/** A service by keys alone, from the sign-in to what is stored, with a session that ends on the way (case B26). */
import type { Locator, Page } from "playwright/test";
import { ADMIN } from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/own-platform.ts";
import { pixel } from "#tests/support/pixel.ts";

test.use({ owner: "admin-by-keyboard" });
test.use({ expectedErrors: [/status of 401/] });

/** Goes by Tab until the focus is there, and fails when it never comes. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, "never reached by Tab").toBeFocused();
}

test("by keys alone: sign in, write a service, sign in again as the session has ended, find it saved once, delete it and take that back", async ({
  page,
}) => {
  const keys = page.keyboard;
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keys.type(text);
  };
  await page.goto("/admin/services/new");
  await type(page.getByLabel("Email"), ADMIN.email);
  await type(page.getByLabel("Password", { exact: true }), ADMIN.password);
  await keys.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "New service" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await keys.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await type(page.getByLabel("Service type"), "Kantha repair");
  await type(page.getByLabel("Short details"), "Old cloth, sewn anew.");
  const detail = (n: number) => page.getByRole("textbox", { name: `Detail ${n}`, exact: true });
  await type(detail(1), "We sew.");
  await tabTo(page, page.getByRole("button", { name: "Add a detail" }));
  await keys.press("Enter");
  await expect(detail(2)).toBeFocused();
  await keys.type("We look.");
  await keys.press("Shift+Tab");
  for (const key of ["Space", "ArrowUp", "Space"]) await keys.press(key);
  await expect(page.getByRole("button", { name: "Put detail 1 in order" })).toBeFocused();

  const add = page.getByLabel("Add pictures");
  await tabTo(page, add);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), keys.press("Enter")]);
  await chooser.setFiles(pixel(1));
  const alt = page.getByLabel("What picture 1 shows");
  await expect(alt).toBeVisible();
  await tabTo(page, alt, "Shift+Tab");
  await keys.type("A needle");
  await tabTo(page, page.getByRole("switch", { name: "Active on the site" }));
  await keys.press("Space");

  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  const token = async () => page.evaluate(() => localStorage.getItem("token") ?? "");
  await page.request.post("/api/auth/logout", { headers: { authorization: `Bearer ${await token()}` } });
  await tabTo(page, page.getByRole("button", { name: "Create Service" }));
  await keys.press("Enter");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(again).toContainText("Your session has ended.");
  await expect(again.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Short details")).toHaveValue("Old cloth, sewn anew.");
  await keys.type(ADMIN.password);
  await keys.press("Enter");

  const row = page.getByRole("row", { name: /Kantha repair/ });
  await expect(row).toContainText("Inactive");
  expect(sent).toEqual(["/api/services", "/api/auth/login", "/api/services"]);
  const headers = { authorization: `Bearer ${await token()}` };
  const { data } = (await (await page.request.get("/api/services", { headers })).json()) as { data: { images: string[] }[] };
  expect(data).toMatchObject([
    {
      ...{ serviceType: "Kantha repair", shortDetails: "Old cloth, sewn anew.", fullDetails: ["We look.", "We sew."], isActive: false },
      ...{ images: [expect.stringMatching(/^\/media\//)], imageAlts: { [data[0]?.images[0] ?? ""]: "A needle" }, revision: 1 },
    },
  ]);

  await tabTo(page, page.getByRole("button", { name: "Delete Kantha repair" }));
  await keys.press("Enter");
  const ask = page.getByRole("alertdialog");
  await expect(ask.getByRole("button", { name: "Cancel" })).toBeFocused();
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByText("No services found")).toBeVisible();
  await keys.press("F6");
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await keys.press("Enter");
  await expect(row).toBeVisible();
});
