/** The agency itself, as the demo content describes it. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import * as agency from "#generated/agency.ts";
import { clientLogo, siteContent, siteOf } from "#domain/content/site.ts";
import { CONTENT, list, read } from "./read-demo.ts";

describe("the agency", () => {
  const site = siteOf(
    agency,
    read("site/en.yaml", () => siteContent),
    "en",
  );

  test("brand, tagline, since, promises and meeting", () => {
    expect(site).toMatchObject({
      brand: "Nokshaworks",
      tagline: "Since 2020",
      since: { year: 2020, month: 2 },
      promises: {
        homeForm: 30,
        contactPage: 24,
        depositPercent: 50,
        lateInterest: 1.5,
        revisionRounds: 2,
        noticeDays: 30,
      },
      meeting: { minutes: 30 },
    });
  });

  test("figures", () => {
    expect(site.figures).toEqual({
      projectsCompleted: "500+",
      happyClients: "100+",
      yearsOfExcellence: "8+",
      clientsServed: "500+",
      brandsTransformed: "100+",
      support: "24/7",
      teamExperienceYears: "5+",
    });
  });

  test("hours", () => {
    expect(site.hours).toEqual([
      { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
      { from: "Sat", opens: "10:00", closes: "16:00" },
      { from: "Sun" },
    ]);
  });

  test("a post address in Dhaka, Bangladesh and no real mailbox", () => {
    expect(site.contacts.address).toMatchObject({ city: "Dhaka", country: "Bangladesh" });
    expect(site.contacts.email).toMatch(/\.example$/);
  });

  test("the three extra menu entries and the five presets, with facts filled in", () => {
    expect(site.menu?.entries.map((entry) => entry.href)).toEqual([
      "/real-estate-solutions",
      "/platform/amazon",
      "/platform/daraz",
    ]);
    expect(site.chat.presets).toHaveLength(5);
    // The name of a platform is put in by its page.
    expect(JSON.stringify(site)).not.toMatch(/\{(?!platform\})\w+\}/);
    expect(site.home.connectSteps[1]?.text).toContain("30 minutes");
  });

  test("seven clients, each with its own logo", () => {
    const clients = list("clients.yaml", clientLogo);
    expect(clients).toHaveLength(7);
    expect(
      globSync("clients/*.svg", { cwd: CONTENT })
        .map((file) => basename(file, ".svg"))
        .toSorted(),
    ).toEqual(clients.map(({ id }) => id).toSorted());
  });
});
