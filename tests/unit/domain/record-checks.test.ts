/** The rules of the checks before publishing. */
import { describe, expect, test, vi } from "vitest";
import { type Around, checksOf, errorsOf, translatedChecks } from "#domain/checks/record-checks.ts";
import { ownPaths } from "#domain/checks/site-links.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { QUESTION_FIELDS } from "#domain/records/question-fields.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { AGENCY } from "#tests/support/words/agency-facts.ts";
import { media, PROJECT, QUESTION, SERVICE } from "#tests/support/records/records.ts";

const TODAY: Around = {
  today: "2026-11-30",
  domain: "loom.example",
  isAlive: (path) => path === "/services/looms" || path === "/",
};
const service = (fields: object = {}) => checksOf(SERVICE_FIELDS, { ...SERVICE, ...fields }, TODAY);
const project = (fields: object = {}) =>
  checksOf(
    PROJECT_FIELDS,
    { ...PROJECT, imageAlts: { [media("boat")]: "A boat" }, ...fields },
    TODAY,
  );
const said = (found: ReturnType<typeof service>) =>
  found.map(({ weight, field, entry, reason }) => [weight, field, entry, reason.key]);

test("a whole record has nothing to check, and an inactive one neither", () => {
  expect([service(), project()]).toEqual([[], []]);
  expect(service({ isActive: false, fullDetails: [], imageAlts: {} })).toEqual([]);
});

describe("a warning", () => {
  test("for each picture without words, blank ones too", () => {
    const images = [media("boat"), media("quay"), media("rope")];
    const imageAlts = { [media("boat")]: "A boat", [media("rope")]: "  " };
    expect(said(service({ images, imageAlts }))).toEqual([
      ["warning", "images", 1, "checks.noWords"],
      ["warning", "images", 2, "checks.noWords"],
    ]);
  });

  test("for lists without an entry", () => {
    expect(said(service({ fullDetails: [], bulletPoints: [] }))).toEqual([
      ["warning", "fullDetails", undefined, "checks.empty"],
      ["warning", "bulletPoints", undefined, "checks.empty"],
    ]);
  });

  test("for a text over its card, not for one that just fits", () => {
    const max = TEXT_CUTS.serviceListCardMobile;
    expect(service({ shortDetails: "ক".repeat(max) })).toEqual([]);
    const [over] = service({ shortDetails: "a".repeat(max + 1) });
    expect(over).toMatchObject({
      weight: "warning",
      field: "shortDetails",
      reason: { key: "checks.overCard", values: { max, now: max + 1 } },
    });
    const long = "Short.\n\n" + "b ".repeat(250);
    expect(project({ description: long }), "only the first paragraph is on the card").toEqual([]);
  });

  test("for an address of the site that leads nowhere, in texts and in entries", () => {
    const fullDetails = ["See /services/looms/ and https://loom.example/.", "Read /blog/lost."];
    expect(service({ fullDetails })).toEqual([
      {
        weight: "warning",
        field: "fullDetails",
        entry: 1,
        reason: { key: "checks.deadLink", values: { path: "/blog/lost" } },
      },
    ]);
    const unknown = { today: TODAY.today, domain: TODAY.domain };
    expect(checksOf(SERVICE_FIELDS, { ...SERVICE, fullDetails }, unknown)).toEqual([]);
  });

  test("for a budget in the text that is another one than the field's", () => {
    const description = "A budget of $12,000 for boats.";
    expect(project({ description, budget: 12_000 })).toEqual([]);
    expect(said(project({ description, budget: 15_000 }))).toEqual([
      ["warning", "description", undefined, "checks.otherBudget"],
    ]);
    expect(project({ description, budget: undefined })).toEqual([]);
  });
});

test("a picture that the library describes needs no words in the record", () => {
  const images = [media("boat"), media("quay")];
  const around = { ...TODAY, described: new Set([media("quay")]) };
  const found = checksOf(SERVICE_FIELDS, { ...SERVICE, images, imageAlts: {} }, around);
  expect(said(found)).toEqual([["warning", "images", 0, "checks.noWords"]]);
});

test("a picture that the page leaves out is named for that, with and without words", () => {
  const images = [media("boat"), media("quay"), "https://loom.example/rope.png"];
  const around: Around = {
    ...TODAY,
    unshown: new Map([
      [media("boat"), "pictureLost"],
      ["https://loom.example/rope.png", "pictureElsewhere"],
    ]),
  };
  const record = { ...SERVICE, images, imageAlts: { [media("boat")]: "A boat" } };
  expect(said(checksOf(SERVICE_FIELDS, record, around))).toEqual([
    ["warning", "images", 0, "page.pictureLost"],
    ["warning", "images", 1, "checks.noWords"],
    ["warning", "images", 2, "page.pictureElsewhere"],
  ]);
});

test("a question is checked as well: its links, and what it says of the agency", () => {
  const answer =
    "See /services/looms#prices or /services/ropes. Write to us at sails@loom.example.";
  const around = { ...TODAY, agency: AGENCY };
  const found = checksOf(QUESTION_FIELDS, { ...QUESTION, answer }, around);
  expect(found.map(({ field, reason }) => [field, reason.key, reason.values])).toEqual([
    ["answer", "checks.deadLink", { path: "/services/looms#prices" }],
    ["answer", "checks.deadLink", { path: "/services/ropes" }],
    ["answer", "checks.otherFact", { said: "sails@loom.example", known: "hello@loom.example" }],
  ]);
});

describe("an error", () => {
  test("for an end before the start", () => {
    const days = { startDate: "2026-03-02", completionDate: "2026-03-01" };
    expect(said(project(days))).toEqual([
      ["error", "completionDate", undefined, "checks.endsBefore"],
    ]);
    expect(project({ ...days, startDate: "2026-03-01" })).toEqual([]);
    expect(project({ startDate: "", completionDate: "2026-03-01" })).toEqual([]);
  });

  test("for a completed project that ends in the future, not for one under way or of today", () => {
    expect(said(project({ completionDate: "2026-12-01" }))).toEqual([
      ["error", "completionDate", undefined, "checks.completedLater"],
    ]);
    expect(project({ completionDate: "2026-11-30" })).toEqual([]);
    expect(project({ completionDate: "2026-12-01", status: "In Progress" })).toEqual([]);
  });

  test("for “since” a year to come, in any text", () => {
    expect(project({ description: "On the river since 2026." })).toEqual([]);
    expect(project({ description: "Nothing was lost since 2400 boats go there." })).toEqual([]);
    expect(said(project({ features: ["Booking", "Trusted since March 2031"] }))).toEqual([
      ["error", "features", 1, "checks.since"],
    ]);
  });

  test("stands before warnings, and alone in what holds a record back", () => {
    const both = { imageAlts: {}, completionDate: "2027-01-01" };
    expect(said(project(both)).map(([weight]) => weight)).toEqual(["error", "warning"]);
    expect(errorsOf(PROJECT_FIELDS, { ...PROJECT, ...both }, TODAY)).toHaveLength(1);
  });
});

test.each([
  ["24/7 support and/or more", []],
  ["See /services and /services.", ["/services"]],
  ["https://loom.example/blog/a, https://www.loom.example/", ["/blog/a", "/"]],
  ["https://other.example/services //double a@b/c", []],
  ["Read (/projects/river-boats).", ["/projects/river-boats"]],
  ["La qualité/prix, সেবা/support, « /fr/services »", ["/fr/services"]],
  ["As /about/#team and /#cost say, not #3.", ["/about#team", "/#cost"]],
])("%j names the addresses %j", (text, paths) => {
  expect(ownPaths(text, "loom.example")).toEqual(paths);
});

test("the texts of a published translation are checked by the same rules, as warnings", () => {
  const around = { ...TODAY, agency: AGENCY };
  const long = "é".repeat(TEXT_CUTS.projectPreview + 1);
  const texts = [
    { field: "title", text: "\u200b" },
    { field: "description", entry: 0, text: long },
    { field: "description", entry: 1, text: `${long} Un budget de 9 000 $.` },
    { field: "features", entry: 2, text: "Ouvert depuis 2031, voir /fr/perdu et /services/looms." },
    { field: "location", text: "Écrivez à voiles@loom.example" },
    { field: "client", text: "Depuis 2019" },
  ];
  const found = translatedChecks(texts, { ...PROJECT, budget: 8_000 }, around);
  expect(said(found)).toEqual([
    ["warning", "title", undefined, "checks.empty"],
    ["warning", "description", 0, "checks.overCard"],
    ["warning", "description", 1, "checks.otherBudget"],
    ["warning", "features", 2, "checks.since"],
    ["warning", "features", 2, "checks.deadLink"],
    ["warning", "location", undefined, "checks.otherFact"],
  ]);
});

test("of 200 long texts a segmenter reads no more than their cards need", () => {
  const read: number[] = [];
  const { segment } = Intl.Segmenter.prototype;
  vi.spyOn(Intl.Segmenter.prototype, "segment").mockImplementation(function (
    this: Intl.Segmenter,
    text,
  ) {
    read.push(text.length);
    return segment.call(this, text);
  });
  const description = "Booking of river freight, as /services/looms says. ".repeat(90);
  const found = Array.from({ length: 200 }, () => project({ description }));
  expect(found.every((checks) => said(checks)[0]?.[3] === "checks.overCard")).toBe(true);
  expect(read.length, "the texts are segmented at all").toBeGreaterThanOrEqual(200);
  expect(Math.max(...read)).toBeLessThan(8 * TEXT_CUTS.projectPreview);
  expect(description.length, "which is far longer").toBeGreaterThan(4_000);
});
