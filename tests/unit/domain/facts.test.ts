/** Facts that texts name in braces. */
import { expect, test } from "vitest";
import * as agency from "#generated/agency.ts";
import { factsOf } from "#domain/content/facts.ts";
import { fillFacts } from "#domain/content/fill-facts.ts";

const SITE = {
  ...agency,
  brand: "Alpona",
  since: { year: 2019, month: 5 },
  figures: {
    projectsCompleted: "500+",
    happyClients: "100+",
    yearsOfExcellence: "8+",
    clientsServed: "500+",
    brandsTransformed: "100+",
    support: "24/7",
    teamExperienceYears: "5+",
  },
  meeting: { scheduler: "https://cal.example/alpona", minutes: 45 },
  promises: {
    homeForm: 20,
    contactPage: 48,
    fixDays: 60,
    noticeDays: 14,
    depositPercent: 40,
    latePartPercent: 7,
    lateInterest: 2.5,
    revisionRounds: 3,
  },
};

test.each([
  ["en", "60 days, 40%, 2.5% a month, since 2019, 20 minutes, 48 hours"],
  ["fr", "60 days, 40%, 2,5% a month, since 2019, 20 minutes, 48 heures"],
  ["es", "60 days, 40%, 2.5% a month, since 2019, 20 minutos, 48 horas"],
  ["bn", "৬০ days, ৪০%, ২.৫% a month, since ২০১৯, ২০ মিনিট, ৪৮ ঘণ্টা"],
] as const)("promises come in the digits and units of %s", (locale, expected) => {
  const text =
    "{fixDays} days, {depositPercent}%, {lateInterest}% a month, since {year}, {homeForm}, {contactPage}";
  expect(fillFacts(text, factsOf(SITE, {}, locale)).replace(/\s/g, " ")).toBe(expected);
});

test("how long data is kept is the server's own number", () => {
  expect(
    fillFacts("{enquiryMonths} {spamDays} {counterMinutes} {confirmDays}", factsOf(SITE, {}, "en")),
  ).toBe("24 90 60 7");
});

test("lists and groups are filled to the bottom, and what is no fact stays", () => {
  const content = {
    order: 1,
    code: "\\{brand}",
    title: "{brand}",
    faqs: [{ answer: "{noticeDays} days at {platform}" }],
    date: new Date(0),
    none: null,
  };
  expect(fillFacts(content, factsOf(SITE, {}, "en"))).toEqual({
    order: 1,
    code: "{brand}",
    title: "Alpona",
    faqs: [{ answer: "14 days at {platform}" }],
    date: new Date(0),
    none: null,
  });
});
