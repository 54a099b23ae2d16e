/** The agency's facts by staff in the activity. */
import { describe, expect, test } from "vitest";
import type { Activity } from "#domain/staff/activity.ts";
import { withAgency } from "#tests/support/records/agency.ts";

const agency = withAgency();

describe("in the activity", () => {
  const lines = async () => (await agency.admin.ask<Activity[]>("GET", "/api/activity")).data;
  const undo = (entry: Activity | undefined) =>
    agency.manager.ask("POST", `/api/activity/${entry?.id ?? ""}/undo`);

  test("each change names its facts and its author", async () => {
    const { facts } = await agency.read();
    const promises = { ...facts.promises, fixDays: 77 };
    await agency.save({ ...facts, hours: { ...facts.hours, Sat: null }, promises }, 0);
    await agency.save({ ...facts, holidays: ["2027-02-21"] }, 1, agency.admin);
    expect(
      (await lines()).map(({ kind, action, by, fields }) => [kind, action, by.name, fields]),
    ).toEqual([
      ["agency", "changed", "Test admin", ["hours", "holidays", "fixDays"]],
      ["agency", "changed", "Test manager", ["hours", "fixDays"]],
    ]);
  });

  test("the last change is undone, also the first of all; an earlier one names who came after", async () => {
    const { facts } = await agency.read();
    const other = { ...facts, phone: "+880 1711 222333" };
    await agency.save(other, 0);
    await agency.save({ ...other, holidays: ["2027-02-21"] }, 1, agency.admin);
    const [second, first] = await lines();
    expect([first?.undo, first?.later?.name, second?.undo]).toEqual([false, "Test admin", true]);
    const refused = await undo(first);
    expect([refused.status, refused.body.message]).toEqual([
      412,
      "This cannot be undone, because it was changed again later by Test admin. Undo the later change first, or use the history.",
    ]);
    expect((await undo(second)).status).toBe(200);
    expect((await agency.read()).facts).toEqual(other);
    await agency.revert(0, 3);
    expect((await agency.read()).facts).toEqual(facts);
  });

  test("undoing the only change leads back to what the files say", async () => {
    const { facts } = await agency.read();
    await agency.save({ ...facts, phone: "+880 1711 222333" }, 0);
    expect((await undo((await lines())[0])).status).toBe(200);
    expect((await agency.read()).facts).toEqual(facts);
  });
});
