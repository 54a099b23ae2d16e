import { expect, test } from "vitest";
import { replyTo } from "#site/admin/screens/inbox/reply-to.ts";

const message = { email: "anne+site@example.com", name: "Anne", message: "Bonjour,\nune question.", createdAt: "2026-03-03T09:42:00.000Z" };

test("a reply begins in the language that the visitor wrote in, and quotes every line", () => {
  const link = new URL(replyTo({ ...message, locale: "fr" }));
  expect(link.pathname).toBe("anne%2Bsite@example.com");
  expect(link.searchParams.get("subject")).toBe("Re: votre message");
  expect(link.searchParams.get("body")).toMatch(/^\r\n\r\nLe 3 mars 2026, .*, Anne a écrit\u00a0:\r\n> Bonjour,\r\n> une question\.$/);
});

test("a very long message is quoted from its beginning", () => {
  const link = replyTo({ ...message, locale: "en", message: "word ".repeat(2_000) });
  expect(link.length).toBeLessThan(4_000);
  expect(new URL(link).searchParams.get("body")).toMatch(/^\r\n\r\nOn 3 Mar 2026, .*, Anne wrote:\r\n> word word/);
});
