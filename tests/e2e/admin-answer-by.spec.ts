/** The countdown to the promised answer, in the list and in the message. */
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";

const HOUR = 60 * 60_000;

test("a message counts down to its promised answer, and then up", async ({ page, baseURL }) => {
  const mark = `answer-${Date.now()}`;
  await postAsVisitor(baseURL, "/api/contact", {
    name: "Farhana Akter",
    email: "visitor@example.com",
    message: mark,
  });
  const { token } = await signInAs(page, "manager");
  const found = await page.request.get(`/api/contact?q=${mark}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await found.json()) as { data: { answerBy: string }[] };
  const by = Date.parse(data[0]?.answerBy ?? "");
  await page.clock.install({ time: by - 5 * HOUR });
  await page.goto(`/admin/contacts?filter=unread&q=${mark}`);
  const row = page.getByRole("list", { name: "Messages, the newest first" }).getByRole("link");
  await expect(row.locator(".answer-by")).toHaveText("5 hr left");
  await page.clock.fastForward(4 * HOUR + 35 * 60_000);
  await expect(row.locator(".answer-by")).toHaveText("25 min left");
  await page.clock.fastForward(25 * 60_000 + 3 * HOUR);
  await expect(row.locator(".answer-by")).toHaveText("3 hr late");
  await expect(row.locator(".badge--danger")).toBeVisible();

  await row.click();
  const opened = page.getByRole("article");
  await expect(opened.locator(".answer-by")).toHaveText("3 hr late");
  await opened.getByRole("button", { name: "Answered elsewhere" }).click();
  await expect(opened.locator(".answer-by")).toHaveCount(0);
  await expect(row.locator(".answer-by")).toHaveCount(0);
});
