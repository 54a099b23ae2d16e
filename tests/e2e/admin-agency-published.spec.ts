/** What follows when staff publish other facts of the agency. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replyBy } from "#domain/content/reply-by.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import { expect, publish, test } from "#tests/support/platform/published-site.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What other tests and builds of this checkout import. */
const hoursOfCheckout = () => readFileSync(join(ROOT, "src/generated/facts/hours.ts"), "utf8");

test("opening hours changed, published: pages, structured data, reply-by and the inbox follow", async ({
  page,
  site,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const ownHours = hoursOfCheckout();
  await site.mend();
  const { token } = await signInAs(page, "manager");
  const headers = { authorization: `Bearer ${token}` };
  await postAsVisitor(baseURL, "/api/contact", {
    name: "Mitu",
    email: "mitu@kantha.example",
    message: "When do you answer?",
    page: "/",
  });
  const answers = async () => {
    const answer = await page.request.get("/api/contact?filter=all", { headers });
    const { data } = (await answer.json()) as {
      data: { name: string; createdAt: string; answerBy: string }[];
    };
    return data[0];
  };
  const before = await answers();
  await page.goto("/admin/agency");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
    const hours = page.getByRole("group", { name: day });
    await hours.getByLabel("Opens").fill("07:15");
    await hours.getByLabel("Closes").fill("13:45");
  }
  await page.getByRole("button", { name: "Add a holiday" }).click();
  await page.getByLabel("Holiday 1", { exact: true }).fill("2031-12-16");
  await page.getByLabel("Name (English)").fill("Victory Day");
  await page.getByLabel("Name (বাংলা)").fill("বিজয় দিবস");
  await page.getByLabel("Phone number").fill("+880 1733 444555");
  await page.getByLabel("Chat number").fill("+880 1755 666777");
  const amazon = page.getByRole("group", { name: "Amazon", exact: true });
  await amazon.getByLabel("Smallest order").fill("$640");
  await amazon.getByLabel("Most orders, from").fill("1,111");
  await amazon.getByLabel("Paid each month").uncheck();
  await page.getByRole("button", { name: "Remove the price of Daraz" }).click();
  await page.getByLabel("Answer to the home form, in office minutes").fill("345");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Agency details saved. Not published yet.")).toBeVisible();
  const mark = page.locator(".publish-mark");
  await expect(mark).toContainText("Not published yet. Visitors see the previous version.");
  expect((await answers())?.answerBy, "not before it is published").toBe(before?.answerBy);

  await publish(page, "Nothing is published yet.");
  await expect(mark.getByText("Live", { exact: true })).toBeVisible();
  const text = async (path: string) => (await page.request.get(path)).text();
  const contact = await text("/contact");
  expect(contact).toMatch(/7:15\sAM to 1:45\sPM/);
  expect(contact).toContain('"opens":"07:15"');
  expect(contact).toContain('"telephone":"+880 1733 444555"');
  expect(await text("/bn/services")).toContain("tel:+8801733444555");
  expect(contact).toMatch(/16 December 2031[\s\S]*Victory Day/);
  expect(contact).toContain('"name":"Victory Day","validFrom":"2031-12-16"');
  expect(await text("/bn/contact")).toContain("বিজয় দিবস");
  const ofAmazon = await text("/platform/amazon");
  expect(ofAmazon).toMatch(/\$640\b[\s\S]*\$1,111\b/);
  expect(ofAmazon).not.toMatch(/<b>[^<]*a month/);
  expect(await text("/platform/daraz")).not.toContain('id="price-title"');
  expect(await text("/bn/platform/amazon")).toContain("৬৪০");
  const home = await text("/");
  expect(home).toContain("https://wa.me/8801755666777");
  expect(home).toContain("345 minutes");
  // The meeting lasts 30 minutes, as before.
  expect(home).not.toContain("within 30 minutes");

  const row = { opens: "07:15", closes: "13:45" };
  const office = {
    hours: [{ from: "Mon" as const, to: "Sat" as const, ...row }, { from: "Sun" as const }],
    holidays: ["2031-12-16"],
    timeZone: "Asia/Dhaka",
  };
  const promised = replyBy(new Date(before?.createdAt ?? ""), 345, office).toISOString();
  await expect.poll(async () => (await answers())?.answerBy).toBe(promised);
  expect(hoursOfCheckout(), "the facts of other builds").toBe(ownHours);

  const sent = await page.request.post("/api/contact", {
    data: { name: "Ruma", email: "ruma@kantha.example", message: "And me?", page: "/" },
  });
  const { data: receipt } = (await sent.json()) as { data: { url: string } };
  const newest = await answers();
  const until = replyBy(new Date(newest?.createdAt ?? ""), 345, office).toISOString();
  expect([newest?.name, newest?.answerBy]).toEqual(["Ruma", until]);
  expect(await text(receipt.url), "on the receipt").toContain(`data-at="${until}"`);
});
