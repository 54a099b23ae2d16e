/** The agency's facts by staff: saving, two people at once, the way back, and the backup. */
import { expect, test } from "vitest";
import { agencyFacts } from "#domain/content/agency.ts";
import { closedDays } from "#domain/content/closed-days.ts";
import { changedFacts } from "#domain/content/fact-names.ts";
import {
  editableOf,
  type StaffFacts,
  staffFactsOf,
  withStaffFacts,
} from "#domain/content/staff-facts.ts";
import { ask } from "#tests/support/api/api.ts";
import { CONTENT, PRICES, withAgency } from "#tests/support/records/agency.ts";

const agency = withAgency();

test("they begin as content/agency.yaml says, and go back into it the same", async () => {
  const { revision, facts, versions } = await agency.read();
  expect([revision, versions]).toEqual([0, []]);
  expect(facts).toEqual(staffFactsOf(CONTENT, PRICES));
  expect(withStaffFacts(CONTENT, facts)).toEqual(CONTENT);
  expect((await ask("GET", "/api/agency")).status).toBe(401);
});

test("a change has its author; an older version comes back as a new one", async () => {
  const { facts } = await agency.read();
  const saturday = { ...facts, hours: { ...facts.hours, Sat: null }, holidays: ["2026-12-25"] };
  const saved = await agency.save(saturday, 0);
  expect([saved.status, saved.headers.get("etag"), saved.data.facts]).toEqual([
    200,
    '"1"',
    saturday,
  ]);
  await agency.save({ ...saturday, phone: "+880 1711 111111" }, 1, agency.admin);
  const back = await agency.revert(1, 2);
  expect([back.data.revision, back.data.facts]).toEqual([3, saturday]);
  expect(back.data.versions.map(({ revision, action, by }) => [revision, action, by.name])).toEqual(
    [
      [3, "reverted", "Test admin"],
      [2, "changed", "Test admin"],
      [1, "changed", "Test manager"],
      [0, "filled", "The first build"],
    ],
  );
  expect((await agency.revert(9, 3)).status).toBe(404);
});

test("a save over a version that one has not seen is refused, names who saved, and loses nothing", async () => {
  const { facts } = await agency.read();
  await agency.save({ ...facts, holidays: ["2026-12-25"] }, 0);
  const late = await agency.save({ ...facts, phone: "+880 1711 111111" }, 0, agency.admin);
  expect([late.status, late.body.message, late.data.revision]).toEqual([
    412,
    "Test manager saved this in the meantime. Your changes were not saved.",
    1,
  ]);
  // A repeat of the same save, after a lost answer, is one.
  expect((await agency.save({ ...facts, holidays: ["2026-12-25"] }, 0)).status).toBe(200);
  expect((await agency.read()).revision).toBe(1);
});

test("what staff may save is what content/agency.yaml may say", async () => {
  const { facts } = await agency.read();
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
  const saved = (await agency.save(other, 0)).data.facts;
  expect(saved.holidays).toEqual(["2026-12-25", "2027-01-01"]);
  expect(editableOf(saved).hours).toEqual([
    { from: "Mon" },
    { from: "Tue", opens: "00:00", closes: "23:59" },
    { from: "Wed", to: "Fri", opens: "09:00", closes: "18:00" },
    { from: "Sat", to: "Sun", opens: "10:00", closes: "16:00" },
  ]);
  expect(agencyFacts.safeParse(withStaffFacts(CONTENT, saved)).success).toBe(true);
});

test("holidays keep their names by language; a name without its day goes", async () => {
  const { facts } = await agency.read();
  const victory = { en: "Victory Day", bn: "বিজয় দিবস" };
  const saved = await agency.save(
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
  const { data } = await agency.save(
    { ...saved.data.facts, holidayNames: { "2026-12-16": { en: "Bijoy Dibosh" } } },
    1,
  );
  expect(changedFacts(saved.data.facts, data.facts)).toEqual(["holidays"]);
});

test("chats go to their own number, and to the phone again", async () => {
  const { facts } = await agency.read();
  const saved = (await agency.save({ ...facts, chat: "+880 1755 666777" }, 0)).data.facts;
  expect(withStaffFacts(CONTENT, saved).chat).toBe("+880 1755 666777");
  const back = (await agency.save({ ...saved, chat: "" }, 1)).data.facts;
  expect(withStaffFacts({ ...CONTENT, chat: "+880 1755 666777" }, back)).toEqual(CONTENT);
});

test("a backup brings them to an empty site, and over none that staff have saved there", async () => {
  const { facts } = await agency.read();
  const saved = (await agency.save({ ...facts, holidays: ["2026-12-25"] }, 0)).data;
  const { data } = await agency.admin.ask<object>("GET", "/api/export");
  await agency.restart();
  const bring = () => agency.admin.ask("POST", "/api/import", { data });
  expect((await bring()).status).toBe(200);
  expect(await agency.read()).toEqual(saved);
  await agency.save({ ...facts, holidays: ["2027-01-01"] }, 1);
  expect((await bring()).status).toBe(200);
  expect((await agency.read()).facts.holidays).toEqual(["2027-01-01"]);
});
