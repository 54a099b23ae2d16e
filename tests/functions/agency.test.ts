/** The agency's facts by staff: saving, contradictions, two people at once, and the way back. */
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AgencyState } from "#domain/api/agency.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { agencyFacts } from "#domain/content/agency.ts";
import { closedDays } from "#domain/content/closed-days.ts";
import { changedFacts } from "#domain/content/fact-names.ts";
import { priced } from "#domain/content/price.ts";
import { replyBy } from "#domain/content/reply-by.ts";
import {
  editableOf,
  type StaffFacts,
  staffFactsOf,
  withStaffFacts,
} from "#domain/content/staff-facts.ts";
import { staffFactModules } from "#site/facts/modules.ts";
import { STAFF_FACTS } from "#site/facts/staff.ts";
import { readPrices } from "#site/agency/prices.ts";
import { readAgency } from "#site/agency/read.ts";
import { readFacts } from "#site/facts/read.ts";
import { exportToContent } from "#site/records/export.ts";
import { ask } from "#tests/support/api/api.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";

const ROOT = join(import.meta.dirname, "../..");
const CONTENT = readAgency(join(ROOT, "content"));
const PRICES = readPrices(join(ROOT, "content"));

const AMAZON = "platforms/en/amazon.mdx";

let house: Records;
beforeEach(async () => {
  house = await startRecords();
});
afterEach(() => house.close());

const read = async () => (await house.admin.ask<AgencyState>("GET", "/api/agency")).data;
const save = (facts: object, revision: number, who = house.manager) =>
  who.ask<AgencyState>("PUT", "/api/agency", facts, { "if-match": `"${revision}"` });
const revert = (to: number, revision: number) =>
  house.admin.ask<AgencyState>("POST", `/api/agency/history/${to}`, undefined, {
    "if-match": `"${revision}"`,
  });

test("they begin as content/agency.yaml says, and go back into it the same", async () => {
  const { revision, facts, versions } = await read();
  expect([revision, versions]).toEqual([0, []]);
  expect(facts).toEqual(staffFactsOf(CONTENT, PRICES));
  expect(withStaffFacts(CONTENT, facts)).toEqual(CONTENT);
  expect((await ask("GET", "/api/agency")).status).toBe(401);
});

test("a change has its author; an older version comes back as a new one", async () => {
  const { facts } = await read();
  const saturday = { ...facts, hours: { ...facts.hours, Sat: null }, holidays: ["2026-12-25"] };
  const saved = await save(saturday, 0);
  expect([saved.status, saved.headers.get("etag"), saved.data.facts]).toEqual([
    200,
    '"1"',
    saturday,
  ]);
  await save({ ...saturday, phone: "+880 1711 111111" }, 1, house.admin);
  const back = await revert(1, 2);
  expect([back.data.revision, back.data.facts]).toEqual([3, saturday]);
  expect(back.data.versions.map(({ revision, action, by }) => [revision, action, by.name])).toEqual(
    [
      [3, "reverted", "Test admin"],
      [2, "changed", "Test admin"],
      [1, "changed", "Test manager"],
      [0, "filled", "The first build"],
    ],
  );
  expect((await revert(9, 3)).status).toBe(404);
});

test("a save over a version that one has not seen is refused, names who saved, and loses nothing", async () => {
  const { facts } = await read();
  await save({ ...facts, holidays: ["2026-12-25"] }, 0);
  const late = await save({ ...facts, phone: "+880 1711 111111" }, 0, house.admin);
  expect([late.status, late.body.message, late.data.revision]).toEqual([
    412,
    "Test manager saved this in the meantime. Your changes were not saved.",
    1,
  ]);
  // A repeat of the same save, after a lost answer, is one.
  expect((await save({ ...facts, holidays: ["2026-12-25"] }, 0)).status).toBe(200);
  expect((await read()).revision).toBe(1);
});

describe("in the activity", () => {
  const lines = async () => (await house.admin.ask<Activity[]>("GET", "/api/activity")).data;
  const undo = (entry: Activity | undefined) =>
    house.manager.ask("POST", `/api/activity/${entry?.id ?? ""}/undo`);

  test("each change names its facts and its author", async () => {
    const { facts } = await read();
    const promises = { ...facts.promises, fixDays: 77 };
    await save({ ...facts, hours: { ...facts.hours, Sat: null }, promises }, 0);
    await save({ ...facts, holidays: ["2027-02-21"] }, 1, house.admin);
    expect(
      (await lines()).map(({ kind, action, by, fields }) => [kind, action, by.name, fields]),
    ).toEqual([
      ["agency", "changed", "Test admin", ["hours", "holidays", "fixDays"]],
      ["agency", "changed", "Test manager", ["hours", "fixDays"]],
    ]);
  });

  test("the last change is undone, also the first of all; an earlier one names who came after", async () => {
    const { facts } = await read();
    const other = { ...facts, phone: "+880 1711 222333" };
    await save(other, 0);
    await save({ ...other, holidays: ["2027-02-21"] }, 1, house.admin);
    const [second, first] = await lines();
    expect([first?.undo, first?.later?.name, second?.undo]).toEqual([false, "Test admin", true]);
    const refused = await undo(first);
    expect([refused.status, refused.body.message]).toEqual([
      412,
      "This cannot be undone, because it was changed again later by Test admin. Undo the later change first, or use the history.",
    ]);
    expect((await undo(second)).status).toBe(200);
    expect((await read()).facts).toEqual(other);
    await revert(0, 3);
    expect((await read()).facts).toEqual(facts);
  });

  test("undoing the only change leads back to what the files say", async () => {
    const { facts } = await read();
    await save({ ...facts, phone: "+880 1711 222333" }, 0);
    expect((await undo((await lines())[0])).status).toBe(200);
    expect((await read()).facts).toEqual(facts);
  });
});

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
    const { facts } = await read();
    const { status, body } = await save({ ...facts, ...change }, 0);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
    expect((await read()).revision).toBe(0);
  });
});

test("what staff may save is what content/agency.yaml may say", async () => {
  const { facts } = await read();
  const other: StaffFacts = {
    ...facts,
    hours: {
      ...facts.hours,
      Mon: null,
      Tue: { opens: "00:00", closes: "23:59" },
      Sun: { opens: "10:00", closes: "16:00" },
    },
    holidays: ["2027-01-01", "2026-12-25"],
  };
  const saved = (await save(other, 0)).data.facts;
  expect(saved.holidays).toEqual(["2026-12-25", "2027-01-01"]);
  expect(editableOf(saved).hours).toEqual([
    { from: "Mon" },
    { from: "Tue", opens: "00:00", closes: "23:59" },
    { from: "Wed", to: "Fri", opens: "09:00", closes: "18:00" },
    { from: "Sat", to: "Sun", opens: "10:00", closes: "16:00" },
  ]);
  expect(agencyFacts.safeParse(withStaffFacts(CONTENT, saved)).success).toBe(true);
});

test("the promised time follows the saved hours and holidays", async () => {
  const { facts } = await read();
  const changed = { ...facts, hours: { ...facts.hours, Sat: null }, holidays: ["2026-11-30"] };
  const office = withStaffFacts(CONTENT, changed);
  // Friday, 17:50 in Dhaka: ten minutes, then Tuesday, as Saturday is closed and Monday a holiday.
  const asked = new Date("2026-11-27T11:50:00Z");
  expect(replyBy(asked, 30, office).toISOString()).toBe("2026-12-01T03:20:00.000Z");
});

test("texts that name a fact follow in a build with the staff's facts", async () => {
  const { facts } = await read();
  const content = join(ROOT, "content");
  const changed = { ...facts, promises: { ...facts.promises, fixDays: 45 } };
  process.env[STAFF_FACTS] = JSON.stringify({ revision: 1, facts: changed });
  const named = readFacts(content).bn.get("fixDays");
  Reflect.deleteProperty(process.env, STAFF_FACTS);
  expect([named, readFacts(content).bn.get("fixDays")]).toEqual(["৪৫", "৯০"]);
});

test("a build with the staff's facts imports them, and the generated files stay as they are", async () => {
  const { facts } = await read();
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
  const { facts } = await read();
  const amazon = { from: 640, usual: [1111, 2500] };
  const saved = await save({ ...facts, prices: { "platforms/amazon": amazon } }, 0);
  expect(saved.data.facts.prices).toEqual({
    ...facts.prices,
    "platforms/amazon": { ...amazon, per: "month" },
  });
  const once = { "platforms/amazon": { ...amazon, per: "once" } };
  const next = await save({ ...facts, prices: once }, 1);
  expect(next.data.facts.prices).toEqual({ ...facts.prices, ...once });
});

test("a page gets a price, loses it, and gets that of its content back with an older version", async () => {
  const { facts } = await read();
  const sails = { from: 80, usual: [120, 900], per: "once" };
  const saved = await save(
    { ...facts, prices: { "platforms/amazon": null, "services/sails": sails } },
    0,
  );
  expect(saved.data.facts.prices).toEqual({
    ...facts.prices,
    "platforms/amazon": null,
    "services/sails": sails,
  });
  const without = await save({ ...facts, prices: { "services/sails": null } }, 1);
  expect(without.data.facts.prices).toEqual({ ...facts.prices, "platforms/amazon": null });
  expect((await revert(0, 2)).data.facts.prices).toEqual(facts.prices);
  const wrong = await save({ ...facts, prices: { "services/sails": { ...sails, from: 121 } } }, 3);
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

test("holidays keep their names by language; a name without its day goes", async () => {
  const { facts } = await read();
  const victory = { en: "Victory Day", bn: "বিজয় দিবস" };
  const saved = await save(
    {
      ...facts,
      holidays: ["2026-12-25", "2026-12-16"],
      holidayNames: {
        "2026-12-16": { ...victory, fr: "", es: "  " },
        "2026-12-25": { en: "" },
        "2027-01-01": { en: "New Year" },
      },
    },
    0,
  );
  expect(saved.data.facts.holidayNames).toEqual({ "2026-12-16": victory });
  const office = withStaffFacts(CONTENT, saved.data.facts);
  expect(agencyFacts.safeParse(office).success).toBe(true);
  expect(closedDays(office, "bn", "2026-12-01")).toEqual([
    { day: "2026-12-16", name: "বিজয় দিবস", locale: "bn" },
    { day: "2026-12-25", name: undefined, locale: "en" },
  ]);
  expect(closedDays(office, "fr", "2026-12-16")[0]).toEqual({
    day: "2026-12-16",
    name: "Victory Day",
    locale: "en",
  });
  expect(closedDays(office, "fr", "2026-12-26")).toEqual([]);
  const { data } = await save(
    { ...saved.data.facts, holidayNames: { "2026-12-16": { en: "Bijoy Dibosh" } } },
    1,
  );
  expect(changedFacts(saved.data.facts, data.facts)).toEqual(["holidays"]);
});

test("chats go to their own number, and to the phone again", async () => {
  const { facts } = await read();
  const saved = (await save({ ...facts, chat: "+880 1755 666777" }, 0)).data.facts;
  expect(withStaffFacts(CONTENT, saved).chat).toBe("+880 1755 666777");
  const back = (await save({ ...saved, chat: "" }, 1)).data.facts;
  expect(withStaffFacts({ ...CONTENT, chat: "+880 1755 666777" }, back)).toEqual(CONTENT);
});

test("an export writes what differs into content/agency.yaml, with its comments", async () => {
  const folder = await mkdtemp(join(tmpdir(), "facts-"));
  await mkdir(join(folder, "content/site"), { recursive: true });
  await mkdir(join(folder, "content/platforms/en"), { recursive: true });
  for (const file of ["agency.yaml", "site/en.yaml", AMAZON])
    await cp(join(ROOT, "content", file), join(folder, "content", file));
  const before = await readFile(join(folder, "content/agency.yaml"), "utf8");
  const { facts } = await read();
  await save(
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
  await save(next, 1);
  const { written, wordless } = await exportToContent(folder, []);
  expect(written).toContain(`content/${AMAZON}`);
  expect(wordless).toContain("services/sails");
  expect(await shown()).toEqual({ name: "Amazon", from: 640, usual: [1111, 2500] });
  await save({ ...next, prices: { "platforms/amazon": null } }, 2);
  await exportToContent(folder, []);
  expect(await shown()).toBeUndefined();
  expect(await readFile(join(folder, "content", AMAZON), "utf8")).toContain("moves:");
  await rm(folder, { recursive: true });
});

test("a backup brings them to an empty site, and over none that staff have saved there", async () => {
  const { facts } = await read();
  const saved = (await save({ ...facts, holidays: ["2026-12-25"] }, 0)).data;
  const { data } = await house.admin.ask<object>("GET", "/api/export");
  await house.close();
  house = await startRecords();
  const bring = () => house.admin.ask("POST", "/api/import", { data });
  expect((await bring()).status).toBe(200);
  expect(await read()).toEqual(saved);
  await save({ ...facts, holidays: ["2027-01-01"] }, 1);
  expect((await bring()).status).toBe(200);
  expect((await read()).facts.holidays).toEqual(["2027-01-01"]);
});
