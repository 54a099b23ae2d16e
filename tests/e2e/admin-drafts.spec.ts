/** Drafts of records, from the form to the list and back, also by two people at once. */
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { SERVICE } from "#tests/support/records/records.ts";

test.use({ reducedMotion: "reduce" });

const DETAILS = "Nets that a trawler reads at dawn.";

test("a draft leaves the saved version alone, is offered and compared later, saved over it, or discarded with Undo", async ({
  page,
}) => {
  const { form, stored, remove } = await madeRecord(page, "services");
  const details = page.getByLabel("Short details");
  const more = page.getByRole("button", { name: "More ways to save" });
  const offer = page.getByRole("region", { name: /^Draft by Admin/ });

  await test.step("saved by keys, it says that visitors do not see it, and leaving asks nothing", async () => {
    await page.goto(form);
    await details.fill(DETAILS);
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Save and publish" })).toBeFocused();
    expect(await faults(page, ".save-menu")).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible();
    expect((await stored()).shortDetails).toBe(SERVICE.shortDetails);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "Services Management" })).toBeVisible();
    const row = page.getByRole("row", { name: /River Freight Portals/ });
    await expect(row.getByText("Draft", { exact: true })).toBeVisible();
  });

  await test.step("the form offers it beside the saved version, and compares the two", async () => {
    await page.goto(form);
    await expect(details).toHaveValue(SERVICE.shortDetails);
    await offer.getByRole("button", { name: "Compare" }).click();
    const both = page.getByRole("dialog", { name: "Draft and saved version" });
    await expect(both.getByRole("region", { name: "Short details" })).toContainText("trawler");
    await expect(both.getByRole("region")).toHaveCount(1);
    expect(await faults(page, "body")).toEqual([]);
    await both.getByRole("button", { name: "Open the draft" }).click();
    await expect(details).toHaveValue(DETAILS);
  });

  await test.step("discarded, the saved version is back; with Undo the draft is", async () => {
    const editing = page.getByRole("region", { name: /^You are editing the draft by Admin/ });
    await editing.getByRole("button", { name: "Discard the draft" }).click();
    await expect(details).toHaveValue(SERVICE.shortDetails);
    await page.locator(".toast", { hasText: "Draft discarded." }).getByText("Undo").click();
    await offer.getByRole("button", { name: "Open the draft" }).click();
    await expect(details).toHaveValue(DETAILS);
  });

  await test.step("saved, it is the saved version and no draft any more; what is saved is not public yet", async () => {
    await page.getByRole("button", { name: "Update Service" }).click();
    const toast = page.locator(".toast", { hasText: "Service updated successfully!" });
    await expect(toast).toContainText("Not published yet.");
    await expect(toast.getByRole("button", { name: "Publish" })).toBeVisible();
    expect((await stored()).shortDetails).toBe(DETAILS);
    await expect(
      page.getByRole("row", { name: /River Freight/ }).getByText("Draft", { exact: true }),
    ).toHaveCount(0);
  });
  await remove();
});

test("two people at once on one draft: the second sees both versions before hers is saved", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^412 \/api\/drafts\//);
  const { form, record, remove } = await madeRecord(page, "services");
  const path = `/api/drafts/services/${record._id}`;
  await page.goto(form);
  await page.getByLabel("Short details").fill(DETAILS);
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem("token") }));
  const headers = { authorization: `Bearer ${token}`, "if-match": '"0"' };
  const theirs = {
    serviceType: SERVICE.serviceType,
    shortDetails: "Hers.",
    deliveryTime: "3 weeks",
  };
  expect((await page.request.put(path, { headers, data: { values: theirs } })).status()).toBe(200);

  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Save draft" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("group", { name: "Short details" })).toContainText("Hers.");
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Draft saved. Visitors do not see it.")).toBeVisible();
  const kept = (await (await page.request.get(path, { headers })).json()) as {
    data: { version: number; values: Record<string, string> };
  };
  expect([kept.data.version, kept.data.values["shortDetails"]]).toEqual([2, DETAILS]);
  await remove();
});

test("a draft of a new service is in no list of services, waits above it, and becomes one", async ({
  page,
}) => {
  const { remove } = await madeRecord(page, "services");
  await page.goto("/admin/services/new");
  await page.getByLabel("Service type").fill("Net mending");
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\/admin\/services\/new\?draft=new-/);
  await page.getByRole("button", { name: "Cancel" }).click();
  const waiting = page.getByRole("region", { name: "Drafts not saved yet" });
  await waiting.getByRole("link", { name: "Net mending" }).click();
  await expect(page.getByLabel("Service type")).toHaveValue("Net mending");
  await page.getByLabel("Short details").fill("Nets of any size.");
  await page.getByRole("button", { name: "Create Service" }).click();
  await expect(page.getByRole("row", { name: /Net mending/ })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await remove();
});

test("a draft of a new service that a colleague has discarded is saved again as another one", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^412 \/api\/drafts\//);
  const { remove } = await madeRecord(page, "services");
  await page.goto("/admin/services/new");
  await page.getByLabel("Service type").fill("Sail mending");
  const save = async () => {
    await page.getByRole("button", { name: "More ways to save" }).click();
    await page.getByRole("menuitem", { name: "Save draft" }).click();
  };
  const named = () => new URL(page.url()).searchParams.get("draft") ?? "";
  await save();
  await expect(page).toHaveURL(/\?draft=new-/);
  const first = named();
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem("token") }));
  const headers = { authorization: `Bearer ${token}`, "if-match": '"1"' };
  const path = "/api/drafts/services/";
  expect((await page.request.delete(path + first, { headers })).status()).toBe(200);

  await page.getByLabel("Service type").fill("Sail mending at sea");
  await save();
  await expect(page.getByText("This draft was discarded in the meantime.")).toBeVisible();
  await save();
  await expect.poll(named).not.toBe(first);
  const again = await page.request.get(path + named(), { headers });
  const kept = (await again.json()) as { data: { values: Record<string, string> } };
  expect(kept.data.values["serviceType"]).toBe("Sail mending at sea");
  await page.request.delete(path + named(), { headers });
  await remove();
});
