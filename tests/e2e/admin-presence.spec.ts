/** Two people in one form: each learns of the other before anything is saved over it. */
import type { Page } from "playwright/test";
import type { AgencyState } from "#domain/api/agency.ts";
import { signInAs, ADMIN, MANAGER } from "#tests/support/admin/admin.ts";
import { madeRecord } from "#tests/support/admin/made-record.ts";
import { faults } from "#tests/support/page/axe.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

test.use({ reducedMotion: "reduce" });

const notice = (page: Page) => page.locator(".presence");

test("two people in one form: the notice before the save, the comparison, and both are kept", async ({
  page,
  browser,
  baseURL,
}) => {
  const { form, stored, change } = await madeRecord(page, "services", { serviceType: "Two Looms" });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  await signInAs(other, "manager");

  await test.step("whoever edits is named to the other, who edits nothing yet", async () => {
    await page.goto(form);
    await expect(page.getByLabel("Short details")).toBeVisible();
    await expect(notice(page).getByRole("status")).toHaveText("");
    await other.goto(form);
    await other.getByLabel("Delivery time").fill("3 weeks");
    await expect(other.getByText("Draft kept on this device")).toBeVisible();
    await page.reload();
    await expect(notice(page).getByRole("status")).toHaveText(`${MANAGER.name} is editing this.`);
    expect(await faults(page, "html")).toEqual([]);
  });

  await test.step("both are named to each other once both edit, and a message of it stays one", async () => {
    await page.getByLabel("Short details").fill("Mine, and not saved.");
    await other.reload();
    await other.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(notice(other).getByRole("status")).toHaveText(`${ADMIN.name} is editing this.`);
  });

  await test.step("the save of one is told to the other before theirs, at the return to the page", async () => {
    await other.getByLabel("Delivery time").press("Control+s");
    await expect(other.getByText("Service updated successfully!")).toBeVisible();
    await page.clock.install();
    await page.clock.fastForward(6_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(notice(page)).toContainText(`${MANAGER.name} saved a newer version`);
    await expect(notice(page), "the other has stopped editing").not.toContainText("is editing");
    await expect(page.getByLabel("Short details"), "nothing is touched").toHaveValue(
      "Mine, and not saved.",
    );
    expect(await faults(page, "html")).toEqual([]);
  });

  await test.step("comparing merges both, saves, and the notice goes", async () => {
    await notice(page).getByRole("button", { name: "Compare" }).click();
    const compare = page.getByRole("dialog", { name: /saved this/ });
    await expect(compare).toContainText("Delivery time");
    await compare.getByRole("button", { name: "Save both" }).click();
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    await expect(notice(page).getByRole("status")).toHaveText("");
    expect(await stored()).toMatchObject({
      shortDetails: "Mine, and not saved.",
      deliveryTime: "3 weeks",
      revision: 3,
    });
  });

  await test.step("theirs can be taken instead, after a question", async () => {
    await page.getByLabel("Short details").fill("Mine, given up.");
    await change({ shortDetails: "Theirs." });
    await page.clock.fastForward(6_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(notice(page)).toContainText("You saved a newer version in another window");
    await notice(page).getByRole("button", { name: "Take the newer version" }).click();
    const ask = page.getByRole("alertdialog", { name: "Take the newer version?" });
    await ask.getByRole("button", { name: "Take it" }).click();
    await expect(page.getByLabel("Short details")).toHaveValue("Theirs.");
    await expect(notice(page).getByRole("status")).toHaveText("");
    expect((await stored()).revision).toBe(4);
  });

  await test.step("a form that is closed is no longer announced", async () => {
    await other.getByLabel("Delivery time").fill("4 weeks");
    await other.getByRole("link", { name: "Messages", exact: true }).first().click();
    await other.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(other.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Short details")).toHaveValue("Theirs.");
    await expect(notice(page).getByRole("status")).toHaveText("");
  });
  await context.close();
});

/** Comes back to the page, some time after its last look. */
async function comeBack(page: Page) {
  await page.clock.install();
  await page.clock.fastForward(6_000);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

test("two people in one translation: each is named, and the newer version is compared before the save", async ({
  page,
  browser,
  baseURL,
}) => {
  const { form, record, headers } = await madeRecord(page, "services", {
    serviceType: "Shared Looms",
    shortDetails: "We mend looms.",
    fullDetails: [],
    bulletPoints: [],
  });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  await signInAs(other, "manager");
  const announced = other.waitForResponse(
    (response) => /presence.*\.fr\b/.test(response.url()) && response.request().method() === "PUT",
  );
  await other.goto(`${form}/fr`);
  await other.getByRole("textbox", { name: "Service type in French" }).fill("Métiers partagés");
  await announced;

  await page.goto(`${form}/fr`);
  await expect(notice(page).getByRole("status")).toHaveText(`${MANAGER.name} is editing this.`);
  expect(await faults(page, "main")).toEqual([]);
  await page.getByRole("textbox", { name: "Short details in French" }).fill("Nous réparons.");
  await other.getByRole("button", { name: "Save translation" }).click();
  await expect(other.getByText(/^Translation saved/).first()).toBeVisible();
  await expect(notice(other), "one's own version is not newer").not.toContainText("newer");
  await comeBack(page);
  await expect(notice(page)).toContainText(`${MANAGER.name} saved a newer version`);
  await notice(page).getByRole("button", { name: "Compare" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save both" }).click();
  await expect(page.getByText(/^Translation saved/).first()).toBeVisible();
  await expect(notice(page).getByRole("status")).toHaveText("");
  const answer = await page.request.get(`/api/translations/services/${record._id}`, { headers });
  const { data } = (await answer.json()) as { data: { locale: string; fields: object }[] };
  expect(data.find(({ locale }) => locale === "fr")?.fields).toEqual({
    serviceType: [{ english: "Shared Looms", text: "Métiers partagés" }],
    shortDetails: [{ english: "We mend looms.", text: "Nous réparons." }],
  });
  await context.close();
});

test("two people in the agency's details: each is named, and both versions are kept", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  await signInAs(other, "manager");
  const { token } = await signInAs(page, "admin");
  const announced = other.waitForResponse(
    (response) =>
      response.url().includes("/presence/agency/") && response.request().method() === "PUT",
  );
  await other.goto("/admin/agency");
  await other.getByLabel("Phone number").fill("+880 1700-000001");
  await announced;

  await page.goto("/admin/agency");
  await expect(notice(page).getByRole("status")).toHaveText(`${MANAGER.name} is editing this.`);
  expect(await faults(page, "main")).toEqual([]);
  const mine = page.getByLabel("Free fixes after delivery, in days");
  await mine.fill("75");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText(/^Agency details saved/).first()).toBeVisible();
  await comeBack(page);
  await expect(notice(page)).toContainText(`${MANAGER.name} saved a newer version`);
  await notice(page).getByRole("button", { name: "Keep mine and save" }).click();
  await expect(notice(page).getByRole("status")).toHaveText("");
  await expect(page.getByLabel("Phone number")).toHaveValue("+880 1700-000001");
  const stored = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const { data } = (await (await page.request.get("/api/agency", { headers })).json()) as {
      data: AgencyState;
    };
    return [data.revision, data.facts.phone, data.facts.promises.fixDays];
  };
  await expect.poll(stored).toEqual([2, "+880 1700-000001", 75]);
  await context.close();
});

test("a form that is changed and seen says so each minute, one that is hidden or offline does not", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^ERR_INTERNET_DISCONNECTED /);
  await page.clock.install();
  const { form, record } = await madeRecord(page, "projects", { title: "Minute by minute" });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/presence/")) calls.push(request.method());
  });
  const path = `/api/presence/projects/${record._id}`;
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await page.goto(form);
  await answered;
  // From here on the clock stands, so that a slow machine adds no minute.
  await page.clock.pauseAt(Date.now() + 180_000);
  expect(calls, "an unchanged form is not announced").toEqual(["GET"]);
  await page.getByLabel("Description").fill("Changed.");
  await expect.poll(() => calls).toEqual(["GET", "PUT"]);
  await page.clock.runFor(60_000);
  await expect.poll(() => calls).toEqual(["GET", "PUT", "PUT"]);
  await page.context().setOffline(true);
  const refused = page.waitForEvent("requestfailed");
  await page.clock.runFor(180_000);
  expect((await refused).url(), "asked offline").not.toContain("/api/presence/");
  await page.context().setOffline(false);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  });
  await page.clock.runFor(180_000);
  expect(calls).toEqual(["GET", "PUT", "PUT"]);
});

test("two people at one message: whoever begins an answer is named to the other, until it is given up", async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = `two at once ${Date.now()}`;
  await postAsVisitor(baseURL, "/api/contact", { ...ENQUIRY, message: mark });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  await signInAs(other, "manager");
  await signInAs(page, "admin");
  const open = async (who: Page) => {
    await who.goto("/admin/contacts");
    await who.getByRole("link", { name: new RegExp(mark) }).click();
    return who.getByRole("textbox", { name: "Your reply" });
  };
  const reply = await open(other);
  const began = other.waitForResponse(
    (response) =>
      response.url().includes("/api/presence/messages/") && response.request().method() === "PUT",
  );
  await reply.fill("We can");
  await began;
  const mine = await open(page);
  await expect(notice(page).getByRole("status")).toHaveText(`${MANAGER.name} is answering this.`);
  expect(await faults(page, "main")).toEqual([]);
  await mine.fill("So can we");
  await reply.fill("");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Your reply" })).toHaveValue("So can we");
  await expect(notice(page).getByRole("status")).toHaveText("");
  await context.close();
});
