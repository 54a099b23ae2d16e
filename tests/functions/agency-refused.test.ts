/** Facts of the agency that contradict each other. */
import { describe, expect, test } from "vitest";
import { staffFactsOf } from "#domain/content/staff-facts.ts";
import { CONTENT, PRICES, withAgency } from "#tests/support/records/agency.ts";

const agency = withAgency();

describe("facts that contradict each other are refused at their field", () => {
  const week = (Mon: object) => ({ hours: { ...staffFactsOf(CONTENT, PRICES).hours, Mon } });
  const promise = (promises: object) => ({
    promises: { ...staffFactsOf(CONTENT, PRICES).promises, ...promises },
  });
  test.each<[string, object, string, string]>([
    [
      "closing before opening",
      week({ opens: "18:00", closes: "09:00" }),
      "hours.Mon.closes",
      "Must close after it opens.",
    ],
    [
      "closing at the minute of opening",
      week({ opens: "09:00", closes: "09:00" }),
      "hours.Mon.closes",
      "Must close after it opens.",
    ],
    [
      "no time",
      week({ opens: "9", closes: "18:00" }),
      "hours.Mon.opens",
      "Must be a time, like 09:00.",
    ],
    [
      "a holiday twice",
      { holidays: ["2026-12-25", "2026-12-26", "2026-12-25"] },
      "holidays.2",
      "Listed twice.",
    ],
    ["a day that there is not", { holidays: ["2026-02-30"] }, "holidays.0", "Not a valid date."],
    [
      "a phone that abroad cannot be dialled",
      { phone: "01700 000000" },
      "phone",
      "Start with + and the country code, no extension.",
    ],
    [
      "a phone with an extension",
      { phone: "+880 1700 000000 ext. 5" },
      "phone",
      "Start with + and the country code, no extension.",
    ],
    [
      "more than the whole price as a deposit",
      promise({ depositPercent: 101 }),
      "promises.depositPercent",
      "Must be at most 100.",
    ],
    [
      "a chat number that abroad cannot be dialled",
      { chat: "01700 000000" },
      "chat",
      "Start with + and the country code, no extension.",
    ],
    [
      "most orders up to less than from",
      { prices: { "platforms/amazon": { from: 500, usual: [900, 900] } } },
      "prices.platforms/amazon.usual.1",
      "Must be at least 901.",
    ],
    [
      "a smallest order above most orders",
      { prices: { "platforms/amazon": { from: 901, usual: [900, 2500] } } },
      "prices.platforms/amazon.from",
      "Must be at most 900.",
    ],
    ["half a day", promise({ fixDays: 1.5 }), "promises.fixDays", "Must be a whole number."],
    ["no time to answer", promise({ homeForm: 0 }), "promises.homeForm", "Must be at least 1."],
  ])("%s", async (_name, change, field, sentence) => {
    const { facts } = await agency.read();
    const { status, body } = await agency.save({ ...facts, ...change }, 0);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect((await agency.read()).revision).toBe(0);
  });
});
