/** What records hold in English is shown in the reader's language. */
import { afterAll, expect, test, vi } from "vitest";
import { money } from "#domain/text/money.ts";
import { fr } from "#site/admin/i18n/fr.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
vi.stubGlobal("location", { href: "https://site.example/admin" });
const { changeLocale, t, withWork } = await import("#site/admin/i18n/i18n.ts");
const { categoryInWords, statusInWords } = await import("#admin/features/projects/choices.ts");

await withWork(() => Promise.resolve())();

afterAll(async () => {
  await changeLocale("en");
  vi.unstubAllGlobals();
});

test("categories and statuses that staff choose are translated, others stay", async () => {
  await changeLocale("fr");
  expect(categoryInWords("Residential")).toBe("Résidentiel");
  expect(categoryInWords("Web Development")).toBe("Développement web");
  expect(categoryInWords("Weaving")).toBe("Weaving");
  expect(statusInWords("On Hold")).toBe(fr.statuses["On Hold"]);
  expect(statusInWords("Paused")).toBe("Paused");
  await changeLocale("en");
  expect(statusInWords("On Hold")).toBe("On Hold");
});

test("counts as each language writes them", async () => {
  const said = async (locale: "en" | "es" | "bn") => {
    await changeLocale(locale);
    return t("newsletter.lede", { confirmed: 1_200, pending: 0 });
  };
  for (const [locale, number] of [
    ["en", "1,200"],
    ["es", "1,200"],
    ["bn", "১,২০০"],
  ] as const)
    expect(await said(locale)).toContain(number);
  await changeLocale("en");
});

test.each([
  ["en", ["0 results", "1 result", "2 results", "5 results", "1,000,000 results"]],
  ["bn", ["০টি ফলাফল", "১টি ফলাফল", "২টি ফলাফল", "৫টি ফলাফল", "১০,০০,০০০টি ফলাফল"]],
  ["fr", ["0 résultat", "1 résultat", "2 résultats", "5 résultats", "1 000 000 de résultats"]],
  [
    "es",
    ["0 resultados", "1 resultado", "2 resultados", "5 resultados", "1,000,000 de resultados"],
  ],
] as const)("what is counted in %s", async (locale, said) => {
  await changeLocale(locale);
  expect(
    [0, 1, 2, 5, 1_000_000].map((count) => t("palette.found", { count }).replace(/\s/g, " ")),
  ).toEqual(said);
  await changeLocale("en");
});

test("dollars as each language writes them", () => {
  expect(money(12_500)).toBe("$12,500");
  expect(money(12_500.5)).toBe("$12,500.50");
  expect(money(12_500.5, "fr").replace(/\s/g, " ")).toBe("12 500,50 $");
  expect(money(12_500, "es").replace(/\s/g, " ")).toBe("$12,500");
  expect(money(12_500, "bn")).toBe("১২,৫০০\u00a0ডলার");
});
