/** Every sentence that a schema of a public form says is known in each language. */
import { expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { enquirySubmission, requestSubmission } from "#domain/message.ts";
import { newsletterInput } from "#domain/newsletter.ts";
import { problemIn } from "#domain/problems.ts";

const WRONG: unknown[] = [undefined, 5, "", " ", "a\nb", "a\0b", "nobody", "x".repeat(6_000)];

/** What the forms' schemas say to all that can be wrong with a field. */
const SAID = new Set(
  [enquirySubmission, requestSubmission, newsletterInput].flatMap((schema) =>
    WRONG.flatMap((value) => {
      const fields = ["service", "name", "email", "phone", "company", "message", "budget", "timeline"].map((name) => [name, value]);
      return schema.safeParse(Object.fromEntries(fields)).error?.issues.map(({ message }) => message) ?? [];
    }),
  ),
);

test.each([...SAID])("%j is said in four languages", (sentence) => {
  const said = LOCALES.map((locale) => problemIn(sentence, locale));
  expect(said[0]).toBe(sentence);
  expect(new Set(said).size).toBe(LOCALES.length);
  expect(said.join("")).not.toContain("{");
});

test("numbers come in the digits of the language, and the schemas say all there is", () => {
  expect(SAID.size).toBeGreaterThan(8);
  const said = LOCALES.map((locale) => problemIn("Must have at most 5,000 characters.", locale).replace(/\s/g, " "));
  expect(said).toEqual([
    "Must have at most 5,000 characters.",
    "৫,০০০ অক্ষরের বেশি লেখা যাবে না।",
    "Ce champ est limité à 5 000 caractères.",
    "Este campo admite como máximo 5000 caracteres.",
  ]);
});

test("a sentence for staff stays as it is", () => {
  expect(problemIn("Must be one of Planning, In Progress.", "bn")).toBe("Must be one of Planning, In Progress.");
});
