/** A brief: read from the fields of a form, and composed into a request. */
import { expect, test } from "vitest";
import { briefFields, fieldsOf, readBrief, stepsOf } from "#domain/brief/brief.ts";
import { requestOf } from "#domain/brief/compose.ts";
import { enquirySubmission, requestSubmission } from "#domain/inbox/message.ts";
import { choiceIn, requestChoices } from "#domain/inbox/request-choices.ts";
import { ABOUT_MAX, TEXT_MAX } from "#domain/limits.ts";
import { LOCALES } from "#domain/links.ts";
import { lengthOf } from "#domain/text/typed-text.ts";
import { briefTexts } from "#site/i18n/brief-texts.ts";
import { OFFER } from "#tests/support/page/brief-page.ts";

const WANT = ["want", "web"] as const;

test("fields in any order are a brief in the order of the offer, each choice once", () => {
  const brief = readBrief(
    [
      ["like", "/projects/cars"],
      ["size.ads", "small"],
      ["want", "ads"],
      WANT,
      ["want", "ads"],
      ["size.web", "huge"],
      ["words", "First"],
      ["words", "Second"],
    ],
    OFFER,
  );
  expect(brief.services.map(({ id, size }) => [id, size])).toEqual([
    ["web", ""],
    ["ads", "small"],
  ]);
  expect(brief).toMatchObject({ likes: [OFFER.projects[1]], words: "First", name: "" });
});

test.each([
  [[["want", "nope"]]],
  [[["want", ""]]],
  [[["want", "constructor"]]],
  [[["want", { id: "web" }]]],
  [[["like", "/projects/saris"]]],
  [Array.from({ length: 10_000 }, (_, n) => ["want", `${n}`])],
])("without a known service there is none", (entries) => {
  expect(readBrief(entries as [string, unknown][], OFFER).services).toEqual([]);
});

test("its fields hold it whole, and every field is known", () => {
  const brief = readBrief(
    [WANT, ["size.web", "large"], ["like", "/projects/saris"], ["words", "W"], ["email", "e"]],
    OFFER,
  );
  expect(readBrief(fieldsOf(brief), OFFER)).toEqual(brief);
  for (const [name] of fieldsOf(brief)) expect(briefFields(OFFER)).toContain(name);
});

test("without projects, no step asks for them", () => {
  expect(stepsOf(OFFER)).toContain("likes");
  expect(stepsOf({ projects: [] })).not.toContain("likes");
});

test("no more references than a message takes", () => {
  const projects = Array.from({ length: 20 }, (_, n) => ({ path: `/projects/p${n}`, title: "P" }));
  const likes = projects.map(({ path }) => ["like", path] as const);
  expect(readBrief(likes, { ...OFFER, projects }).likes).toHaveLength(ABOUT_MAX);
});

test.each(LOCALES)("a full brief with long names is a valid request (%s)", (locale) => {
  const services = Array.from({ length: 40 }, (_, n) => ({
    id: `service-${n}`,
    name: `সেবা ${n} ${"ক".repeat(120)}`,
    price: { from: 1, usual: [2, 3] as [number, number], moves: [] },
  }));
  const words = `Start ${"ক".repeat(TEXT_MAX.words - 10)} end`;
  const entries = services.map(({ id }) => ["want", id] as const);
  const brief = readBrief([...entries, ["words", words]], { ...OFFER, services });
  const request = requestOf(brief, briefTexts(locale), locale);
  expect(lengthOf(request.service)).toBeLessThanOrEqual(TEXT_MAX.service);
  expect(request.service).toMatch(/, \+39$/);
  expect(lengthOf(request.message)).toBeLessThanOrEqual(TEXT_MAX.message);
  expect(request.message.endsWith(words)).toBe(true);
  const person = { name: "Maria", email: "maria@riverfreight.example" };
  expect(requestSubmission.safeParse({ ...request, ...person }).success).toBe(true);
  expect(enquirySubmission.safeParse({ ...request, ...person }).success).toBe(true);
});

test("a single name that is too long is cut", () => {
  const services = [{ id: "web", name: "n".repeat(500) }];
  const request = requestOf(readBrief([WANT], { ...OFFER, services }), briefTexts("en"), "en");
  expect(lengthOf(request.service)).toBe(TEXT_MAX.service);
});

test("a choice of one language is the same in another, and an unknown one is none", () => {
  expect(choiceIn("budget", "Over $40,000", "fr")).toBe(requestChoices("fr").budget[3]);
  expect(choiceIn("timeline", " dans le passé", "fr")).toBe("");
  expect(choiceIn("budget", "", "bn")).toBe("");
});
