/** Pictures of the library in records: chosen in a form, and one replaced everywhere. */
import type { Page } from "playwright/test";
import type { Draft } from "#domain/records/draft.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { told, TOLD } from "#tests/support/admin/failing.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { makePicture } from "#tests/support/records/pictures.ts";

test.use({ reducedMotion: "reduce" });

/** Uploads pictures by name, and describes some; returns their addresses. */
async function uploadAll(page: Page, names: readonly string[], said: Record<string, string> = {}) {
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  const urls: string[] = [];
  for (const name of names) {
    const buffer = await makePicture("png", 60, 45);
    const answer = await page.request.post("/api/upload/single", {
      headers,
      multipart: { image: { name, mimeType: "image/png", buffer } },
    });
    const { data } = (await answer.json()) as { data: { url: string } };
    urls.push(data.url);
    if (said[name])
      await page.request.put(`/api/pictures/${data.url.replace("/media/", "")}`, {
        headers: { ...headers, "if-match": '"0"' },
        data: { alts: { en: said[name] } },
      });
  }
  return urls;
}

test("in a form pictures are chosen from the library, in order, no more than there is room for; a record may say something else about one", async ({
  page,
}) => {
  const [cover = "", ...others] = await uploadAll(
    page,
    ["cover.png", "1.png", "2.png", "3.png", "4.png", "5.png"],
    {
      "2.png": "A boat at the quay",
    },
  );
  const title = `Ferry pictures ${Date.now()}`;
  const service = await madeRecord(page, "services", { serviceType: title, images: [cover] });
  await page.goto(service.form);
  await page.getByRole("button", { name: "Choose from library" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose from library" });
  await expect(dialog.getByRole("checkbox", { name: "1.png" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "cover.png" })).toHaveCount(0);
  expect(await faults(page, "[role=dialog]")).toEqual([]);
  for (const name of ["3.png", "1.png", "4.png", "2.png"])
    await dialog.getByRole("checkbox", { name }).press("Space");
  await dialog.getByRole("checkbox", { name: "5.png" }).press("Space");
  await expect(
    dialog.getByRole("status").filter({ hasText: "Maximum 5 images allowed" }),
  ).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "5.png" })).not.toBeChecked();
  await dialog.getByLabel("Search pictures").fill("quay");
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Add 4 pictures" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("5 of 5 used")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose from library" })).toHaveCount(0);

  const words = page.getByLabel("Description of picture 5,");
  await expect(words).toHaveValue("");
  await expect(words).toHaveAccessibleDescription("From the library: A boat at the quay");
  await page.getByLabel("Description of picture 2,").fill("A ferry by night");
  await words.press("Control+s");
  const [one, two, three, four] = others;
  await expect
    .poll(async () => {
      const { images, imageAlts } = await service.stored();
      return [images, imageAlts];
    })
    .toEqual([[cover, three, one, four, two], { [three ?? ""]: "A ferry by night" }]);
});

test("a picture is replaced everywhere: all places are named first, a half-way failure is continued, and all of it is taken back", async ({
  page,
  expectedErrors,
}) => {
  const [old = "", next = ""] = await uploadAll(page, ["old-quay.png", "new-quay.png"], {
    "new-quay.png": "The new quay",
  });
  const now = Date.now();
  const service = await madeRecord(page, "services", {
    serviceType: `Quay service ${now}`,
    images: [old],
    imageAlts: { [old]: "The old quay" },
  });
  const project = await madeRecord(page, "projects", {
    title: `Quay project ${now}`,
    images: [old],
  });
  const { headers } = service;
  const draftOf = (title: string) => ({
    values: { serviceType: title, images: [{ url: old, alt: "" }] },
  });
  const ofService = `/api/drafts/services/${service.record._id}`;
  await page.request.put(ofService, {
    headers: { ...headers, "if-match": '"0"' },
    data: draftOf(`Quay draft ${now}`),
  });
  const fresh = (await (
    await page.request.post("/api/drafts/services", { headers, data: draftOf("") })
  ).json()) as { data: Draft };
  const inDraft = async (path: string) => {
    const { data } = (await (await page.request.get(path, { headers })).json()) as { data: Draft };
    return (data.values["images"] as { url: string }[]).map(({ url }) => url);
  };
  const pictures = async () => [
    (await service.stored()).images,
    (await project.stored()).images,
    (await service.stored()).imageAlts,
  ];
  const drafts = async () => [
    await inDraft(ofService),
    await inDraft(`/api/drafts/services/${fresh.data._id}`),
  ];

  await page.goto("/admin/pictures?q=old-quay");
  await page.getByRole("link", { name: "Open old-quay.png" }).click();
  const drawer = page.getByRole("dialog", { name: "old-quay.png" });
  await drawer.getByRole("button", { name: "Replace everywhere" }).click();
  const choice = page.getByRole("dialog", { name: "Replace it with" });
  await choice.getByRole("checkbox", { name: "new-quay.png" }).press("Space");
  await choice.getByRole("button", { name: "Choose this picture" }).click();

  const dialog = page.getByRole("dialog", { name: "Replace it in 4 places?" });
  await expect(dialog.getByRole("listitem")).toHaveText([
    `ServiceQuay service ${now}`,
    `ProjectQuay project ${now}`,
    `ServiceQuay draft ${now} in a draft`,
    "ServiceWithout a name in a draft",
  ]);
  await expect(dialog.getByText("This includes 2 drafts.")).toBeVisible();
  await expect(
    dialog.getByLabel("Use the new picture’s description: “The new quay”"),
  ).toBeChecked();
  expect(await faults(page, "[role=dialog]")).toEqual([]);
  expect((await pictures())[0], "nothing has changed yet").toEqual([old]);

  await test.step("one record cannot be changed: what is done is said, and Retry finishes", async () => {
    expectedErrors.push(/^503 \/api\/pictures\/.*\/replace$/);
    await page.route(/\/replace$/, async (route) => {
      if ((route.request().postData() ?? "").includes('"projects"')) await told(route);
      else await route.continue();
    });
    await dialog.getByRole("button", { name: "Replace", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "Replaced in 3 of 4 places. Retry continues with the rest.",
    );
    await expect(dialog.getByRole("listitem").filter({ hasText: "Quay project" })).toContainText(
      TOLD,
    );
    await expect(
      dialog.getByRole("listitem").filter({ hasText: "Quay service" }).getByLabel("Replaced"),
    ).toBeVisible();
    expect(await pictures()).toEqual([[next], [old], {}]);
    expect(await drafts()).toEqual([[next], [next]]);
    await page.unroute(/\/replace$/);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Picture replaced in 4 places.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await pictures()).toEqual([[next], [next], {}]);
  });

  await test.step("the old one is in older versions only, and cannot be removed", async () => {
    await expect(
      drawer.getByRole("listitem").filter({ hasText: "in an older version" }),
    ).toHaveCount(2);
    await expect(drawer.getByRole("button", { name: "Replace everywhere" })).toHaveCount(0);
  });

  await test.step("Undo takes all of it back, descriptions and drafts too", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The old picture is back.")).toBeVisible();
    expect(await pictures()).toEqual([[old], [old], { [old]: "The old quay" }]);
    expect(await drafts()).toEqual([[old], [old]]);
  });
});

test("saving a draft in which a picture was replaced brings no old picture back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/412/);
  const [old = "", next = ""] = await uploadAll(page, ["mast.png", "sail.png"]);
  const title = `Mast service ${Date.now()}`;
  const { record, form, headers, stored } = await madeRecord(page, "services", {
    serviceType: title,
    images: [old],
  });
  const told = page.getByText("Draft saved");
  await page.goto(form);
  await page.getByLabel("Short details").fill("With a new mast.");
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Save draft" }).click();
  await expect(told.first()).toBeVisible();
  for (const draft of [false, true])
    await page.request.post(`/api/pictures/${old.replace("/media/", "")}/replace`, {
      headers,
      data: { by: next, kind: "services", id: record._id, draft, keepAlt: false },
    });
  await page.goto(form);
  await page.getByRole("button", { name: "Open the draft" }).click();
  await page.getByRole("button", { name: "Update service" }).click();
  const dialog = page.getByRole("dialog", { name: /^Someone else saved this/ });
  await expect(dialog, "nothing to decide").toContainText("Your changes don’t overlap");
  await dialog.getByRole("button", { name: "Save both" }).click();
  await expect
    .poll(async () => {
      const { images, shortDetails } = await stored();
      return [images, shortDetails];
    })
    .toEqual([[next], "With a new mast."]);
});
