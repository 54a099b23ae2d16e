import { expect, test } from "vitest";
import { replyTo } from "#admin/features/inbox/reply-to.ts";

const asked = {
  email: "anne+site@example.com",
  name: "Anne",
  message: "Bonjour,\nune question.",
  createdAt: "2026-03-03T09:42:00.000Z",
};

test("a reply begins in the language that the visitor wrote in, and quotes every line", () => {
  const link = new URL(replyTo({ ...asked, locale: "fr" }));
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
    const link = replyTo({ ...asked, locale, message });
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(new URL(link).searchParams.get("body")?.split("\r\n")[3]).toMatch(
      new RegExp(`^${begins}`),
    );
  },
);
