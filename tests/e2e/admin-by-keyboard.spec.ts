/**
 * By keys alone: a service, from the sign-in to what is stored, with a session that ends on the way
 * (case B26); a project; people.
 */
import type { Locator, Page } from "playwright/test";
import { ADMIN, signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { pixel } from "#tests/support/records/pixel.ts";

test.use({ reducedMotion: "reduce" });

/** Goes by Tab until the focus is there, and fails when it never comes. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, "never reached by Tab").toBeFocused();
}

/** Goes to a field by Tab and types. */
const typist = (page: Page) => async (target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

test("by keys alone: sign in, write a service, sign in again as the session has ended, find it saved once, delete it and take that back", async ({
  page,
  expectedErrors,
}) => {
  const keys = page.keyboard;
  const type = typist(page);
  await test.step("the sign-in", async () => {
    await page.goto("/admin/services/new");
    await type(page.getByLabel("Email"), ADMIN.email);
    await type(page.getByLabel("Password", { exact: true }), ADMIN.password);
    await keys.press("Enter");
  });

  await test.step("the words of the service, two details put in order", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "New service" })).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
    await keys.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    await type(page.getByLabel("Service type"), "Kantha repair");
    await type(page.getByLabel("Short details"), "Old cloth, sewn again.");
    const detail = (n: number) => page.getByRole("textbox", { name: `Detail ${n}`, exact: true });
    await type(detail(1), "We sew.");
    await tabTo(page, page.getByRole("button", { name: "Add a detail" }));
    await keys.press("Enter");
    await expect(detail(2)).toBeFocused();
    await keys.type("We look.");
    await keys.press("Shift+Tab");
    for (const key of ["Space", "ArrowUp", "Space"]) await keys.press(key);
    await expect(page.getByRole("button", { name: "Reorder Detail 1" })).toBeFocused();
  });

  await test.step("a picture with its description, and the switch", async () => {
    const add = page.getByLabel("Add pictures");
    // Listened for long before the key: until the browser knows, it would open a window of its own.
    const choosing = page.waitForEvent("filechooser");
    await tabTo(page, add);
    await keys.press("Enter");
    await (await choosing).setFiles(pixel(1));
    const alt = page.getByLabel("Description of picture 1");
    await expect(alt).toBeVisible();
    await tabTo(page, alt, "Shift+Tab");
    await keys.type("A needle");
    await tabTo(page, page.getByRole("switch", { name: "Active on the site" }));
    await keys.press("Space");
  });

  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname),
  );
  const token = async () => page.evaluate(() => localStorage.getItem("token") ?? "");
  await test.step("the session has ended: sign in again over the form", async () => {
    expectedErrors.push(/^401 \/api\//);
    await page.request.post("/api/auth/logout", {
      headers: { authorization: `Bearer ${await token()}` },
    });
    await tabTo(page, page.getByRole("button", { name: "Create Service" }), "Shift+Tab");
    await keys.press("Enter");
    const again = page.getByRole("dialog", { name: "Please sign in again" });
    await expect(again).toContainText("Your session has ended.");
    await expect(again.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Short details")).toHaveValue("Old cloth, sewn again.");
    await keys.type(ADMIN.password);
    await keys.press("Enter");
  });

  const row = page.getByRole("row", { name: /Kantha repair/ });
  await test.step("it is saved once, as typed", async () => {
    await expect(row).toContainText("Inactive");
    // As large as a fine screen shows it in the list, whatever was uploaded.
    await expect
      .poll(() =>
        row.locator(".thumb img").evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(128);
    expect(sent).toEqual(["/api/services", "/api/auth/login", "/api/services"]);
    const headers = { authorization: `Bearer ${await token()}` };
    const { data } = (await (await page.request.get("/api/services", { headers })).json()) as {
      data: { images: string[] }[];
    };
    expect(data).toMatchObject([
      {
        ...{
          serviceType: "Kantha repair",
          shortDetails: "Old cloth, sewn again.",
          fullDetails: ["We look.", "We sew."],
          isActive: false,
        },
        ...{
          images: [expect.stringMatching(/^\/media\//)],
          imageAlts: { [data[0]?.images[0] ?? ""]: "A needle" },
          revision: 1,
        },
      },
    ]);
  });

  await test.step("deleted, and taken back", async () => {
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
});

test("by keys alone: write a project, then make, change and delete a person", async ({ page }) => {
  const keys = page.keyboard;
  const type = typist(page);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keys.press("Enter");
  };
  const { token } = await signInAs(page, "admin");
  await test.step("a project", async () => {
    await page.goto("/admin/projects/new");
    await expect(page.getByRole("heading", { level: 1, name: "New project" })).toBeVisible();
    await press(page.getByRole("link", { name: "Skip to content" }));
    for (const [label, text] of [
      ["Title", "Ferry stop"],
      ["Client", "Padma Lines"],
      ["Description", "A shelter that tells the next boat."],
      // A list takes the letters that its choice begins with.
      ["Category", "Infra"],
      ["Status", "In"],
      ["Location", "Chandpur"],
      ["Budget", "8200"],
      ["Start date", "03022026"],
      ["Completion date", "09012026"],
      ["Feature 1", "Solar lamps"],
    ] as const)
      await type(page.getByRole("main").getByLabel(label).first(), text);
    await tabTo(page, page.getByRole("switch", { name: "Featured" }));
    await keys.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Create Project" }), "Shift+Tab");
    await keys.press("Enter");
    await expect(page.getByRole("row", { name: /Ferry stop/ })).toContainText("$8,200");
    const headers = { authorization: `Bearer ${token}` };
    const { data } = (await (await page.request.get("/api/projects", { headers })).json()) as {
      data: object[];
    };
    expect(data).toMatchObject([
      {
        ...{
          title: "Ferry stop",
          client: "Padma Lines",
          category: "Infrastructure",
          status: "In Progress",
          location: "Chandpur",
          budget: 8200,
        },
        ...{
          startDate: "2026-03-02",
          completionDate: "2026-09-01",
          features: ["Solar lamps"],
          isActive: true,
          isFeatured: true,
        },
      },
    ]);
  });

  await test.step("a person is made, changed and deleted", async () => {
    await press(
      page.getByRole("navigation", { name: "Admin" }).first().getByRole("link", { name: "Users" }),
    );
    await expect(page.getByRole("main", { name: "Users" })).toBeFocused();
    await press(page.getByRole("button", { name: "New user" }));
    const made = page.getByRole("dialog", { name: "New user" });
    await type(made.getByLabel("Name"), "Shapla Das");
    await type(made.getByLabel("Email"), "shapla@agency.example");
    await type(made.getByLabel("Role"), "Manager");
    await type(made.getByLabel("Password"), "needle in the rain");
    await keys.press("Enter");
    await expect(made).toHaveCount(0);
    const row = page.getByRole("row", { name: /Shapla Das/ });
    await expect(row).toContainText("Manager");
    await press(row.getByRole("button", { name: "Edit Shapla Das" }));
    const edit = page.getByRole("dialog", { name: "Edit Shapla Das" });
    await type(edit.getByLabel("Role"), "Admin");
    await tabTo(page, edit.getByRole("switch", { name: "Sign-in allowed" }));
    await keys.press("Space");
    await press(edit.getByRole("button", { name: "Save changes" }));
    await expect(row).toContainText("Admin");
    await expect(row).toContainText("Disabled");
    await expect(
      row.getByRole("button", { name: "Edit Shapla Das" }),
      "the dialog gives the focus back",
    ).toBeFocused();
    await press(row.getByRole("button", { name: "Delete Shapla Das" }));
    await press(page.getByRole("alertdialog").getByRole("button", { name: "Delete user" }));
    await expect(row).toHaveCount(0);
  });
});
