/** How records become pages: what they overlay, make, hide and lead to. */
import { describe, expect, test } from "vitest";
import { currentSlugs, overlaid, overlayProject, overlayService, recordRedirects, type Addressed, type Entry } from "#domain/overlay.ts";
import type { ProjectPage } from "#domain/project.ts";
import type { PublishedProject, PublishedService } from "#domain/published.ts";
import type { ServiceContent } from "#domain/service.ts";

interface Page {
  order: number;
  text: string;
}
type Record = Addressed & { text?: string };

const page = (id: string, order: number): Entry<Page> => ({ id, data: { order, text: `content ${id}` } });
const record = (slug: string, more: Partial<Record> = {}): Record => ({
  _id: `id-${slug}`,
  slug,
  formerSlugs: [],
  isActive: true,
  ...more,
});
const PAGES = [page("en/b", 2), page("en/a", 1), page("en/c", 3)];

/** The ids of the pages in their order, each with what it is made of. */
function made(records: Record[], { pages = PAGES, gone = [] as string[] } = {}) {
  const entries = overlaid<Page, Record>(pages, { records, gone }, (own, base) => ({
    order: base?.order ?? 0,
    text: [base?.text, own.text].filter(Boolean).join(" + "),
  }));
  expect(entries.filter(({ id }) => id.startsWith("en/")).map(({ data }) => data.order)).toEqual(
    entries.filter(({ id }) => id.startsWith("en/")).map((_, index) => index + 1),
  );
  return entries.map(({ id, data }) => `${id}: ${data.text}`);
}

describe("pages", () => {
  test("without records stand in their own order", () => {
    expect(made([])).toEqual(["en/a: content en/a", "en/b: content en/b", "en/c: content en/c"]);
  });

  test("stand in the staff's order, and those without a record where their own says", () => {
    expect(made([record("c"), record("new", { text: "N" }), record("a")])).toEqual([
      "en/c: content en/c",
      "en/b: content en/b",
      "en/new: N",
      "en/a: content en/a",
    ]);
  });

  test("of records that are not active, and of deleted ones, are not there", () => {
    expect(made([record("a", { isActive: false })], { gone: ["c"] })).toEqual(["en/b: content en/b"]);
  });

  test("stay with the record that was made of them, whatever it and others are called", () => {
    const renamed = record("z", { page: "a", formerSlugs: ["a"], text: "Z" });
    const squatter = record("a", { text: "A" });
    expect(made([renamed, squatter, record("b"), record("c")]).slice(0, 2)).toEqual(["en/z: content en/a + Z", "en/a: A"]);
    expect(currentSlugs([renamed, squatter]).get("a")).toBe("z");
  });

  test("give way to a record that has taken their address", () => {
    expect(made([record("b", { page: "a", text: "B" }), record("c")])).toEqual(["en/b: content en/a + B", "en/c: content en/c"]);
  });

  test("in other languages keep their words and follow the address and the place", () => {
    const records = [record("b"), record("z", { page: "a" })];
    const [translated] = overlaid([...PAGES, page("bn/a", 1)], { records, gone: [] }, (_, base) => base ?? { order: 0, text: "" }).slice(
      -1,
    );
    expect(translated).toEqual({ id: "bn/z", data: { order: 2, text: "content bn/a" } });
  });
});

describe("redirects", () => {
  test("lead from ids and former slugs to the page, and to the list when it is hidden", () => {
    const records = [
      record("new", { formerSlugs: ["old", "older"], page: "oldest" }),
      record("off", { isActive: false, formerSlugs: ["was"] }),
    ];
    expect(recordRedirects("/services", records)).toEqual([
      { from: "/services/id-new", to: "/services/new" },
      { from: "/services/oldest", to: "/services/new" },
      { from: "/services/old", to: "/services/new" },
      { from: "/services/older", to: "/services/new" },
      { from: "/services/id-off", to: "/services" },
      { from: "/services/off", to: "/services" },
      { from: "/services/was", to: "/services" },
    ]);
  });

  test("in other languages lead from slugs alone", () => {
    expect(recordRedirects("/bn/services", [record("a", { formerSlugs: ["b"] })])).toEqual([
      { from: "/bn/services/b", to: "/bn/services/a" },
    ]);
  });

  test("leave a former slug to the record that has it now, and to the first of two that had it", () => {
    const records = [record("a", { formerSlugs: ["b", "x"] }), record("b", { formerSlugs: ["x"] })];
    expect(recordRedirects("/projects", records).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "/projects/id-a /projects/a",
      "/projects/x /projects/a",
      "/projects/id-b /projects/b",
    ]);
  });
});

const META = {
  _id: "1",
  revision: 1,
  slug: "s",
  formerSlugs: [],
  formerImages: [],
  createdAt: "2026-01-01T00:00:00Z",
  imageAlts: {},
  isActive: true,
};
const SERVICE: PublishedService<string> = {
  ...META,
  serviceType: "Boats",
  shortDetails: "",
  fullDetails: [],
  bulletPoints: [],
  images: [],
};
const PROJECT: PublishedProject<string> = {
  ...META,
  title: "Ghat",
  client: "Ghatline",
  description: "One.\n\nTwo.",
  category: "Other",
  status: "Completed",
  location: "",
  startDate: "",
  completionDate: "2026-03-01",
  images: [],
  features: [],
  isFeatured: false,
};

describe("a service", () => {
  const content = {
    serviceType: "Ships",
    shortDetails: "Short.",
    fullDetails: ["F"],
    bulletPoints: ["B - b"],
    images: [{ src: "i", alt: "I" }],
    icon: "ship",
  };

  test("overlays what it has and leaves the rest to its page", () => {
    const own = { ...SERVICE, bulletPoints: ["New - n"] };
    expect(overlayService(own, content as ServiceContent<string>)).toEqual({ ...content, serviceType: "Boats", bulletPoints: ["New - n"] });
  });

  test("without a page has what it says and nothing else", () => {
    const made = overlayService({ ...SERVICE, shortDetails: "Boats.", images: [{ src: "x", alt: "" }] }, undefined);
    expect(made).toMatchObject({ serviceType: "Boats", metaDescription: "Boats.", images: [{ src: "x", alt: "Boats" }], icon: "layers" });
    const lists = [made.techStack, made.process, made.benefits, made.testimonials, made.caseStudies, made.faqs, made.relatedServices];
    expect(lists.flat()).toEqual([]);
  });
});

describe("a project", () => {
  const content = {
    title: "Old",
    category: "Web Development",
    descriptions: ["D"],
    projectBudget: "$1",
    launchDate: "2025-01-01",
    solution: { overview: "O", features: [{ title: "F", description: "f" }] },
    images: [{ src: "i", alt: "I", caption: "C" }],
    summary: { title: "S", details: "s" },
  } as unknown as ProjectPage<string>;

  test("overlays what it has, with the captions of pictures that stay", () => {
    const own = {
      ...PROJECT,
      budget: 1250.5,
      features: ["Desk - one"],
      images: [
        { src: "i", alt: "New" },
        { src: "j", alt: "" },
      ],
    };
    expect(overlayProject(own, content)).toEqual({
      ...content,
      title: "Ghat",
      client: "Ghatline",
      descriptions: ["One.", "Two."],
      projectBudget: "$1,250.50",
      launchDate: "2026-03-01",
      solution: { overview: "O", features: [{ title: "Desk", description: "one" }] },
      images: [
        { src: "i", alt: "New", caption: "C" },
        { src: "j", alt: "Ghat", caption: "" },
      ],
    });
  });

  test("tells its status in place of a launch that has not been", () => {
    const planned = overlayProject({ ...PROJECT, status: "Planning", category: "Commercial" }, content);
    expect([planned.status, planned.launchDate, planned.category]).toEqual(["Planning", undefined, "Commercial"]);
  });

  test("without a page has what it says and nothing else", () => {
    const { seoKeywords, technologies, features, ...made } = overlayProject({ ...PROJECT, location: "Dhaka" }, undefined);
    expect([seoKeywords, technologies, features, made.solution.features].flat()).toEqual([]);
    expect(made).toMatchObject({ descriptions: ["One.", "Two."], metaDescription: "One.", location: "Dhaka", launchDate: "2026-03-01" });
    expect(Object.keys(made)).not.toContain("summary");
    expect(Object.keys(made)).not.toContain("projectBudget");
  });
});
