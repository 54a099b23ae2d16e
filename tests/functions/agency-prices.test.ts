/** The prices of pages by staff: over those of the content, kept, taken away and given. */
import { expect, test } from "vitest";
import { priced } from "#domain/content/price.ts";
import { withAgency } from "#tests/support/records/agency.ts";

const agency = withAgency();

test("a build has the staff's prices over those of the pages, in every language", () => {
  const [amazon, daraz] = [
    {
      slug: "amazon",
      price: { from: 500, usual: [900, 2500] as [number, number], moves: ["Ads"] },
    },
    {
      slug: "daraz",
      price: { from: 300, usual: [500, 900] as [number, number], moves: ["Fairs"] },
    },
  ];
  const bengali = [{ slug: "amazon", price: { moves: ["বিজ্ঞাপন"] } }];
  const staff = new Map([["amazon", { from: 640, usual: [1111, 2500] as [number, number] }]]);
  expect(priced(bengali, [amazon, daraz], staff)).toEqual([
    { slug: "amazon", price: { from: 640, usual: [1111, 2500], moves: ["বিজ্ঞাপন"] } },
  ]);
  expect(priced([daraz], [amazon, daraz], staff)).toEqual([daraz]);
});

test("prices of pages that a save does not name stay, with how they are paid", async () => {
  const { facts } = await agency.read();
  const amazon = { from: 640, usual: [1111, 2500] };
  const saved = await agency.save({ ...facts, prices: { "platforms/amazon": amazon } }, 0);
  expect(saved.data.facts.prices).toEqual({
    ...facts.prices,
    "platforms/amazon": { ...amazon, per: "month" },
  });
  const once = { "platforms/amazon": { ...amazon, per: "once" } };
  const next = await agency.save({ ...facts, prices: once }, 1);
  expect(next.data.facts.prices).toEqual({ ...facts.prices, ...once });
});

test("a page gets a price, loses it, and gets that of its content back with an older version", async () => {
  const { facts } = await agency.read();
  const sails = { from: 80, usual: [120, 900], per: "once" };
  const saved = await agency.save(
    { ...facts, prices: { "platforms/amazon": null, "services/sails": sails } },
    0,
  );
  expect(saved.data.facts.prices).toEqual({
    ...facts.prices,
    "platforms/amazon": null,
    "services/sails": sails,
  });
  const without = await agency.save({ ...facts, prices: { "services/sails": null } }, 1);
  expect(without.data.facts.prices).toEqual({ ...facts.prices, "platforms/amazon": null });
  expect((await agency.revert(0, 2)).data.facts.prices).toEqual(facts.prices);
  const wrong = await agency.save(
    { ...facts, prices: { "services/sails": { ...sails, from: 121 } } },
    3,
  );
  expect(wrong.status).toBe(400);
});

test("pages show no price that staff took away, and one that they gave, paid as they say", () => {
  const price = { from: 300, usual: [500, 900] as [number, number], moves: ["Fairs"] };
  const pages = [
    { slug: "sails", price: undefined },
    { slug: "daraz", price: { ...price, per: "month" as const } },
    { slug: "amazon", price },
  ];
  const numbers = { from: 80, usual: [120, 900] as [number, number] };
  const staff = new Map([
    ["sails", { ...numbers, per: "month" as const }],
    ["daraz", { ...numbers, per: "once" as const }],
    ["amazon", null],
  ]);
  expect(priced(pages, pages, staff)).toEqual([
    { slug: "sails", price: { ...numbers, moves: [], per: "month" } },
    { slug: "daraz", price: { ...numbers, moves: ["Fairs"] } },
    { slug: "amazon" },
  ]);
});
