/** What staff may send of a record: taken as it is, letter by letter. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RecordKind } from "#domain/records/record.ts";
import {
  media,
  PROJECT,
  type Records,
  SERVICE,
  startRecords,
} from "#tests/support/records/records.ts";

let house: Records;

beforeEach(async () => {
  house = await startRecords();
});
afterEach(() => house.close());

const long = (length: number) => "x".repeat(length);
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => media(String(index)));

describe("taken as it is", () => {
  test.each<[RecordKind, string, object, object]>([
    [
      "services",
      "text of any script",
      { shortDetails: "বাংলা 🚀 \u202eRTL <b>&\n2" },
      { shortDetails: "বাংলা 🚀 \u202eRTL <b>&\n2" },
    ],
    [
      "services",
      "formulas and markup",
      { bulletPoints: ["=1+1", "<script>"] },
      { bulletPoints: ["=1+1", "<script>"] },
    ],
    [
      "services",
      "blank entries, dropped",
      { fullDetails: ["", " a ", "\u200b"], bulletPoints: ["\t"] },
      { fullDetails: ["a"], bulletPoints: [] },
    ],
    [
      "services",
      "blank pictures, dropped",
      { images: ["", ` ${media("a")} `, " "] },
      { images: [media("a")] },
    ],
    [
      "services",
      "six pictures, one of them blank",
      { images: [...pictures(5), ""] },
      { images: pictures(5) },
    ],
    [
      "services",
      "a delivery time",
      { deliveryTime: " 2 to\n8 weeks " },
      { deliveryTime: "2 to 8 weeks" },
    ],
    [
      "services",
      "no lists at all",
      { fullDetails: [], bulletPoints: [], images: [] },
      { fullDetails: [], bulletPoints: [], images: [] },
    ],
    [
      "services",
      "the longest texts",
      { serviceType: long(160), shortDetails: long(400) },
      { serviceType: long(160), shortDetails: long(400) },
    ],
    ["projects", "eight pictures", { images: pictures(8) }, { images: pictures(8) }],
    ["projects", "blank features, dropped", { features: [" ", "a"] }, { features: ["a"] }],
    [
      "projects",
      "a day to start and to be done",
      { completionDate: "2026-01-10" },
      { completionDate: "2026-01-10" },
    ],
    ["projects", "a leap day", { startDate: "2024-02-29" }, { startDate: "2024-02-29" }],
    ["projects", "B21: a budget in cents", { budget: 1234.5 }, { budget: 1234.5 }],
    ["projects", "B21: ten cents", { budget: 0.1 }, { budget: 0.1 }],
    ["projects", "29 cents", { budget: 0.29 }, { budget: 0.29 }],
    ["projects", "B33: a budget of 0", { budget: 0 }, { budget: 0 }],
    ["projects", "the highest budget", { budget: 1e12 }, { budget: 1e12 }],
  ])("%s: %s", async (kind, _name, fields, expected) => {
    const made = await house.admin.create(kind, fields);
    expect(made.status).toBe(200);
    expect((await house.admin.get(kind, made.data._id)).data).toMatchObject(expected);
  });

  test.each([...["2026-03-01", "2026-12-31"]])(
    "B36: %s is the same day in every zone",
    async (day) => {
      const { data } = await house.admin.create("projects", { completionDate: day });
      const stored = (await house.store.all<{ items: { completionDate: string }[] }>("projects"))[
        "all"
      ]?.items[0]?.completionDate;
      expect([data.completionDate, stored]).toEqual([day, day]);
    },
  );
});

test("B33: a project has no budget until it gets one, keeps 0, and loses it again", async () => {
  const made = await house.admin.create("projects", { budget: undefined });
  expect(made.data).not.toHaveProperty("budget");
  let record = (await house.admin.list("projects")).data[0];
  const seen: unknown[] = [];
  for (const budget of [0, undefined, 500, null]) {
    if (!record) break;
    const saved = await house.admin.save("projects", record, { budget });
    record = saved.data;
    seen.push((await house.admin.get("projects", record._id)).data.budget);
  }
  expect(seen).toEqual([0, undefined, 500, undefined]);
});

test("the spec's bodies are taken word for word", async () => {
  for (const [kind, body] of [
    ["services", { ...SERVICE, imageAlts: undefined }],
    ["projects", PROJECT],
  ] as const) {
    const { status, body: answer } = await house.admin.ask("POST", `/api/${kind}`, body);
    expect([status, answer.success, typeof answer.message]).toEqual([200, true, "string"]);
  }
});
