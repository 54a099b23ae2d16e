/**
 * The form of a service: what was typed survives, two people's changes are settled, and history
 * leads back.
 */
import { ADMIN, handOver, MANAGER, signInAs, tokenFor } from "#tests/support/admin/admin.ts";
import { heldToast } from "#tests/support/admin/toast.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { pixel } from "#tests/support/records/pixel.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the form: a draft survives, what is put in order and uploaded is saved, two people's changes are settled, and history leads back", async ({
  page,
  expectedErrors,
}) => {
  const admin = await signInAs(page, "admin");
  await page.request.post("/api/users", {
    data: { ...MANAGER, role: "manager" },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const manager = await tokenFor(page.request, MANAGER);
  const headers = { authorization: `Bearer ${manager.token}` };
  const status = page.getByRole("status");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  const compare = page.getByRole("dialog", {
    name: "Someone else saved this while you were editing",
  });
  const history = page.getByRole("dialog", { name: "History" });
  const ask = page.getByRole("alertdialog");
  const detail = (n: number) => page.getByRole("textbox", { name: `Detail ${n}`, exact: true });

  await test.step("what was typed is there again, for its person alone", async () => {
    await page.goto("/admin/services/new");
    await page.getByLabel("Service type").fill("Quilting");
    await page.getByLabel("Short details").fill("We quilt by hand.");
    await detail(1).fill("First.");
    await expect(page.getByText("Draft kept on this device")).toBeVisible();
    await handOver(page, manager);
    await page.reload();
    await expect(page.getByLabel("Service type")).toHaveValue("");
    await expect(page.getByText("Unsaved draft")).toHaveCount(0);
    await handOver(page, admin);
    await page.reload();
    const note = page.getByRole("region", { name: /^Unsaved draft from/ });
    await note.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await note.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByLabel("Service type")).toHaveValue("Quilting");
    await expect(detail(1)).toHaveValue("First.");
  });

  await test.step("order by keys and by dragging, announced and with the focus kept", async () => {
    for (const [n, text] of [
      [2, "Second."],
      [3, "Third."],
    ] as const) {
      await page.getByRole("button", { name: "Add a detail" }).click();
      await detail(n).fill(text);
    }
    const grip = (n: number) => page.getByRole("button", { name: `Reorder Detail ${n}` });
    await grip(3).focus();
    await page.keyboard.press("Space");
    await expect(grip(3)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect(grip(2)).toBeFocused();
    await expect(status.filter({ hasText: "Detail 3 dropped at position 2 of 3." })).toHaveCount(1);
    const [from, to] = [await grip(1).boundingBox(), await grip(3).boundingBox()];
    if (!from || !to) throw new Error("The grips are not drawn.");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 12, { steps: 4 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(detail(1), "given up").toHaveValue("First.");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 12, { steps: 4 });
    await page.mouse.up();
    await expect(grip(3)).toBeFocused();
    for (const [n, text] of ["Third.", "Second.", "First."].entries())
      await expect(detail(n + 1)).toHaveValue(text);
  });

  await test.step("the public page and card follow", async () => {
    const shown = page.frameLocator("iframe");
    await expect(shown.getByText("Third.")).toBeVisible();
    await expect(shown.locator("h1")).toHaveText("Quilting");
    await expect(shown.getByText("Delivery time")).toBeHidden();
    await page.getByLabel("Delivery time").fill("6 weeks");
    await expect(shown.getByText("6 weeks")).toBeVisible();
    await page.getByRole("radio", { name: "Card" }).click();
    await expect(shown.locator(".service-row h3")).toHaveText("Quilting");
    await expect(shown.locator(".service-row")).toHaveCount(1);
  });

  await test.step("pictures: progress, an ended session, a failure, the most, and no leaving meanwhile", async () => {
    expectedErrors.push(/^401 \/api\/upload\/single$/, /^500 \/api\/upload\/single$/);
    const picker = page.getByLabel("Add pictures");
    const held = Promise.withResolvers<undefined>();
    await page.route(
      "/api/upload/single",
      (route) => held.promise.then(() => route.fulfill({ status: 401, json: { success: false } })),
      {
        times: 1,
      },
    );
    await picker.setInputFiles(pixel(1));
    await expect(page.getByRole("progressbar", { name: "Uploading picture-1.png" })).toBeVisible();
    await page.getByRole("link", { name: "Services", exact: true }).first().click();
    await expect(ask).toContainText("Pictures are still uploading.");
    await ask.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(ask, "signing out is leaving").toContainText("Pictures are still uploading.");
    await ask.getByRole("button", { name: "Cancel" }).click();
    held.resolve(undefined);
    await again.getByRole("textbox", { name: "Password" }).fill(ADMIN.password);
    await again.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("1 of 5 used")).toBeVisible();

    await page.route(
      "/api/upload/single",
      (route) => route.fulfill({ status: 500, json: { success: false } }),
      { times: 1 },
    );
    await picker.setInputFiles(pixel(2));
    const failed = page.getByRole("alert").filter({ hasText: "Failed to upload picture-2.png" });
    await failed.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("2 of 5 used")).toBeVisible();
    await picker.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("words"),
    });
    const notes = page
      .getByRole("alert")
      .filter({ hasText: "Only PNG, JPG, GIF and WebP pictures can be uploaded." });
    await notes.getByRole("button", { name: "Remove" }).click();
    await picker.setInputFiles([3, 4, 5, 6].map(pixel));
    await expect(page.getByText("5 of 5 used")).toBeVisible();
    await expect(status.filter({ hasText: "picture-" })).toHaveCount(1);
    await expect(page.getByText("Maximum 5 images allowed").last()).toBeVisible();
    await page.getByRole("button", { name: "Reorder Picture 5" }).focus();
    for (const key of ["Space", "Home", "Space"]) await page.keyboard.press(key);
    await page.getByLabel("Description of picture 1").fill("A quilt");
  });

  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("admin-draft/")));
  /** Acts while a save is on its way. */
  const meanwhile = async (
    address: string,
    save: () => Promise<void>,
    act: () => Promise<void>,
  ) => {
    const [sent, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    await page.route(address, async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      sent.resolve(undefined);
      await held.promise;
      return route.continue();
    });
    await save();
    await sent.promise;
    await act();
    held.resolve(undefined);
  };

  await test.step("Ctrl-S saves and stays, what is typed meanwhile stays too, and the draft is gone with the next", async () => {
    const details = page.getByLabel("Short details");
    await meanwhile(
      "/api/services",
      () => details.press("Control+s"),
      () => details.fill("We quilt by hand, and more."),
    );
    await expect(page).toHaveURL(/\/admin\/services\/edit\//);
    await expect(page.getByText("Service created successfully!")).toBeVisible();
    await expect(details).toHaveValue("We quilt by hand, and more.");
    await expect(ask).toHaveCount(0);
    await expect.poll(drafts).toEqual([expect.stringMatching(/\/services\/(?!new)/)]);
    await details.fill("We quilt by hand.");
    await expect.poll(drafts).toEqual([]);
  });

  const id = page.url().split("/").at(-1) ?? "";
  const stored = async () =>
    (
      (await (await page.request.get(`/api/services/${id}`, { headers })).json()) as {
        data: Record<string, unknown>;
      }
    ).data;
  expect(await stored()).toMatchObject({
    fullDetails: ["Third.", "Second.", "First."],
    revision: 1,
  });
  expect(Object.values((await stored())["imageAlts"] as object)).toEqual(["A quilt"]);

  await test.step("another has changed two fields, one of them mine too: one is taken over, one is chosen", async () => {
    const theirs = {
      serviceType: "Quilting",
      shortDetails: "They quilt.",
      fullDetails: ["Third."],
    };
    await page.request.put(`/api/services/${id}`, {
      data: theirs,
      headers: { ...headers, "if-match": '"1"' },
    });
    await page.getByLabel("Service type").fill("Quilts");
    expectedErrors.push(new RegExp(`^412 /api/services/${id}$`));
    await meanwhile(
      `/api/services/${id}`,
      () => page.getByLabel("Service type").press("Control+s"),
      () => page.getByLabel("Short details").fill("I quilt."),
    );
    await expect(compare).toContainText("Added from their version: Full details");
    await expect(compare.getByRole("group")).toHaveCount(1);
    await expect(compare.locator("mark")).toHaveText(["I", "They"]);
    expect(await faults(page, "[role=dialog]")).toEqual([]);
    await compare.getByRole("button", { name: "Save" }).click();
    await expect(compare.getByRole("radio", { name: "Mine" })).toBeFocused();
    await compare.getByRole("button", { name: "Take all theirs" }).click();
    await compare.getByRole("button", { name: "Keep all mine" }).click();
    await compare.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    expect(await stored()).toMatchObject({
      serviceType: "Quilts",
      shortDetails: "I quilt.",
      fullDetails: ["Third."],
      revision: 3,
    });
    await page.getByLabel("Short details").press("Control+s");
    await expect(page.getByText("Nothing has changed.")).toBeVisible();
  });

  await test.step("the history shows who changed what, restores, and takes that back", async () => {
    expectedErrors.push(new RegExp(`^500 /api/services/${id}/history$`));
    await page.route(
      /\/history$/,
      (route) => route.fulfill({ status: 500, json: { success: false } }),
      { times: 2 },
    );
    await page.getByRole("button", { name: "History" }).click();
    await expect(history.getByRole("alert")).toContainText("Failed to load the history");
    await history.getByRole("button", { name: "Retry" }).click();
    const entries = history.getByRole("listitem").filter({ has: page.getByText(/· Version \d/) });
    await expect(entries).toHaveCount(3);
    await expect(entries.nth(1)).toContainText("Changed: Short details, Full details");
    await expect(entries.nth(1)).toContainText("Kamal Uddin");
    await entries.nth(1).locator("summary").click();
    await expect(entries.nth(1).getByText("We quilt by hand.")).toBeVisible();
    expect(await faults(page, "[role=dialog]")).toEqual([]);
    await entries
      .nth(2)
      .getByRole("button", { name: /^Restore this version/ })
      .click();
    await ask.getByRole("button", { name: "Restore" }).click();
    const restored = await heldToast(page, "Version 1 was restored.");
    await expect(detail(3)).toHaveValue("First.");
    await restored.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Service type")).toHaveValue("Quilts");
    await expect
      .poll(stored)
      .toMatchObject({ serviceType: "Quilts", fullDetails: ["Third."], revision: 5 });
  });

  await test.step("what is typed while it is saved is a draft, and an unanswered draft outlives the save", async () => {
    await meanwhile(
      `/api/services/${id}`,
      () => page.getByRole("button", { name: "Update Service" }).click(),
      () => page.getByLabel("Short details").fill("I quilt, and more."),
    );
    await ask.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admin/services");
    await page.getByRole("link", { name: "Edit Quilts" }).click();
    const note = page.getByRole("region", { name: /^Unsaved draft from/ });
    await expect(note).toBeVisible();
    await page.getByLabel("Short details").fill("I quilt!");
    await page.getByLabel("Short details").press("Control+s");
    await expect.poll(stored).toMatchObject({ shortDetails: "I quilt!", revision: 6 });
    await page.reload();
    await note.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByLabel("Short details")).toHaveValue("I quilt, and more.");
  });

  await test.step("nothing sticks out at 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await page.request.delete(`/api/services/${id}`, {
      headers: { ...headers, "if-match": '"6"' },
    });
  });
});
