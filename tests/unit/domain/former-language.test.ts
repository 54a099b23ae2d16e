/** A language that the site has given up. */
import { afterAll, expect, test, vi } from "vitest";
import { siteRedirects } from "#domain/content/redirects.ts";
import { messageRecord } from "#domain/inbox/message.ts";
import { newsletterReader } from "#domain/inbox/newsletter.ts";
import { siteLocale } from "#domain/links.ts";

// Modules that earlier test files loaded know all languages.
vi.hoisted(() => vi.resetModules());
vi.mock("#generated/agency.ts", async (load) => ({
  ...(await load<object>()),
  languages: ["en", "bn"],
}));
afterAll(() => {
  vi.doUnmock("#generated/agency.ts");
  vi.resetModules();
});

const MESSAGE = { _id: "1-a", kind: "enquiry", createdAt: "", name: "A", email: "a@b.example" };
const READER = { _id: "a", email: "a@b.example", createdAt: "", state: "confirmed" };

test.each([
  ["fr", "fr"],
  ["bn", "bn"],
  ["no", "en"],
  [undefined, "en"],
])("a stored %s is read as %s", (locale, read) => {
  expect(messageRecord.parse({ ...MESSAGE, locale }).locale).toBe(read);
  expect(newsletterReader.parse({ ...READER, locale }).locale).toBe(read);
});

test("texts and addresses are in English", () => {
  expect(["en", "bn", "fr", "es"].map((locale) => siteLocale(locale as "en"))).toEqual([
    "en",
    "bn",
    "en",
    "en",
  ]);
});

test("the site's own rules do not know it: a client's redirects.yaml may lead its addresses on", () => {
  expect(siteRedirects([]).filter(({ from }) => /^\/(?:fr|es)\b/.test(from))).toEqual([]);
});
