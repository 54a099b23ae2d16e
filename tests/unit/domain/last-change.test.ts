import { expect, test } from "vitest";
import { lastChange } from "#domain/records/last-change.ts";
import type { RecordChange } from "#domain/records/record.ts";

const AT = "2026-05-04T10:00:00.000Z";
const record = (action: RecordChange["action"], isActive = true) => ({
  slug: "boats",
  isActive,
  change: { action, at: AT, by: { _id: "1", name: "Nadia" } },
});

test.each<[what: string, records: Parameters<typeof lastChange>[1], day: string | undefined]>([
  ["changed by staff has that moment", [record("changed")], AT],
  ["back at an older version has that moment", [record("reverted")], AT],
  ["that only copies its page has none", [record("filled")], undefined],
  ["older than the history has none", [{ slug: "boats", isActive: true }], undefined],
  ["hidden at the same address is another page", [record("changed", false)], undefined],
  ["with another address is another page", [{ ...record("changed"), slug: "cars" }], undefined],
])("a record %s", (_, records, day) => {
  expect(lastChange("boats", records)).toBe(day);
});
