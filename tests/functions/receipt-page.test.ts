/** The receipt of a message: what its page says, and that only its sender finds it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { phone } from "#generated/agency.ts";
import type { Receipt } from "#domain/inbox/message.ts";
import { numberIn } from "#domain/inbox/enquiry-number.ts";
import { WRONG_RECEIPTS } from "#domain/limits.ts";
import { localePath, LOCALES } from "#domain/links.ts";
import { formsIn } from "#site/i18n/form-texts.ts";
import { anyIp, post, postForm } from "#tests/support/api/enquiry.ts";
import { type Inbox, putMessage, startInbox } from "#tests/support/api/inbox.ts";
import { asked, open } from "#tests/support/api/receipts.ts";
import * as request from "#tests/support/api/service-request.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { expectPage, switchOf, withFrame } from "#tests/support/page/framed-page.ts";
import { receiptOf } from "#server/inbox/receipts.ts";
import { expectLanguage } from "#tests/support/words/visitor-words.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

let inbox: Inbox;

beforeEach(async () => {
  pointMailNowhere();
  inbox = await startInbox();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await inbox.close();
});

/** The words of the page's three steps. */
const steps = (page: string) =>
  Array.from(page.matchAll(/<li(?: data-done="(true)")?><b>([^<]*)<\/b>(.*?)<\/li>/g), (found) => [
    found[2],
    found[1] === "true",
    /<time dateTime="/i.test(found[3] ?? ""),
  ]);

describe("both forms answer with number and link", () => {
  test.each([
    ["a message", () => post(ENQUIRY, { ip: anyIp() })],
    ["a request", () => request.post(request.REQUEST, { ip: anyIp() })],
    ["suspected spam", () => post({ ...ENQUIRY, trap: "x" }, { ip: anyIp() })],
    ["a request by a bot", () => request.post({ ...request.REQUEST, trap: "x" }, { ip: anyIp() })],
  ])("%s", async (_what, send) => {
    const { status, body } = await send();
    const { number, url } = body.data as Receipt;
    expect([status, Object.keys(body.data as object)]).toEqual([200, ["number", "url"]]);
    expect(numberIn(number)).toBe(number);
    expect(url).toMatch(/^\/enquiry\/\d{13}-[0-9a-f]{12}\.[0-9a-f]{32}$/);
    const page = await open(url);
    expectPage(page, 200, number);
    expect(steps(page.text).map(([, done]) => done)).toEqual([true, false, false]);
  });

  test("a repeat gets the same, with and without a key, and without script its address", async () => {
    for (const options of [{ key: "k", ip: "203.0.113.9" }, { ip: "203.0.113.9" }]) {
      const [one, two] = [await post(ENQUIRY, options), await post(ENQUIRY, options)];
      expect(two.body.data).toEqual(one.body.data);
      const form = await postForm(
        options.key === undefined ? ENQUIRY : { ...ENQUIRY, key: options.key },
        { ip: "203.0.113.9" },
      );
      expect(form.response.headers.get("location")).toBe(
        `${(one.body.data as Receipt).url}?sent=home`,
      );
    }
    expect(await inbox.store.keys("messages")).toHaveLength(2);
  });
});

describe("the page", () => {
  test.each(LOCALES)(
    "is in the language of the message, and in another when switched (%s)",
    async (locale) => {
      const { url, number } = await asked({ locale, about: ["/blog/1"] });
      const { text, response } = await open(`${url}?sent=contact`, { "accept-language": "de" });
      const t = formsIn(locale);
      expect(text).toContain(`<html lang="${locale}">`);
      expect(text).toContain(t("thanks.contact.title"));
      expect(text).toContain(`<title>${t("receipt.page", { number })} - `);
      expectLanguage(
        text,
        locale,
        ...Object.values(ENQUIRY).flatMap((own) => own.split(/\n+/)),
        number,
        localePath(locale, "/blog/1"),
        "Nokshaworks",
      );
      expect([
        response.headers.get("referrer-policy"),
        response.headers.get("x-robots-tag"),
      ]).toEqual(["no-referrer", "noindex"]);
      expect(switchOf(text)).toEqual(LOCALES.map((other) => `${url}?lng=${other}`));
      const other = locale === "fr" ? "es" : "fr";
      const switched = await open(`${url}?lng=${other}`);
      expect(switched.text).toContain(`<html lang="${other}">`);
      expect(switched.text).toContain(`action="${url}?lng=${other}"`);
    },
  );

  test("shows what was sent as text, and nothing of the staff's", async () => {
    const { url, id } = await asked({
      name: "<b>Jo</b>",
      message: '</p><script>alert(1)</script> "&',
    });
    await inbox.staff.note(id, "A secret of the staff", 0);
    await inbox.staff.change(id, { read: true });
    const { text } = await open(url);
    expect(text).toContain("&lt;b&gt;Jo&lt;/b&gt;");
    expect(text).not.toMatch(/<script|secret|manager/i);
  });

  test("says when staff first read it, also when it is unread again, and when they answered", async () => {
    const { url, id } = await asked();
    await inbox.staff.change(id, { read: true });
    const { readAt } = (await inbox.staff.get(id)).data;
    expect(steps((await open(url)).text)).toEqual([
      ["Received", true, true],
      ["Read", true, true],
      ["Answered", false, false],
    ]);
    await inbox.staff.change(id, { read: false });
    await inbox.staff.change(id, { read: true });
    expect((await inbox.staff.get(id)).data.readAt).toBe(readAt);

    expect((await inbox.staff.change(id, { answered: true })).data.answeredAt).toMatch(/^20.*Z$/);
    const answered = (await open(url)).text;
    expect(steps(answered)[2]).toEqual(["Answered", true, true]);
    expect(answered).toContain(`Our answer went to ${ENQUIRY.email}.`);
    expect((await inbox.staff.change(id, { answered: false })).data).not.toHaveProperty(
      "answeredAt",
    );
    expect(steps((await open(url)).text)[2]).toEqual(["Answered", false, false]);
  });

  test("of a message that was read before the moment was kept says so without it", async () => {
    const id = await putMessage(inbox.store, "read", 60);
    const { url } = await receiptOf(id);
    expect(steps((await open(url)).text)[1]).toEqual(["Read", true, false]);
  });

  test("names the moment of the answer, and after it a way to reach the agency", async () => {
    // Monday, 10:00 in Dhaka.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T04:00:00Z") });
    const { url } = await asked();
    expect((await open(url)).text).toContain("We answer by 10:30\u00a0AM today in Dhaka.");
    vi.setSystemTime(Date.parse("2026-11-30T05:00:00Z"));
    expect((await open(url)).text).toMatch(
      /We meant to answer by 30 November 2026, 10:30\u00a0AM and are late\. Please call \+880/,
    );
  });

  test.each(["spam", "trash"] as const)("is the same for one in %s", async (folder) => {
    const { url, id } = await asked();
    const before = (await open(url)).text;
    await inbox.staff.change(id, { folder });
    expect((await open(url)).text).toBe(before);
  });
});

describe("no one else finds it", () => {
  test("every wrong address gets the same answer", async () => {
    const { url, id } = await asked();
    const mark = url.split(".")[1] ?? "";
    const gone = await receiptOf("8999999999999-aaaaaaaaaaaa");
    const wrong = [
      `/enquiry/${id}`,
      `/enquiry/${id}.`,
      `/enquiry/${id}.${"0".repeat(32)}`,
      `/enquiry/${id}.${mark.slice(0, 31)}`,
      `/enquiry/${id}.${mark}0`,
      `/enquiry/${id}.${mark.toUpperCase().replace(/[0-9]/, "a")}`,
      `/enquiry/${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}.${mark}`,
      `/enquiry/%2e%2e.${mark}`,
      `/enquiry/${encodeURIComponent("../../messages")}.${mark}`,
      `/enquiry/${"0".repeat(13)}-${"0".repeat(12)}.${mark}`,
      `/enquiry/${"9".repeat(500)}`,
      "/enquiry/Withdrawn",
      gone.url,
    ];
    const answers = await Promise.all(wrong.map((address) => open(address)));
    expect(answers.flatMap(({ status }, index) => (status === 404 ? [] : [wrong[index]]))).toEqual(
      [],
    );
    for (const answer of answers) expectPage(answer, 404, "There is no receipt here");
    const plain = answers.map(({ text, response }, index) => [
      text.replaceAll(wrong[index] ?? "", "…"),
      Object.fromEntries(response.headers),
    ]);
    for (const answer of plain) expect(answer[1]).toEqual(plain[0]?.[1]);
    expect(plain.at(-1)?.[0]).toBe(plain[2]?.[0]);
  });

  test("who tries many has to wait, but still opens the own one", async () => {
    const { url } = await asked();
    const ip = "203.0.113.99";
    const guess = `${url.slice(0, -4)}0000`;
    for (let tries = 0; tries < WRONG_RECEIPTS.max; tries += 1)
      expect((await open(guess, { ip })).status).toBe(404);
    const refused = await open(guess, { ip });
    expect([refused.status, Number(refused.response.headers.get("retry-after")) > 0]).toEqual([
      429,
      true,
    ]);
    expect((await open(url, { ip })).status).toBe(200);
    expect((await open("/enquiry/no-guess", { ip })).status).toBe(404);
    expect((await open(guess)).status).toBe(404);
  });

  test("one that was deleted for good is like one that never was", async () => {
    const { url, id } = await asked();
    await inbox.staff.trash(id);
    await inbox.staff.purge(id);
    expectPage(await open(url), 404, "There is no receipt here");
  });
});

test("staff find a message by its number, however it is typed", async () => {
  const { number, id } = await asked();
  await asked({ message: "Another" });
  for (const q of [
    number,
    number.toLowerCase(),
    number.replaceAll("-", ""),
    ` ${number.replaceAll("-", " ")}`,
  ]) {
    const { data } = await inbox.staff.list(`?q=${encodeURIComponent(q)}`);
    expect(data.map((message) => [message._id, message.number])).toEqual([[id, number]]);
  }
  // Without a message of that number, the words count.
  await asked({ message: "My old number is NW-0000-0" });
  expect((await inbox.staff.list("?q=NW-0000-0")).data).toHaveLength(1);
});

test.each(LOCALES)("of a message that staff closed promises no answer (%s)", async (locale) => {
  const { id, url } = await asked({ locale });
  await inbox.staff.change(id, { closed: true });
  const t = formsIn(locale);
  for (const days of [0, 30]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
    const { text } = await open(url);
    expect(steps(text).at(-1)).toEqual([t("receipt.steps.closed"), true, true]);
    expect(text).toContain(t("receipt.closed", { phone }));
    expect(text).not.toContain("<reply-by");
  }
});
