/** A walk through the staff area in one language. */
import { expect, type Page } from "playwright/test";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";
import { close, type Look, PHONE, tabsSeen, walkTo, whole } from "./admin-walk.ts";
import { WORDS } from "./admin-words.ts";
import { signInAs } from "./admin.ts";

/** Visits every screen and its overlays. */
export async function walk(
  page: Page,
  baseURL: string | undefined,
  locale: "bn" | "fr" | "es",
  { media, check }: Look,
): Promise<void> {
  const seen = async (where: string) => {
    await whole(page, locale, where);
    await check(page, where);
  };
  const visitor = {
    name: "রোকেয়া বেগম",
    email: "rokeya@example.com",
    phone: "+880 1700 000000",
    message: "ক্ষুদ্র কাজ, দ্রুত উত্তর চাই।",
  };
  await postAsVisitor(baseURL, "/api/contact", visitor);
  await postAsVisitor(baseURL, "/api/newsletter", { email: `reader-${Date.now()}@example.com` });
  const { token } = await signInAs(page, "admin");
  const headers = { authorization: `Bearer ${token}` };
  const firstOf = async (list: string) => {
    const { data } = (await (await page.request.get(`/api/${list}`, { headers })).json()) as {
      data: { _id: string }[];
    };
    return data[0]?._id ?? "";
  };
  const [project, message] = [await firstOf("projects"), await firstOf("contact")];
  // Other tests add services at the same time, and no two services may share a name.
  const sewn = {
    serviceType: `Kantha ${Date.now()}`,
    shortDetails: "Kantha, kantha.",
    fullDetails: ["Kantha kantha kantha."],
  };
  const created = await page.request.post("/api/services", { headers, data: sewn });
  const own = ((await created.json()) as { data: { _id: string } }).data._id;
  // Consecutive paths are different screens, so that a new heading proves the next one.
  const paths = [
    "/admin",
    "/admin/services",
    "/admin/projects/new",
    `/admin/contacts/${message}`,
    "/admin/services/new",
    "/admin/contacts",
    `/admin/projects/edit/${project}`,
    "/admin/pictures",
    "/admin/users",
    `/admin/services/edit/${own}`,
    "/admin/projects",
    "/admin/questions/new",
    "/admin/agency",
    "/admin/contacts?q=nobody-wrote-this",
    "/admin/questions",
    "/admin/snippets",
    "/admin/questions?show=missing",
    "/admin/snippets?edit=new",
    "/admin/newsletter",
    "/admin/users?edit=new",
    "/admin/activity",
    "/admin/trash",
    "/admin/account",
    "/admin/no-such-screen",
  ];
  await page.setViewportSize(PHONE);
  await page.goto("/admin/account");
  await page.evaluate((chosen) => localStorage.setItem("i18nextLng", chosen), locale);
  await page.emulateMedia(media);
  await page.reload();
  for (const path of paths) {
    await walkTo(page, path);
    await expect(page.locator(".loading-rows")).toHaveCount(0);
    await seen(path);
    if (path === "/admin/contacts") await tabsSeen(page, locale);
  }
  await walkTo(page, `/admin/services/edit/${own}`);
  await overTheForm(page, locale, seen, headers, own, sewn.serviceType);
  await walkTo(page, "/admin/services");
  await page.locator(".filters-button").click();
  await page.locator(".multi-select").click();
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  await seen("what a list shows only");
  await close(page);
  await page.getByRole("checkbox").last().check();
  await expect(page.getByRole("region", { name: WORDS[locale].bulk.bar.services })).toBeVisible();
  await seen("the bar of what is selected");
  await walkTo(page, "/admin");
  await page.locator(".publish").click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await seen("publishing");
  await close(page);
  await page.getByRole("navigation").last().getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await seen("the menu");
  await close(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: WORDS[locale].common.shortcuts })).toBeVisible();
  await seen("the shortcuts");
  await close(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
  await seen("the palette");
  await page.request.delete(`/api/services/${own}`, {
    headers: { ...headers, "if-match": await versionOf(page, headers, own) },
  });
  await page.request.delete(`/api/trash/services/${own}`, { headers });
}

/**
 * The history of a service, its preview link, its problems, and the comparison after another
 * person's save; ends with the form as saved.
 */
async function overTheForm(
  page: Page,
  locale: "bn" | "fr" | "es",
  seen: (where: string) => Promise<void>,
  headers: Record<string, string>,
  id: string,
  serviceType: string,
): Promise<void> {
  const { common, history, services, compare, previews, schedule } = WORDS[locale];
  await page.getByRole("button", { name: history.title, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await seen("the history");
  await close(page);

  await page.getByRole("button", { name: previews.share, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: previews.title });
  await drawer.getByRole("button", { name: previews.make, exact: true }).click();
  await expect(drawer.getByRole("textbox")).toBeVisible();
  await seen("the share drawer");
  await close(page);

  const details = page.getByLabel(services.form.shortDetails);
  const name = page.locator("[name=serviceType]");
  await details.fill("");
  await name.fill("");
  await page.getByLabel(schedule.publishAt).fill("2031-01-01T09:00");
  await page.getByLabel(schedule.unpublishAt).fill("2031-01-02T09:00");
  await details.press("Control+s");
  await expect(page.locator(".form-problems").getByRole("link")).toHaveCount(2);
  await seen("the problems of a form, and its schedule");
  await name.fill(serviceType);
  const clear = page.locator(".schedule-moment").getByRole("button");
  for (const left of [1, 0]) {
    await clear.first().press("Enter");
    await expect(clear).toHaveCount(left);
  }
  await details.fill(`Kantha: ${locale}`);
  const theirs = {
    serviceType,
    shortDetails: `Kantha, ${locale}, kantha.`,
    fullDetails: [`Kantha: ${locale}.`],
  };
  const saved = await page.request.put(`/api/services/${id}`, {
    headers: { ...headers, "if-match": await versionOf(page, headers, id) },
    data: theirs,
  });
  expect(saved.status()).toBe(200);
  await details.press("Control+s");
  const question = page.getByRole("dialog", { name: compare.title });
  await expect(question).toBeVisible();
  await seen("the comparison");
  await question.getByRole("button", { name: compare.allTheirs }).click();
  await question.getByRole("button", { name: common.save, exact: true }).click();
  await expect(question).toHaveCount(0);
  // What says that nothing has changed.
  await page.getByRole("dialog").getByRole("button").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function versionOf(page: Page, headers: Record<string, string>, id: string): Promise<string> {
  return (await page.request.get(`/api/services/${id}`, { headers })).headers()["etag"] ?? "";
}
