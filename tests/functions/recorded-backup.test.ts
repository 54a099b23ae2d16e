/**
 * The file that an earlier version let its staff download, sent to an empty site as people send
 * files: cut, twice, with other line ends.
 */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Records, startRecords } from "#tests/support/records/records.ts";
import { recordedBackup, recordedKeys } from "#tests/support/store/recorded-store.ts";

const KEPT = ["services", "projects", "pictures", "messages", "notes"] as const;
const [RECORDS = "", OBJECTS = ""] = recordedBackup();

let house: Records;

beforeEach(async () => {
  house = await startRecords();
});
afterEach(() => house.close());

const send = async (path: string, body: unknown) =>
  (await house.admin.ask("POST", path, body)).status;
const stored = () => Promise.all(KEPT.map((name) => house.store.keys(name)));

async function importAll(change: (line: string) => string = (line) => line): Promise<void> {
  expect(await send("/api/import", change(RECORDS))).toBe(200);
  expect(await send("/api/import/objects", change(OBJECTS))).toBe(200);
  expect(await stored()).toEqual(KEPT.map(recordedKeys));
}

test("it has two lines", () => {
  expect(recordedBackup()).toHaveLength(2);
});

test("a line that is cut is refused with nothing of it stored, and the whole file is taken after that", async () => {
  const half = (line: string) => line.slice(0, line.length / 2);
  expect(await send("/api/import", half(RECORDS))).toBe(400);
  expect(await stored()).toEqual(KEPT.map(() => []));
  expect(await send("/api/import", RECORDS)).toBe(200);
  const before = await stored();
  expect(await send("/api/import/objects", half(OBJECTS))).toBe(400);
  expect(await stored()).toEqual(before);
  await importAll();
});

test("a page that breaks off at an object that is none goes on where it stopped", async () => {
  const page = JSON.parse(OBJECTS) as { data: object[] };
  const broken = page.data.with(page.data.length / 2, {
    kind: "notes",
    key: "note/none",
    value: {},
  });
  expect(await send("/api/import", RECORDS)).toBe(200);
  expect(await send("/api/import/objects", { data: broken })).toBe(400);
  await importAll();
});

test.each<[string, (line: string) => string]>([
  ["twice", (line) => line],
  ["with the line ends of Windows", (line) => `${line}\r`],
  ["with a mark of its encoding", (line) => `\uFEFF${line}`],
])("it is taken %s", async (_name, change) => {
  await importAll();
  await importAll(change);
});

test("the objects without the records are kept for the records that come later", async () => {
  expect(await send("/api/import/objects", OBJECTS)).toBe(200);
  await importAll();
});
