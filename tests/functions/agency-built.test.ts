/** What a build and an export make of the agency's facts by staff. */
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replyBy } from "#domain/content/reply-by.ts";
import { withStaffFacts } from "#domain/content/staff-facts.ts";
import { readPrices } from "#site/agency/prices.ts";
import { readAgency } from "#site/agency/read.ts";
import { staffFactModules } from "#site/facts/modules.ts";
import { readFacts } from "#site/facts/read.ts";
import { STAFF_FACTS } from "#site/facts/staff.ts";
import { exportToContent } from "#site/records/export.ts";
import { CONTENT, ROOT, withAgency } from "#tests/support/records/agency.ts";

const AMAZON = "platforms/en/amazon.mdx";

const agency = withAgency();

test("the promised time follows the saved hours and holidays", async () => {
  const { facts } = await agency.read();
  const changed = { ...facts, hours: { ...facts.hours, Sat: null }, holidays: ["2026-11-30"] };
  const office = withStaffFacts(CONTENT, changed);
  // Friday, 17:50 in Dhaka: ten minutes, then Tuesday, as Saturday is closed and Monday a holiday.
  const asked = new Date("2026-11-27T11:50:00Z");
  expect(replyBy(asked, 30, office).toISOString()).toBe("2026-12-01T03:20:00.000Z");
});

test("texts that name a fact follow in a build with the staff's facts", async () => {
  const { facts } = await agency.read();
  const content = join(ROOT, "content");
  const changed = { ...facts, promises: { ...facts.promises, fixDays: 45 } };
  process.env[STAFF_FACTS] = JSON.stringify({ revision: 1, facts: changed });
  const named = readFacts(content).bn.get("fixDays");
  Reflect.deleteProperty(process.env, STAFF_FACTS);
  expect([named, readFacts(content).bn.get("fixDays")]).toEqual(["৪৫", "৯০"]);
});

test("a build with the staff's facts imports them, and the generated files stay as they are", async () => {
  const { facts } = await agency.read();
  const file = join(ROOT, "src/generated/facts/phone.ts");
  const [before, plugin] = [readFileSync(file, "utf8"), staffFactModules()];
  const { handler } = plugin.load as { handler: (id: string) => string | undefined };
  const configured = plugin.configResolved as (config: { root: string }) => void;
  configured({ root: ROOT });
  expect(handler(file)).toBeUndefined();
  process.env[STAFF_FACTS] = JSON.stringify({
    revision: 1,
    facts: { ...facts, phone: "+880 1744 000111", holidays: ["2026-12-25"] },
  });
  configured({ root: ROOT });
  Reflect.deleteProperty(process.env, STAFF_FACTS);
  expect(handler(file)).toContain("+880 1744 000111");
  expect(handler(file.replace("phone", "hasHolidays"))).toContain("true");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("an export writes what differs into content/agency.yaml, with its comments", async () => {
  const folder = await mkdtemp(join(tmpdir(), "facts-"));
  await mkdir(join(folder, "content/site"), { recursive: true });
  await mkdir(join(folder, "content/platforms/en"), { recursive: true });
  for (const file of ["agency.yaml", "site/en.yaml", AMAZON])
    await cp(join(ROOT, "content", file), join(folder, "content", file));
  const before = await readFile(join(folder, "content/agency.yaml"), "utf8");
  const { facts } = await agency.read();
  await agency.save(
    {
      ...facts,
      hours: { ...facts.hours, Sun: { opens: "10:00", closes: "12:00" } },
      holidays: ["2026-12-25"],
      holidayNames: { "2026-12-25": { en: "Christmas", fr: "Noël" } },
      promises: { ...facts.promises, homeForm: 45 },
      chat: "+880 1755 666777",
      prices: { ...facts.prices, "platforms/amazon": { from: 640, usual: [1111, 2500] } },
    },
    0,
  );
  expect((await exportToContent(folder, [])).written).toEqual([
    "content/agency.yaml",
    `content/${AMAZON}`,
  ]);
  const text = await readFile(join(folder, "content/agency.yaml"), "utf8");
  expect(text).toContain("homeForm: 45 # minutes, while the office is open");
  for (const comment of before.match(/# .*/g) ?? []) expect(text).toContain(comment);
  const { hours, holidays, promises } = readAgency(join(folder, "content"));
  expect([hours.at(-1), holidays, promises.homeForm]).toEqual([
    { from: "Sun", opens: "10:00", closes: "12:00" },
    ["2026-12-25"],
    45,
  ]);
  const page = await readFile(join(ROOT, "content", AMAZON), "utf8");
  expect(await readFile(join(folder, "content", AMAZON), "utf8")).toBe(
    page.replace("from: 500", "from: 640").replace("[900, 2500]", "[1111, 2500]"),
  );
  const { chat, holidayNames } = readAgency(join(folder, "content"));
  expect([chat, holidayNames]).toEqual([
    "+880 1755 666777",
    { "2026-12-25": { en: "Christmas", fr: "Noël" } },
  ]);
  expect((await exportToContent(folder, [])).written).toEqual([]);

  const shown = async () => readPrices(join(folder, "content"))["platforms/amazon"];
  const once = { from: 640, usual: [1111, 2500], per: "once" };
  const next = { ...facts, prices: { "platforms/amazon": once, "services/sails": once } };
  await agency.save(next, 1);
  const { written, wordless } = await exportToContent(folder, []);
  expect(written).toContain(`content/${AMAZON}`);
  expect(wordless).toContain("services/sails");
  expect(await shown()).toEqual({ name: "Amazon", from: 640, usual: [1111, 2500] });
  await agency.save({ ...next, prices: { "platforms/amazon": null } }, 2);
  await exportToContent(folder, []);
  expect(await shown()).toBeUndefined();
  expect(await readFile(join(folder, "content", AMAZON), "utf8")).toContain("moves:");
  await rm(folder, { recursive: true });
});
