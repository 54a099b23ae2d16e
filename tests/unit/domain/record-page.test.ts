/** What a record says over its page, and what its page loses. */
import { describe, expect, test } from "vitest";
import type { ProjectPage } from "#domain/records/project.ts";
import type { PublishedProject, PublishedService } from "#domain/records/published.ts";
import { overlayProject, overlayService } from "#domain/records/record-page.ts";
import type { ServiceContent } from "#domain/records/service.ts";

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

  test("overlays what it has and leaves the rest to a page that it was not filled from", () => {
    const own = { ...SERVICE, bulletPoints: ["New - n"] };
    expect(overlayService(own, content as ServiceContent<string>)).toEqual({
      ...content,
      serviceType: "Boats",
      bulletPoints: ["New - n"],
    });
  });

  test("that was filled from its page takes from it what was emptied", () => {
    const own = { ...SERVICE, page: "ships", fullDetails: ["New"] };
    const left = { bulletPoints: [], images: [], icon: "ship" };
    expect(overlayService(own, content as ServiceContent<string>)).toMatchObject({
      ...left,
      shortDetails: "Short.",
      fullDetails: ["New"],
    });
  });

  test.each([
    ["what it says", { deliveryTime: "6 weeks" }, "6 weeks"],
    [
      "the page's, where it is empty and has only the page's address",
      { deliveryTime: "" },
      "2 weeks",
    ],
    ["none, where it was emptied", { deliveryTime: "", page: "ships" }, undefined],
    ["none, where it was never said", { page: "ships" }, undefined],
  ])("has as its delivery time %s", (_what, said, shown) => {
    const page = { ...content, deliveryTime: "2 weeks" } as ServiceContent<string>;
    expect(overlayService({ ...SERVICE, ...said }, page).deliveryTime).toBe(shown);
  });

  test("without a page has what it says and nothing else", () => {
    const made = overlayService(
      { ...SERVICE, shortDetails: "Boats.", images: [{ src: "x", alt: "" }] },
      undefined,
    );
    expect(made).toMatchObject({
      serviceType: "Boats",
      metaDescription: "Boats.",
      images: [{ src: "x", alt: "Boats" }],
      icon: "layers",
    });
    const lists = [
      made.techStack,
      made.process,
      made.benefits,
      made.testimonials,
      made.caseStudies,
      made.faqs,
      made.relatedServices,
    ];
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

  test("that was filled from its page takes from it what was emptied", () => {
    const own = { ...PROJECT, page: "old", budget: null };
    const { projectBudget, ...rest } = content;
    const left = { ...rest, solution: { overview: "O", features: [] }, images: [] };
    expect(overlayProject(own, content)).toEqual({
      ...left,
      title: "Ghat",
      client: "Ghatline",
      descriptions: ["One.", "Two."],
      launchDate: "2026-03-01",
    });
    expect(overlayProject({ ...own, budget: 0 }, content).projectBudget).toBe("$0");
    expect(overlayProject({ ...own, page: undefined }, content).projectBudget).toBe(projectBudget);
  });

  test("shows its status in place of a launch that has not been", () => {
    const planned = overlayProject(
      { ...PROJECT, status: "Planning", category: "Commercial" },
      content,
    );
    expect([planned.status, planned.launchDate, planned.category]).toEqual([
      "Planning",
      undefined,
      "Commercial",
    ]);
  });

  test("without a page has what it says and nothing else", () => {
    const { seoKeywords, technologies, features, ...made } = overlayProject(
      { ...PROJECT, location: "Dhaka" },
      undefined,
    );
    expect([seoKeywords, technologies, features, made.solution.features].flat()).toEqual([]);
    expect(made).toMatchObject({
      descriptions: ["One.", "Two."],
      metaDescription: "One.",
      location: "Dhaka",
      launchDate: "2026-03-01",
    });
    expect(Object.keys(made)).not.toContain("summary");
    expect(Object.keys(made)).not.toContain("projectBudget");
  });
});
