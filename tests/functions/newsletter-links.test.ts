/** The newsletter's links: its reader confirms, and leaves again; no one else can do either. */
import { describe, expect, test, vi } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { forgetUnconfirmed } from "#server/newsletter/subscribers.ts";
import { formsIn } from "#site/i18n/form-texts.ts";
import {
  confirmLink,
  DAY,
  openDesk,
  post,
  READER,
  SITE,
  travel,
  unsubscribeLink,
  visit,
} from "#tests/support/api/newsletter.ts";
import { pointMailAt, pointMailNowhere } from "#tests/support/api/smtp.ts";
import { expectPage, switchOf, withFrame } from "#tests/support/page/framed-page.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";
import { startStore } from "#tests/support/store/store.ts";

withFrame();

withQuickTries();

const desk = openDesk();

describe("the confirming link", () => {
  test("asks first, and makes a reader when it is answered, once however often", async () => {
    await post(READER);
    const link = confirmLink(desk.mail.mails[0]);
    const before = await desk.stored();
    const asked = await visit(link);
    expectPage(asked, 200, `Confirm, and we will send our newsletter to ${READER.email}.`);
    expect(asked.text).toContain(`<form action="${new URL(link).pathname}?token=`);
    expect(await desk.stored()).toEqual(before);

    for (let round = 0; round < 2; round += 1) {
      expectPage(await visit(link, "POST", { origin: SITE }), 200, "You are subscribed");
      expect(Object.keys(await desk.stored())).toEqual([
        Object.keys(before)[0]?.replace("pending/", "confirmed/"),
      ]);
      expect(Object.values(await desk.stored())).toMatchObject([
        { email: READER.email, confirmedAt: expect.any(String) },
      ]);
    }
    const again = await visit(link);
    expectPage(again, 200, "You are subscribed");
    expect(again.text).not.toContain("<form");
  });

  test("works for seven days, then the address is forgotten", async () => {
    await post(READER);
    const link = confirmLink(desk.mail.mails[0]);
    travel(7 * DAY - 5_000);
    expect((await visit(link)).status).toBe(200);
    await forgetUnconfirmed(Date.now());
    expect(Object.keys(await desk.stored())).toHaveLength(1);
    travel(6_000);
    expectPage(await visit(link), 404, "Enter your address again");
    expect((await visit(link, "POST")).status).toBe(404);
    await forgetUnconfirmed(Date.now());
    expect(await desk.stored()).toEqual({});
  });

  test("of a reader outlives the seven days, and readers are not forgotten", async () => {
    const letter = await desk.subscribed();
    travel(100 * DAY);
    await forgetUnconfirmed(Date.now());
    expect(Object.keys(await desk.stored())).toEqual([expect.stringMatching(/^confirmed\//)]);
    expectPage(await visit(confirmLink(letter)), 200, "You are subscribed");
  });

  test.each([
    ["nothing", (_: string) => ""],
    ["a piece of it", (token: string) => token.slice(0, 63)],
    ["another mark", (token: string) => token.slice(0, 63) + (token.endsWith("0") ? "1" : "0")],
    ["another address", (token: string) => "0".repeat(32) + token.slice(32)],
    ["a path", (_: string) => "../../messages"],
    ["markup", (_: string) => '"><script>alert(1)</script>'],
  ])("with %s as its token does nothing", async (_name, change) => {
    await post(READER);
    const { origin, pathname, searchParams } = new URL(confirmLink(desk.mail.mails[0]));
    const link = `${origin}${pathname}?token=${encodeURIComponent(change(searchParams.get("token") ?? ""))}`;
    const before = await desk.stored();
    for (const method of ["GET", "POST"] as const)
      expectPage(await visit(link, method), 404, "This link no longer works");
    expect(await desk.stored()).toEqual(before);
  });

  test("cannot be used from another site, nor as the link to leave", async () => {
    await post(READER);
    const link = confirmLink(desk.mail.mails[0]);
    expect((await visit(link, "POST", { origin: "https://evil.example" })).status).toBe(403);
    expect((await visit(link.replace("/confirm", "/unsubscribe"), "POST")).status).toBe(404);
    expect(Object.keys(await desk.stored())).toEqual([expect.stringMatching(/^pending\//)]);
  });
});

describe("the link to leave", () => {
  test("asks first, then forgets the address, once however often; old letters of a later subscription still work", async () => {
    const letter = await desk.subscribed();
    const link = unsubscribeLink(letter);
    const asked = await visit(link);
    expectPage(asked, 200, "Leave the newsletter?");
    expect(asked.text).not.toContain(READER.email);
    expect(Object.keys(await desk.stored())).toHaveLength(1);
    for (let round = 0; round < 2; round += 1) {
      expectPage(await visit(link, "POST", { origin: SITE }), 200, "You are unsubscribed");
      expect(await desk.stored()).toEqual({});
    }
    expect((await visit(confirmLink(letter), "POST")).status).toBe(404);
    await desk.subscribed();
    expect(Object.keys(await desk.stored())).toHaveLength(1);
    await visit(link, "POST");
    expect(await desk.stored()).toEqual({});
  });

  test("says in each language of its switch that the address has left", async () => {
    const letter = await desk.subscribed();
    const { text } = await visit(unsubscribeLink(letter), "POST", { origin: SITE });
    const titles = LOCALES.map((locale) => formsIn(locale)("subscription.unsubscribed.title"));
    for (const [index, address] of switchOf(text).entries()) {
      const page = await visit(SITE + address);
      expectPage(page, 200, titles[index]);
      expect(page.text).not.toContain("<form");
    }
    await desk.subscribed();
    expectPage(await visit(unsubscribeLink(letter)), 200, "Leave the newsletter?");
  });

  test("takes the one click of a mail program", async () => {
    const letter = await desk.subscribed();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    expect(
      (await visit(unsubscribeLink(letter), "POST", type, "List-Unsubscribe=One-Click")).status,
    ).toBe(200);
    expect(await desk.stored()).toEqual({});
  });

  test("works before the confirmation too, and its mail is not sent any more", async () => {
    pointMailNowhere();
    await post(READER);
    const [key = ""] = Object.keys(await desk.stored());
    expect(await desk.store.keys("outbox")).toHaveLength(1);
    await desk.store.remove("subscribers", key);
    pointMailAt(desk.mail.port);
    await deliverDue(() => Date.now() + 11 * 60_000);
    expect([desk.mail.mails, await desk.store.keys("outbox")]).toEqual([[], []]);
  });
});

test("with the store out of reach the link's page says so, and nothing is pretended", async () => {
  await post(READER);
  const link = confirmLink(desk.mail.mails[0]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await desk.store.close();
  expectPage(await visit(link, "POST"), 503, "Our records cannot be reached");
  desk.store = await startStore();
});
