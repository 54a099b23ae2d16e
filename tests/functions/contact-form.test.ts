import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { strayCharacterIn } from "#domain/text/typed-text.ts";
import { postForm, send } from "#tests/support/api/enquiry.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import {
  controlIn,
  expectPage,
  linksIn,
  typedIn,
  withFrame,
} from "#tests/support/page/framed-page.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

withQuickTries();

let store: TestStore;

beforeEach(async () => {
  pointMailNowhere();
  store = await startStore();
  return () => store.close();
});
afterEach(() => vi.restoreAllMocks());

describe("the form without script", () => {
  test.each([
    [{}, "home"],
    [{ locale: "en" }, "home"],
    [{ locale: "bn" }, "home"],
    [{ locale: "//evil.example" }, "home"],
    [{ locale: "" }, "home"],
    [{ thanks: "contact" }, "contact"],
    [{ thanks: "contact", locale: "bn" }, "contact"],
    [{ thanks: "request" }, "home"],
    [{ thanks: "/evil.example" }, "home"],
  ])("%o leads to its receipt, with the words of %s", async (fields, form) => {
    const { status, response } = await postForm({ ...ENQUIRY, ...fields });
    expect([status, response.headers.get("cache-control")]).toEqual([303, "no-store"]);
    expect(response.headers.get("location")).toMatch(
      new RegExp(`^/enquiry/[^/?]+\\?sent=${form}$`),
    );
    const [record] = Object.values(await store.all<MessageRecord>("messages"));
    expect(record).toMatchObject(ENQUIRY);
  });

  test("sent twice, with or without a key: one message, the same answer", async () => {
    for (const fields of [
      ENQUIRY,
      { ...ENQUIRY, thanks: "contact" },
      { ...ENQUIRY, key: "k" },
      { ...ENQUIRY, key: "k", thanks: "contact" },
    ])
      expect((await postForm(fields)).status).toBe(303);
    expect(await store.keys("messages")).toHaveLength(2);
  });

  test("a repeated field counts once, with its first value", async () => {
    await send(
      `${new URLSearchParams(ENQUIRY)}&name=Other`,
      "application/x-www-form-urlencoded; charset=UTF-8",
    );
    expect(Object.values(await store.all("messages"))).toMatchObject([{ name: ENQUIRY.name }]);
  });

  const typed = {
    name: "A \"quoted\" <b> & 'co'",
    email: "not an address",
    phone: "abc",
    company: "</textarea><script>alert(1)</script>",
    message: '\n  first line\n<b>second</b> & "third"',
    key: 'key"><script>',
    locale: "fr",
  };

  test("wrong fields come back with a sentence each and everything that was typed", async () => {
    const answer = await postForm({ ...typed, thanks: '"><script>', trap: "" });
    expectPage(answer, 400, "Tout ce que vous avez écrit est encore là.");
    expect(typedIn(answer.text)).toEqual({ ...typed, thanks: '"><script>' });
    expect(linksIn(answer.text)).toContain(
      "E-mail\u00a0: Indiquez une adresse e-mail, par exemple nom@example.com. #email",
    );
    expect(controlIn(answer.text, "email")).toMatch(
      /id="email" aria-invalid="true" aria-describedby="email-problem"/,
    );
    expect(answer.text.match(/class="field__note"/g)).toHaveLength(2);
    expect(answer.text).toContain('<html lang="fr">');
    expect(await store.keys("messages")).toEqual([]);
  });

  test("texts over their limits come back whole, and each says how long it is", async () => {
    const long = {
      name: "x".repeat(121),
      phone: "1".repeat(41),
      company: "🎉".repeat(161),
      message: "ক".repeat(9_000),
    };
    const answer = await postForm({ ...ENQUIRY, ...long, locale: "es" });
    expectPage(answer, 400, "Todo lo que escribió sigue aquí");
    expect(typedIn(answer.text)).toMatchObject(long);
    for (const [max, now] of [
      ["120", "121"],
      ["40", "41"],
      ["160", "161"],
      ["5,000", "9,000"],
    ])
      expect(answer.text).toContain(
        `Este campo admite como máximo ${max} caracteres (ahora tiene ${now}).`,
      );
    expect(answer.text).not.toContain("maxlength");
  });

  test("what no page can hold is left out of what comes back", async () => {
    const odd = "\0a\x07b\x85\ufffec\r\n d ";
    const answer = await postForm(
      Object.fromEntries(["name", "email", "company", "message", "key"].map((name) => [name, odd])),
    );
    expectPage(answer, 400);
    expect(typedIn(answer.text)).toMatchObject({ name: "ab\nc\n d ", message: "ab\nc\n d " });
    expect(strayCharacterIn(answer.text)).toBe(-1);
  });

  test("a filled hidden field is not given back", async () => {
    expect(typedIn((await postForm({ ...typed, trap: "robot" })).text)).not.toHaveProperty("trap");
  });

  test("over the limit of the address: 429, Retry-After, the text kept", async () => {
    for (let index = 0; index < 5; index += 1)
      await postForm({ ...ENQUIRY, message: `Message ${index}` });
    const answer = await postForm({ ...ENQUIRY, key: "k" });
    expectPage(answer, 429);
    expect(Number(answer.response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.text).toContain("Please try again in 10 minutes.");
    expect(typedIn(answer.text)).toEqual({ ...ENQUIRY, key: "k", locale: "en" });
  });

  test.each([
    ["/fr/contact", { locale: "fr", thanks: "contact" }],
    ["/", {}],
  ])("refused on %s and sent again, it is stored with that page", async (page, fields) => {
    const site = "http://localhost:8888";
    const refused = await postForm(
      { ...ENQUIRY, ...fields, email: "wrong" },
      { headers: { referer: site + page } },
    );
    expect(refused.status).toBe(400);
    const again = { ...typedIn(refused.text), email: "still wrong" };
    const twice = await postForm(again, { headers: { referer: `${site}/api/contact` } });
    await postForm(
      { ...typedIn(twice.text), email: ENQUIRY.email },
      { headers: { referer: `${site}/api/contact` } },
    );
    expect(Object.values(await store.all<MessageRecord>("messages"))).toMatchObject([
      { ...ENQUIRY, page },
    ]);
  });

  test.each([
    "https://evil.example/contact",
    "//evil.example/contact",
    "javascript:alert(1)",
    "/api/contact",
    "\\",
    " ",
  ])("a page that is none of this site is not believed: %s", async (page) => {
    await postForm({ ...ENQUIRY, page }, { headers: { referer: "http://localhost:8888/about" } });
    expect(Object.values(await store.all<MessageRecord>("messages"))).toMatchObject([
      { page: expect.stringMatching(/^\/(about)?$/) },
    ]);
  });

  test("with the store down: 503 and the text kept; sending that page again stores it once", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    proxy.fault = () => ({ status: 503 });
    const answer = await postForm({ ...ENQUIRY, key: "k" });
    expectPage(answer, 503);
    expect(answer.response.headers.get("retry-after")).toBe("30");
    expect(typedIn(answer.text)).toEqual({ ...ENQUIRY, key: "k", locale: "en" });
    proxy.fault = () => undefined;
    expect((await postForm(typedIn(answer.text))).status).toBe(303);
    expect(await store.keys("messages")).toHaveLength(1);
    await proxy.close();
  });

  test.each([
    ["broken UTF-8", "name=%C3%28&email=a%40b.example&message=x", 400],
    ["empty", "", 400],
    ["300 KB", `message=${"x".repeat(300_000)}`, 413],
  ])("%s is refused with a page", async (_name, body, status) => {
    expectPage(await send(body, "application/x-www-form-urlencoded"), status, "go back one page");
  });
});
