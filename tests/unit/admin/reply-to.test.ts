import { expect, test } from "vitest";
import { replyTo } from "#admin/features/inbox/reply-to.ts";

const asked = {
  email: "anne+site@example.com",
  name: "Anne",
  message: "Bonjour,\nune question.",
  createdAt: "2026-03-03T09:42:00.000Z",
};

test("a reply begins in the language that the visitor wrote in, and quotes every line", () => {
  const link = new URL(replyTo({ ...asked, locale: "fr" }).address);
  expect(link.pathname).toBe("anne%2Bsite@example.com");
  expect(link.searchParams.get("subject")).toBe("Re: votre message");
  expect(link.searchParams.get("body")).toMatch(
    /^\r\n\r\nLe 3 mars 2026, .*, Anne a écrit\u00a0:\r\n> Bonjour,\r\n> une question\.$/,
  );
});

test.each([
  ["en", "word ".repeat(2_000), "> word word"],
  ["bn", "আমাদের দোকানের জন্য একটি ওয়েবসাইট চাই। ".repeat(100), "> আমাদের দোকানের"],
] as const)(
  "a very long message in %s is quoted from its beginning, and the mail program still opens",
  (locale, message, begins) => {
    const link = replyTo({ ...asked, locale, message }).address;
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(new URL(link).searchParams.get("body")?.split("\r\n")[3]).toMatch(
      new RegExp(`^${begins}`),
    );
  },
);

test("what is typed stands above the quote, which is cut first", () => {
  const typed = "Bonjour Anne,\n\nOui & volontiers : demain ?";
  const { address, holdsText } = replyTo({ ...asked, locale: "fr" }, typed);
  const body = new URL(address).searchParams.get("body");
  expect(holdsText).toBe(true);
  expect(body).toMatch(
    /^Bonjour Anne,\r\n\r\nOui & volontiers : demain \?\r\n\r\nLe 3 mars 2026, .*\r\n> Bonjour,\r\n> une question\.$/,
  );
  const long = replyTo(
    { ...asked, locale: "en", message: "quilt ".repeat(900) },
    "word ".repeat(200),
  );
  expect(long.holdsText).toBe(true);
  expect(long.address.length).toBeLessThanOrEqual(2_000);
  const short = new URL(long.address).searchParams.get("body");
  expect(short?.startsWith("word ".repeat(200))).toBe(true);
  expect(short).toContain("> quilt quilt");
});

test.each(["word ".repeat(1_000), "আমাদের ".repeat(60)])(
  "a text that no address can hold is left out whole, which is said",
  (typed) => {
    const { address, holdsText } = replyTo({ ...asked, locale: "en" }, typed);
    expect(holdsText).toBe(false);
    expect(address.length).toBeLessThanOrEqual(2_000);
    expect(new URL(address).searchParams.get("body")).toMatch(/^\r\n\r\nOn 3 Mar 2026/);
  },
);

test("no head stands over a quote that has no room", () => {
  const typed = "n".repeat(2_000 - replyTo({ ...asked, locale: "en" }).address.length);
  const { address, holdsText } = replyTo({ ...asked, locale: "en" }, typed + "n".repeat(90));
  expect(holdsText).toBe(true);
  expect(new URL(address).searchParams.get("body")).toBe(typed + "n".repeat(90));
});
