/** Whatever a schema finds wrong comes as a key of the catalogue, in words in four languages. */
import { expect, test } from "vitest";
import { z } from "zod";
import { objectsPage, objectsQuery } from "#domain/api/backup-objects.ts";
import { backup } from "#domain/api/backup-records.ts";
import { inboxQuery, messagePatch } from "#domain/inbox/inbox.ts";
import { enquirySubmission, requestSubmission } from "#domain/inbox/message.ts";
import { LOCALES } from "#domain/links.ts";
import { projectInput } from "#domain/records/project.ts";
import { orderInput } from "#domain/records/record.ts";
import { serviceInput } from "#domain/records/service.ts";
import { isProblem, problem, problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { passwordForm, userForm } from "#domain/staff/user-form.ts";
import { loginInput, userInput } from "#domain/staff/user.ts";
import { inWords } from "#server/http/texts.ts";
import { CATALOGUE } from "#tests/support/words/catalogue.ts";

function told(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input, { error: problemOf }).error?.issues ?? [];
  return issues.map(
    ({ path, message }) => `${path.join(".")}: ${inWords(sentenceIn(message), "en")}`,
  );
}

test.each<[schema: z.ZodType, input: unknown, told: string]>([
  [z.string(), undefined, "This field is required."],
  [z.string(), 5, "Must be text."],
  [z.boolean(), "yes", "Must be true or false."],
  [z.array(z.string()), {}, "Must be a list."],
  [z.object({}), [], "Must be an object."],
  [z.record(z.string(), z.string()), 1, "Must map picture addresses to texts."],
  [z.int(), "1", "Must be a number, like 12500 or 12500.50."],
  [z.string().max(3), "abcde", "Must have at most 3 characters (5 now)."],
  [z.string().min(3), "a", "Must have at least 3 characters."],
  [z.array(z.int()).max(1), [1, 2], "Must have at most 1 entries."],
  [z.array(z.int()).min(2), [1], "Must have at least 2 entries."],
  [z.array(z.int()).min(1), [], "Must have at least 1 entry."],
  [z.number().max(1_000), 1_001, "Must be at most 1,000."],
  [z.number().min(5), 1, "Must be at least 5."],
  [z.iso.datetime(), "noon", "Must be a time, like 2026-03-01T09:30:00Z."],
  [z.enum(["a", "b"]), "c", "Must be a or b."],
  [z.literal(1), 2, "Must be 1."],
  [z.string().regex(/a/), "b", "This value is not valid."],
  [z.strictObject({}), { a: 1 }, "This value is not valid."],
  [z.number().multipleOf(2), 3, "This value is not valid."],
  [z.union([z.string(), z.number()]), true, "This value is not valid."],
  [z.record(z.enum(["a"]), z.string()), { b: "c" }, "This value is not valid."],
  [z.map(z.string(), z.string()), new Map([["a", 1]]), "Must be text."],
  [z.bigint(), 1, "This value is not valid."],
])("what zod finds by itself (%#) says: %s", (schema, input, sentence) => {
  expect(told(schema, input).map((text) => text.replace(/^[^:]*: /, ""))).toContain(sentence);
});

const ODD: unknown[] = [
  undefined,
  null,
  5,
  "x".repeat(50_000),
  "\ud800",
  [],
  {},
  true,
  Number.NaN,
  ["x"],
  [{}],
  "2026-02-30",
  -1,
  1e12,
  { a: 5 },
];
const SCHEMAS: [name: string, schema: z.ZodType, fields: string[]][] = [
  ["enquiry", enquirySubmission, ["name", "email", "phone", "company", "message"]],
  [
    "request",
    requestSubmission,
    ["service", "name", "email", "phone", "message", "budget", "timeline"],
  ],
  [
    "service",
    serviceInput,
    [
      "serviceType",
      "shortDetails",
      "fullDetails",
      "bulletPoints",
      "images",
      "imageAlts",
      "isActive",
    ],
  ],
  [
    "project",
    projectInput,
    [
      "title",
      "client",
      "category",
      "status",
      "location",
      "startDate",
      "completionDate",
      "budget",
      "features",
      "isFeatured",
    ],
  ],
  ["user", userInput, ["name", "email", "role", "password"]],
  ["form of a user", userForm, ["name", "email", "role", "password", "allowed"]],
  ["password", passwordForm, ["oldPassword", "newPassword", "again"]],
  ["sign-in", loginInput, ["email", "password"]],
  ["message", messagePatch, ["read", "folder", "restore", "note"]],
  ["inbox", inboxQuery, ["filter", "q", "cursor", "order"]],
  ["order", orderInput, ["ids"]],
  ["backup", backup, ["data"]],
  ["objects", objectsPage, ["data"]],
  ["place in an export", objectsQuery, ["cursor"]],
];

test.each(SCHEMAS)(
  "odd input for the %s gets words of the catalogue in each language",
  (_name, schema, fields) => {
    const inputs = [
      ...ODD,
      ...ODD.flatMap((value) => [
        ...fields.map((field) => ({ [field]: value })),
        Object.fromEntries(fields.map((field) => [field, value])),
      ]),
    ];
    const messages = new Set(
      inputs.flatMap((input) =>
        (schema.safeParse(input, { error: problemOf }).error?.issues ?? []).map(
          ({ message }) => message,
        ),
      ),
    );
    expect(messages.size).toBeGreaterThan(1);
    for (const message of messages) {
      const sentence = sentenceIn(message);
      expect(isProblem(message), message).toBe(true);
      expect(
        [...CATALOGUE.en.keys()].some(
          (key) => key.replace(/_other$/, "") === `common.${sentence.key}`,
        ),
        message,
      ).toBe(true);
      const words = LOCALES.map((locale) => inWords(sentence, locale));
      expect([new Set(words).size, words.join("").includes("{{")], message).toEqual([
        LOCALES.length,
        false,
      ]);
    }
  },
);

test("words of a schema that are no key are not shown", () => {
  expect(sentenceIn("Must be like this: {a: 1}.")).toEqual({ key: "problems.wrong" });
});

test("values come back as they went in", () => {
  const choices = ['a "b" c', "{{x}}", "  two  spaces ", "৫০"];
  expect(sentenceIn(problem("oneOf", { choices }))).toEqual({
    key: "problems.oneOf",
    values: { choices },
  });
  expect(sentenceIn(problem("required"))).toEqual({ key: "problems.required" });
});
