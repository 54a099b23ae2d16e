/** What the schemas and records say in English is told in the language that is read. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { IMAGE_MAX, LIST_MAX, TEXT_MAX } from "#domain/limits.ts";
import { dollars } from "#domain/money.ts";
import { projectInput } from "#domain/project.ts";
import { serviceInput } from "#domain/service.ts";
import { fr } from "#site/admin/i18n/fr/fr.ts";

// The language is found and told on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { changeLocale } = await import("#site/admin/i18n/i18n.ts");
const { problemInWords } = await import("#site/admin/record/problem-in-words.ts");
const { categoryInWords, statusInWords } = await import("#site/admin/screens/projects/choices.ts");
await changeLocale("en");
afterAll(() => {
  vi.unstubAllGlobals();
});

const PROJECT = { title: "x", client: "x", description: "x", location: "x", startDate: "2026-01-10", completionDate: "2026-03-01" };
const SERVICE = { serviceType: "x", shortDetails: "x", fullDetails: [], bulletPoints: [], isActive: true };
const pictures = (count: number) => Array.from({ length: count }, (_, n) => `/media/${n}.webp`);

/** Every problem that a form of these can run into, as its schema tells it. */
const problems = [
  { title: "" },
  { title: "x".repeat(TEXT_MAX.title + 1) },
  { title: "two\nlines" },
  { client: "\u0000" },
  { startDate: "" },
  { startDate: "2026-02-30" },
  { completionDate: "2026-01-09" },
  { features: Array.from({ length: LIST_MAX + 1 }, () => "x") },
  { images: pictures(IMAGE_MAX.perProject + 1) },
].map((wrong) => sentenceOf(projectInput.safeParse({ ...PROJECT, ...wrong })));
problems.push(sentenceOf(serviceInput.safeParse({ ...SERVICE, images: pictures(IMAGE_MAX.perService + 1) })));

function sentenceOf({ error }: { error?: { issues: { message: string }[] } | undefined }): string {
  return error?.issues[0]?.message ?? "";
}

test("in English the schema's own words stand", () => {
  expect(problems.map((problem) => problemInWords(problem))).toEqual(problems);
});

describe("in French", () => {
  beforeAll(() => changeLocale("fr"));
  afterAll(() => changeLocale("en"));

  test.each(problems)("%s", (problem) => {
    expect(problem).not.toBe("");
    const told = problemInWords(problem);
    expect(told).not.toBe(problem);
    // Whatever number is named is named there too.
    expect(told?.replace(/\D/g, "")).toBe(problem.replace(/\D/g, ""));
  });

  test("what the schema does not say is left alone", () => {
    expect(problemInWords("Nobody says this.")).toBe("Nobody says this.");
    expect(problemInWords(undefined)).toBeUndefined();
  });

  test("categories and statuses that staff choose are told, those of pages that were taken over stay", () => {
    expect(categoryInWords("Residential")).toBe(fr.projects.categories.Residential);
    expect(categoryInWords("Web Development")).toBe("Web Development");
    expect(statusInWords("On Hold")).toBe(fr.projects.statuses["On Hold"]);
    expect(statusInWords("Paused")).toBe("Paused");
  });
});

test("dollars as each language writes them", () => {
  expect(dollars(12_500)).toBe("$12,500");
  expect(dollars(12_500.5)).toBe("$12,500.50");
  expect(dollars(12_500.5, "fr").replace(/\s/g, " ")).toBe("12 500,50 $");
  expect(dollars(12_500, "es").replace(/\s/g, " ")).toBe("12.500 $");
  expect(dollars(12_500, "bn")).toBe("১২,৫০০$");
});
