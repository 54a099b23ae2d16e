/** What a preview fills is marked in the sections, which nothing but these names ties to it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { pageRows } from "#domain/records/fields.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import type { Shown } from "#domain/records/shown.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
vi.stubGlobal("location", { href: "https://site.example/admin" });
const { shownProject } = await import("#admin/features/projects/project-plan.ts");
const { projectPlan } = await import("#admin/features/projects/project-plan.ts");
const { shownService } = await import("#admin/features/services/service-plan.ts");
const { servicePlan } = await import("#admin/features/services/service-plan.ts");

afterAll(() => {
  vi.unstubAllGlobals();
});

const SRC = join(import.meta.dirname, "../../../src");
const SOURCES = ["components", "sections/project", "sections/service", "sections/services"].flatMap(
  (folder) =>
    readdirSync(join(SRC, folder))
      .filter((name) => name.endsWith(".astro"))
      .map((name) => readFileSync(join(SRC, folder, name), "utf8")),
);
/** As attributes, and as props of the parts that carry them. */
const MARKS = new Set(
  SOURCES.flatMap((source) => source.split("\n"))
    .filter((line) => /\b(?:fields?|list)(?:=|: )/.test(line))
    .flatMap((line) => Array.from(line.matchAll(/"(\w+)"/g), ([, mark]) => mark)),
);

const picture = { url: "/media/1.png", alt: "A red cloth" };
const service = {
  ...servicePlan.toValues(),
  serviceType: "Quilts",
  fullDetails: [{ value: "First. Then the rest." }],
  bulletPoints: Array.from({ length: 13 }, (_, n) => ({ value: `Part ${n} - sewn` })),
  images: [picture, { ...picture, alt: "" }],
};
const project = {
  ...projectPlan.toValues(),
  title: "Boat yard",
  client: "Docks",
  description: "One.\n\nTwo.",
  category: "Other",
  budget: "1234.5",
  features: [{ value: "Desk - oak" }],
  images: [picture],
};

/** The names of all marks, those in lists too. */
function marksOf(shown: Shown): string[] {
  return Object.entries(shown).flatMap(([mark, value]) => [
    mark,
    ...(Array.isArray(value) ? value : []).flatMap((item: unknown) =>
      typeof item === "object" && item !== null && !("url" in item || "whole" in item)
        ? marksOf(item as Shown)
        : [],
    ),
  ]);
}

test("the marks of a service stand in its sections", () => {
  expect(marksOf(shownService(service)).filter((mark) => !MARKS.has(mark))).toEqual([]);
});

test("the marks of a project stand in its sections, or have a row among its facts", () => {
  const rows = new Set<string>(pageRows(PROJECT_FIELDS).map(({ field }) => field));
  const unmarked = marksOf(shownProject(project, undefined)).filter(
    (mark) => !MARKS.has(mark) && !rows.has(mark),
  );
  expect(unmarked).toEqual([]);
});

describe("the facts of a project", () => {
  const factsOf = (values: Partial<typeof project>) =>
    (
      shownProject({ ...project, ...values }, undefined)["facts"] as {
        term: string;
        said: string;
      }[]
    ).map(({ term, said }) => [term, said]);

  test("are those that are known, in the order of the page", () => {
    expect(
      factsOf({ location: "Barishal", status: "In Progress", completionDate: "2026-03-01" }),
    ).toEqual([
      ["Client", "Docks"],
      ["Category", "Other"],
      ["Location", "Barishal"],
      ["Status", "In Progress"],
      ["Budget", "$1,234.50"],
    ]);
  });

  test.each([
    [
      "a launch",
      { status: "Completed", completionDate: "2026-03-01" },
      ["Launched", "1 March 2026"],
    ],
    ["a launch without a day", { status: "Completed", completionDate: "2026-0" }, undefined],
    ["an amount that the form refuses", { budget: "1e5" }, undefined],
    ["an amount of nothing", { budget: "0" }, ["Budget", "$0"]],
    ["a blank place", { location: " " }, undefined],
  ])("%s", (_what, values, row) => {
    const names = ["Launched", "Budget", "Location"];
    expect(
      factsOf({ budget: "", status: "Completed", ...values }).find(([term = ""]) =>
        names.includes(term),
      ),
    ).toEqual(row);
  });
});

test("a page that is borrowed lends no category, overview or captions", () => {
  expect(shownProject(project, undefined)).toMatchObject({
    category: "Other",
    partsTitle: "What it does",
    cover: { caption: "A red cloth" },
  });
});

test("a service says how many parts there are, and turns pages only when there are more than fit one", () => {
  expect(shownService(service)).toMatchObject({
    offer: "13 parts. Take all of them, or only the ones you need.",
    dots: [{}, {}],
  });
  expect(
    shownService({ ...service, bulletPoints: service.bulletPoints.slice(0, 1) }),
  ).toMatchObject({ pages: [] });
  expect(shownService({ ...service, bulletPoints: [], images: [] })).toMatchObject({
    offer: "",
    offerPages: [],
    images: [],
    picture: null,
  });
});
