/**
 * The figures that the product's specification names stand in the English demo content, in the
 * place that shows them.
 */
import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { articleContent } from "#domain/content/article.ts";
import { faqItem } from "#domain/content/faq.ts";
import { legalContent } from "#domain/content/legal.ts";
import { platformContent } from "#domain/content/platform.ts";
import { realEstateContent } from "#domain/content/real-estate.ts";
import { timelineEntry } from "#domain/content/timeline.ts";
import { projectContent } from "#domain/records/project.ts";
import { serviceContent } from "#domain/records/service.ts";
import { CONTENT, list, read, readAll } from "./read-demo.ts";

const bySlug = <Entry extends { slug: string }>(entries: Entry[]) =>
  Object.fromEntries(entries.map((entry) => [entry.slug, entry]));

describe("services", () => {
  const services = bySlug(readAll("services", serviceContent));

  test("the four, in their order", () => {
    expect(
      Object.values(services)
        .toSorted((a, b) => a.order - b.order)
        .map((service) => service.serviceType),
    ).toEqual([
      "Web Design & Development",
      "Graphics Design",
      "2D & 3D Design",
      "Digital Marketing",
    ]);
  });

  test.each([
    ["web-design-development", /2 (?:to|and) 8 weeks/],
    ["graphics-design", /1 (?:to|and) 4 weeks/],
    ["2d-3d-design", /1 to 6\+ weeks/],
    ["digital-marketing", /3 (?:to|and) 6 months/],
  ])("%s tells how long it takes: %s", (slug, duration) => {
    expect(services[slug]?.faqs.map((faq) => faq.answer.replace(/\s+/g, " ")).join("\n")).toMatch(
      duration,
    );
  });
});

describe("platforms", () => {
  const platforms = bySlug(readAll("platforms", platformContent));

  test.each([
    [
      "amazon",
      9,
      {
        activeClients: "120+",
        avgMonthlySales: "$100K+",
        platformsServed: ["US", "UK", "CA", "EU", "UAE"],
      },
      ["store setup", "ppc", "graphics"],
    ],
    [
      "daraz",
      6,
      {
        activeClients: "80+",
        avgMonthlySales: "5 lakh taka+",
        platformsServed: ["BD", "PK", "LK", "NP", "MM"],
      },
      ["store setup", "graphics", "ppc"],
    ],
  ])("%s: %i services, its figures and its three sections", (id, services, stats, sections) => {
    const platform = platforms[id];
    expect(platform?.details.services).toHaveLength(services);
    expect(platform?.details.stats).toEqual(stats);
    expect(platform?.imageBulletPoints.map((section) => section.title.toLowerCase())).toEqual(
      sections.map((word) => expect.stringContaining(word)),
    );
  });
});

test("translated pages call the markets of a platform by their names, and only the European Union by its letters", () => {
  const markets = z.object({
    details: z.object({ stats: z.object({ platformsServed: z.array(z.string()) }) }),
  });
  for (const file of globSync("platforms/{bn,fr,es}/*.mdx", { cwd: CONTENT })) {
    const { platformsServed } = read(file, () => markets).details.stats;
    expect(platformsServed, file).toHaveLength(5);
    expect(
      platformsServed.filter((market) => /^[A-Z]{2,}$/.test(market) && market !== "UE"),
      file,
    ).toEqual([]);
  }
});

test("four projects with their addresses, three categories and budgets from $32,500 to $68,000", () => {
  const projects = readAll("projects", projectContent);
  expect(projects.map((project) => project.slug).toSorted()).toEqual([
    "3d-crystal-order-management",
    "car-rental-management",
    "ecommerce-platform-paarel",
    "educonsult-website",
  ]);
  expect(new Set(projects.map((project) => project.category))).toEqual(
    new Set(["Web Development", "Custom Web Development", "Custom Software"]),
  );
  const budgets = projects.map((project) => Number(project.projectBudget.replace(/\D/g, "")));
  expect([Math.min(...budgets), Math.max(...budgets)]).toEqual([32_500, 68_000]);
});

describe("articles", () => {
  const articles = readAll("articles", articleContent);

  test("the four, numbered from 1, of different subjects", () => {
    expect(articles.map((article) => article.id).toSorted()).toEqual([1, 2, 3, 4]);
    expect(articles.map((article) => article.slug).toSorted()).toEqual([
      "cross-platform-apps",
      "graphic-design",
      "three-d-design",
      "web-trends",
    ]);
  });

  test.each(articles)(
    "$slug has 900 words or more and names the minutes they take",
    ({ text, readTime }) => {
      const words = text.trim().split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(900);
      expect(readTime).toBeGreaterThanOrEqual(Math.floor(words / 260));
      expect(readTime).toBeLessThanOrEqual(Math.ceil(words / 180));
    },
  );
});

test("six questions that name the project time and both ways to price", () => {
  const faqs = list("faqs/en.yaml", faqItem);
  expect(faqs.map((faq) => faq.id)).toEqual([1, 2, 3, 4, 5, 6]);
  const answers = faqs.map((faq) => faq.answer).join("\n");
  for (const fact of ["4 to 12 weeks", /fixed[- ]price/i, /time[- ]and[- ]materials/i])
    expect(answers).toMatch(fact);
});

test("five years of the agency", () => {
  expect(
    list("timeline/en.yaml", timelineEntry).map(({ year, title }) => `${year} ${title}`),
  ).toEqual([
    "2022 Foundation",
    "2023 Expansion",
    "2024 Innovation",
    "2024 Integration",
    "2025 Leadership",
  ]);
});

test("real estate: four steps of photo editing and four of drone editing, numbered", () => {
  const { process } = read("real-estate/en/real-estate-solutions.mdx", realEstateContent);
  for (const steps of [process.photoEditing, process.droneEditing]) {
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    expect(new Set(steps.map(({ image }) => image.src)).size).toBe(4);
  }
});

test("the terms state deposit, late interest, revisions and notice", () => {
  const text = read("legal/en/terms-condition.mdx", () => legalContent)
    .text.replaceAll("**", "")
    .replace(/\s+/g, " ");
  for (const rule of [
    /50% of the agreed price/,
    /1\.5% a month/,
    /2 revision rounds/,
    /30 days' (?:written )?notice/,
  ])
    expect(text).toMatch(rule);
});
