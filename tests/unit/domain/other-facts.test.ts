/** What a text says of the agency otherwise than the agency does. */
import { expect, test } from "vitest";
import { AGENCY_FACTS, otherFacts } from "#domain/checks/other-facts.ts";
import { promisesIn } from "#domain/checks/promises.ts";
import { AGENCY } from "#tests/support/words/agency-facts.ts";

test.each([
  ["promise", "Fixes are free for 90 days.", "90 days", "60"],
  ["promise in words", "Two revision rounds are included.", "Two revision rounds", "3"],
  ["promise in Bengali digits", "৫০% অগ্রিম", "৫০% অগ্রিম", "30"],
  ["reply time", "We reply within 2 hours.", "reply within 2 hours", "45 min, 10 h"],
  ["mail", "Write to Info@loom.example, please.", "Info@loom.example", "hello@loom.example"],
  ["phone", "Call +880 (1811) 222-334 today.", "+880 (1811) 222-334", "+880 1811 222333"],
  ["founding year", "Our studio was founded in 2012.", "founded in 2012", "2014"],
  ["opening hour", "We are open until 6 pm.", "6 pm", "08:30–17:00, 10:00–13:00"],
  ["opening hour of 24", "Loomery is open at 9:00.", "9:00", "08:30–17:00, 10:00–13:00"],
  ["figure", "We have 80+ projects behind us.", "80+ projects", "70+"],
  ["figure with a word", "Ask our 50+ happy clients.", "50+ happy clients", "40+, 60+"],
])("another %s: %s", (_, text, said, known) => {
  const [found, ...more] = otherFacts(text, AGENCY);
  expect(found?.said).toContain(said);
  expect(found?.known).toBe(known);
  expect(more).toEqual([]);
});

test.each([
  "Fixes are free for 60 days, or sixty days after delivery we repair, free of charge.",
  "We reply within 45 minutes; answer all messages within 10 hours.",
  "We answer with the next version, usually within two working days.",
  "Write to hello@loom.example or to info@client.example.",
  "Call +8801811222333.",
  "Our studio was founded in 2014.",
  "We are open from 8:30 am to 5 pm, on Saturdays until 13:00.",
  "The shop is open from 11:00 to 22:00.",
  "Ask our 40+ clients and 60+ happy clients. It has 300+ projects.",
  "We have worked with them since 2021, for 12+ years.",
  "No figure at all.",
])("nothing else is said by: %s", (text) => {
  expect(otherFacts(text, AGENCY)).toEqual([]);
});

test("a long quotation is cut for the list", () => {
  const text = `For 90 days after delivery we look at ${"every plank and ".repeat(9)}repair it.`;
  expect(otherFacts(text, AGENCY)[0]?.said).toMatch(/^90 days after .{20,50}…$/);
});

test("the house’s own facts differ from none of its promises", () => {
  const { fixDays, depositPercent } = AGENCY_FACTS.promises;
  const text = `Fixes are free for ${fixDays} days, after a ${depositPercent}% deposit.`;
  expect(promisesIn(text).map(({ fact }) => fact)).toEqual(["fixDays", "depositPercent"]);
  expect(otherFacts(text, AGENCY_FACTS)).toEqual([]);
});
