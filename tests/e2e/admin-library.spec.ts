/** The library of pictures: found, described, removed and brought back, against the real API. */
import { writeFile } from "node:fs/promises";
import type { LibraryPicture } from "#domain/api/picture-library.ts";
import { ADMIN, signInAs, tokenFor } from "#tests/support/admin/admin.ts";
import { mute, none, TOLD, told } from "#tests/support/admin/failing.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { heldToast } from "#tests/support/admin/toast.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { makePicture } from "#tests/support/records/pictures.ts";

test.use({ reducedMotion: "reduce" });

test("pictures are added here, found again, described once a language, and removed when unused", async ({
  page,
  expectedErrors,
}) => {
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const library = async () =>
    (
      (await (await page.request.get("/api/pictures", { headers })).json()) as {
        data: LibraryPicture[];
      }
    ).data;
  const main = page.getByRole("main");
  const card = (name: string) => main.getByRole("listitem").filter({ hasText: name });
  const open = async (name: string) => {
    await main.getByRole("link", { name: `Open ${name}` }).click();
    const drawer = page.getByRole("dialog", { name });
    await expect(drawer).toBeVisible();
    return drawer;
  };

  await page.goto("/admin/pictures");
  await test.step("added by the picker: a new picture comes first, without a description", async () => {
    const paths = ["quay at dusk.png", "ghat.png", "notes.txt"].map(async (name, n) => {
      const path = test.info().outputPath(name);
      await writeFile(path, n === 2 ? "words" : await makePicture("png", 64 + n, 48));
      return path;
    });
    await page.getByLabel("Add pictures").setInputFiles(await Promise.all(paths));
    await expect(card("quay at dusk.png")).toContainText("Not used");
    await expect(card("quay at dusk.png")).toContainText("No description");
    await expect(page.getByRole("alert").filter({ hasText: "notes.txt" })).toContainText(
      "Only PNG, JPG, GIF and WebP pictures can be uploaded.",
    );
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    expect(await faults(page, "html")).toEqual([]);
  });
  const quay = (await library()).find(({ name }) => name === "quay at dusk.png");
  if (!quay) throw new Error("The picture is not in the library.");
  const service = await madeRecord(page, "services", {
    serviceType: `Ferries ${Date.now()}`,
    images: [quay.url],
  });

  await test.step("its facts and uses; the link leads to the record", async () => {
    await page.reload();
    await expect(card("quay at dusk.png")).toContainText("1 use");
    const drawer = await open("quay at dusk.png");
    await expect(drawer).toContainText("64 × 48 pixels");
    await expect(drawer).toContainText("by Kamal Uddin");
    await expect(drawer).toContainText("It is used, so it cannot be removed.");
    await expect(drawer.getByRole("button", { name: "Remove" })).toHaveCount(0);
    await expect(drawer.getByRole("link", { name: /^Ferries/ })).toHaveAttribute(
      "href",
      service.form,
    );
    expect(await faults(page, "[role=dialog]")).toEqual([]);
  });

  const drawer = page.getByRole("dialog", { name: "quay at dusk.png" });
  const save = drawer.getByRole("button", { name: "Save descriptions" });
  await test.step("described in two languages; a failure keeps what was typed; too long is said at the field", async () => {
    await drawer.getByLabel("English").fill("x".repeat(201));
    await save.click();
    await expect(drawer.getByLabel("English")).toHaveAccessibleDescription(/200/);
    await drawer.getByLabel("English").fill("A ferry at the quay, at dusk");
    await drawer.getByLabel("বাংলা").fill("সন্ধ্যায় ঘাটে একটি ফেরি");
    expectedErrors.push(/^(?:500|503) \/api\/pictures\/.*/);
    for (const [answer, text] of [
      [told, TOLD],
      [mute, "Failed to save the descriptions"],
    ] as const) {
      await page.route(/api\/pictures\//, answer, { times: 1 });
      await save.click();
      await expect(drawer.getByRole("alert")).toContainText(text);
    }
    await save.click();
    await expect(page.getByText("Descriptions saved.")).toBeVisible();
    await expect(drawer.getByRole("alert")).toHaveCount(0);
    expect((await library()).find(({ url }) => url === quay.url)).toMatchObject({
      alts: { en: "A ferry at the quay, at dusk", bn: "সন্ধ্যায় ঘাটে একটি ফেরি" },
      revision: 1,
    });
  });

  await test.step("two people at once: the later one sees what the first has saved, keeps the own text, and decides", async () => {
    const { token: other } = await tokenFor(page.request, ADMIN);
    await drawer.getByLabel("Français").fill("Un bac au quai");
    const theirs = await page.request.put(`/api/pictures/${quay.url.replace("/media/", "")}`, {
      headers: { authorization: `Bearer ${other}`, "if-match": '"1"' },
      data: { alts: { en: "A ferry", fr: "Un ferry" } },
    });
    expect(theirs.status()).toBe(200);
    expectedErrors.push(/^412 \/api\/pictures\/.*/);
    await save.click();
    await expect(drawer.getByRole("alert")).toContainText(
      "Someone else changed these descriptions",
    );
    await expect(drawer.getByLabel("Français")).toHaveValue("Un bac au quai");
    await expect(drawer.getByLabel("Français")).toHaveAccessibleDescription(
      "Saved meanwhile: Un ferry",
    );
    await drawer.getByLabel("Français").press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await save.click();
    // The other's words go when the answer is here.
    await expect(drawer.getByLabel("Français")).toHaveAccessibleDescription("");
    await expect(drawer.getByRole("alert")).toHaveCount(0);
    expect((await library()).find(({ url }) => url === quay.url)?.alts.fr).toBe("Un bac au quai");
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
  });

  await test.step("found by name, description and where it is used; filters and order are in the address", async () => {
    const search = main.getByRole("searchbox", { name: "Search pictures" });
    for (const text of ["AT DUSK.png", "ঘাটে", "ferries"]) {
      await search.fill(text);
      await expect(card("quay at dusk.png"), text).toBeVisible();
      await expect(card("ghat.png"), text).toHaveCount(0);
    }
    await search.fill("nobody wove this");
    await expect(main.getByRole("heading", { name: "No pictures found" })).toBeVisible();
    await main.getByRole("button", { name: "Clear filters" }).click();
    await main.getByLabel("Show").selectOption("Not used");
    await expect(card("ghat.png")).toBeVisible();
    await expect(card("quay at dusk.png")).toHaveCount(0);
    await main.getByLabel("Show").selectOption("From content/");
    await expect(main.getByRole("link", { name: /^Open / }).first()).toBeVisible();
    await expect(main.getByRole("checkbox")).toHaveCount(0);
    await main.getByLabel("Sort").selectOption("By name");
    await page.reload();
    await expect(main.getByLabel("Show")).toHaveValue("content");
    await main
      .getByRole("link", { name: /^Open / })
      .first()
      .click();
    const detail = page.getByRole("dialog");
    await expect(detail).toContainText("files of the project, in content/");
    await expect(detail.getByRole("textbox")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(detail).toHaveCount(0);
  });

  await test.step("unused ones are removed together, and brought back; a removed one is under Removed", async () => {
    await page.goto("/admin/pictures?show=unused");
    await main.getByRole("checkbox", { name: "Select ghat.png" }).check();
    await page
      .getByRole("region", { name: "Selected pictures" })
      .getByRole("button", { name: "Remove" })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    const removed = await heldToast(page, "Picture removed.");
    await expect(card("ghat.png")).toHaveCount(0);
    await removed.getByRole("button", { name: "Undo" }).click();
    await expect(card("ghat.png")).toBeVisible();
    await (await open("ghat.png")).getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.goto("/admin/pictures?show=removed");
    await (await open("ghat.png")).getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("Picture restored.")).toBeVisible();
    await expect(main.getByRole("link", { name: /^Open / })).toHaveCount(0);
  });

  await test.step("one that another person uses by now is not removed, and it says why", async () => {
    await page.goto("/admin/pictures?show=unused");
    await main.getByRole("checkbox", { name: "Select ghat.png" }).check();
    const ghat = (await library()).find(({ name }) => name === "ghat.png");
    await service.change({ serviceType: "Ferries by night", images: [ghat?.url] });
    expectedErrors.push(/^400 \/api\/pictures\/.*/);
    await page
      .getByRole("region", { name: "Selected pictures" })
      .getByRole("button", { name: "Remove" })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(main.getByRole("alert")).toContainText("“Ferries by night” uses this picture");
  });

  await test.step("loading, failed, no answer, and empty", async () => {
    expectedErrors.push(
      /^(?:503|ERR_FAILED) \/api\/pictures\?cursor=$|^503 \/api\/pictures$|^ERR_FAILED \/api\/pictures$/,
    );
    await page.route(/\/api\/pictures$/, told);
    await page.goto("/admin/pictures");
    await expect(main.getByRole("alert")).toContainText(TOLD);
    await page.unroute(/\/api\/pictures$/);
    await page.route(/\/api\/pictures$/, none, { times: 1 });
    await main.getByRole("button", { name: "Retry" }).click();
    await expect(main.getByRole("link", { name: /^Open / }).first()).toBeVisible();
    await page.route(/\/api\/pictures$/, (route) =>
      route.fulfill({ json: { success: true, data: [], total: 0 } }),
    );
    await page.reload();
    await expect(main.getByRole("heading", { name: "No pictures yet" })).toBeVisible();
  });
});
