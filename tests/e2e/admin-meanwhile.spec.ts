/**
 * What happens to a form while its save is under way, and what others do to its record meanwhile.
 */
import type { Page } from "playwright/test";
import { goInside } from "#tests/support/admin/admin-walk.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

/** Holds the saves of a record. */
async function slowSave(page: Page, path: string) {
  const [sent, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route(path, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    sent.resolve(undefined);
    await held.promise;
    return route.continue();
  });
  return { sent: sent.promise, letGo: () => void held.resolve(undefined) };
}

test("a form during a slow save, and when its record is deleted meanwhile", async ({
  page,
  expectedErrors,
}) => {
  await test.step("a person who leaves during a slow save stays where they are when it ends, and hears of it", async () => {
    const { path, form, stored } = await madeRecord(page, "services", {
      serviceType: "Slow Looms",
    });
    await page.goto(form);
    const { sent, letGo } = await slowSave(page, path);
    await page.getByLabel("Short details").fill("Saved on the way.");
    await page.getByRole("button", { name: "Update Service" }).click();
    await sent;
    await page.getByRole("link", { name: "Messages", exact: true }).first().click();
    const ask = page.getByRole("alertdialog", { name: "Leave while saving?" });
    await ask.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("main", { name: "Messages" })).toBeFocused();
    letGo();
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    await expect(page).toHaveURL("/admin/contacts?work=open");
    expect(await stored()).toMatchObject({ shortDetails: "Saved on the way.", revision: 2 });
  });

  await test.step("a save that ends while the question stands leads to where the person wanted to go", async () => {
    const { path, form } = await madeRecord(page, "projects", { title: "Slow Boats" });
    await goInside(page, form);
    const { sent, letGo } = await slowSave(page, path);
    await page.getByLabel("Description").fill("Saved while asked.");
    await page.getByRole("button", { name: "Update Project" }).click();
    await sent;
    await page.getByRole("link", { name: "Messages", exact: true }).first().click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    letGo();
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  const kinds = [
    {
      kind: "services",
      title: "serviceType",
      name: "Lost Lanterns",
      field: "Short details",
      value: "shortDetails",
    },
    {
      kind: "projects",
      title: "title",
      name: "Lost Ledgers",
      field: "Description",
      value: "description",
    },
  ] as const;
  for (const { kind, title, name, field, value } of FULL ? kinds : kinds.slice(0, 1))
    await test.step(`${kind}: what another has deleted is restored with mine, or saved as new`, async () => {
      const { path, form, stored, list, remove, purge } = await madeRecord(page, kind, {
        [title]: name,
      });
      expectedErrors.push(new RegExp(`^404 ${path}$`));
      const gone = page.getByRole("dialog", { name: "This was deleted while you were editing" });
      const save = async (text: string) => {
        await goInside(page, form);
        await page.getByLabel(field).fill(text);
      };
      const press = () => page.getByRole("button", { name: /^Update / }).click();

      await save("Mine, restored.");
      await remove();
      await press();
      await expect(gone).toContainText("Admin moved it to the trash");
      await gone.getByRole("button", { name: "Restore and save mine" }).click();
      await expect(page).toHaveURL(`/admin/${kind}`);
      expect(await stored()).toMatchObject({ [value]: "Mine, restored.", revision: 4 });

      await save("Mine, as new.");
      await remove();
      await purge();
      await press();
      await expect(gone).toContainText("It was deleted for good");
      await expect(gone.getByRole("button", { name: "Restore and save mine" })).toHaveCount(0);
      await gone.getByRole("button", { name: "Save as new" }).click();
      await expect(page).toHaveURL(`/admin/${kind}`);
      const [again] = (await list()).filter((record) => record[title] === name);
      expect(again).toMatchObject({ [value]: "Mine, as new.", revision: 1 });
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith("admin-draft/")),
        ),
        "no draft is left",
      ).toEqual([]);
    });

  await test.step("a deleted record's changes are compared before they are brought back, and can be discarded", async () => {
    const { path, form, remove, change } = await madeRecord(page, "services", {
      serviceType: "Lost Letters",
    });
    expectedErrors.push(new RegExp(`^404 ${path}$`));
    await goInside(page, form);
    await page.getByLabel("Short details").fill("Mine.");
    await change({ shortDetails: "Theirs." });
    await remove();
    expectedErrors.push(/^ERR_FAILED \/api\/trash$/);
    await page.route("/api/trash", (route) => route.abort());
    await page.getByRole("button", { name: "Update Service" }).click();
    const gone = page.getByRole("dialog", { name: "This was deleted while you were editing" });
    await expect(gone, "what became of it cannot be read").toContainText(
      "It was deleted. Your text is still here.",
    );
    await page.unroute("/api/trash");
    await gone.getByRole("button", { name: "Restore and save mine" }).click();
    const compare = page.getByRole("dialog", { name: /saved this/ });
    await expect(compare.getByText("Theirs.")).toBeVisible();
    await compare.getByRole("button", { name: "Back to the form" }).click();
    await remove();
    await page.getByRole("button", { name: "Update Service" }).click();
    await gone.getByRole("button", { name: "Discard my changes" }).click();
    await expect(page).toHaveURL("/admin/services");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  await test.step("the draft of a record that is gone by the time its form is opened becomes a new one", async () => {
    const { path, form, list, remove } = await madeRecord(page, "services", {
      serviceType: "Lost Looms",
    });
    expectedErrors.push(new RegExp(`^404 ${path}$`));
    await goInside(page, form);
    await page.getByLabel("Short details").fill("Typed before it went.");
    await expect(page.getByText("Draft kept on this device")).toBeVisible();
    await remove();
    await page.reload();
    const gone = page.getByRole("main").getByRole("alert");
    await expect(gone).toContainText("This record is in the trash.");
    await expect(gone).toContainText("Unsaved draft from");
    await gone.getByRole("button", { name: "Save as new" }).click();
    await expect(page).toHaveURL("/admin/services/new");
    await expect(page.getByLabel("Short details")).toHaveValue("Typed before it went.");
    await page.getByRole("button", { name: "Create Service" }).click();
    await expect(page).toHaveURL("/admin/services");
    const [again] = (await list()).filter(({ serviceType }) => serviceType === "Lost Looms");
    expect(again).toMatchObject({ shortDetails: "Typed before it went.", revision: 1 });
  });
});
