/** Moments as lists and sentences say them, in each language. */
import { afterAll, expect, test, vi } from "vitest";
import type { Locale } from "#domain/links.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
vi.stubGlobal("location", { href: "https://site.example/admin" });
const { changeLocale, t } = await import("#site/admin/i18n/i18n.ts");
const { momentInside, shortMoment } = await import("#admin/lib/dates.ts");

afterAll(async () => {
  await changeLocale("en");
  vi.unstubAllGlobals();
});

const now = new Date(2026, 2, 4, 12);
const yesterday = new Date(2026, 2, 3, 9).toISOString();

test.each<[Locale, string, string]>([
  ["en", "Yesterday", "Oldest: yesterday"],
  ["bn", "গতকাল", "সবচেয়ে পুরোনো: গতকাল"],
  ["fr", "Hier", "Le plus ancien : hier"],
  ["es", "Ayer", "El más antiguo: ayer"],
])("in %s a moment has its capital only where it stands alone", async (locale, alone, inside) => {
  await changeLocale(locale);
  expect(shortMoment(yesterday, now)).toBe(alone);
  expect(
    t("dashboard.stats.oldest", { when: momentInside(yesterday, now) }).replace(/\s/g, " "),
  ).toBe(inside);
});
