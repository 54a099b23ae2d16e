/** What follows from one entry in a table of fields, by a table that no kind of record has. */
import { expect, test } from "vitest";
import { z } from "zod";
import { formOf } from "#admin/features/records/form/form-of.ts";
import { fieldsOfPage, overlayFields } from "#domain/records/field-overlay.ts";
import {
  contentShape,
  type Fields,
  freshOf,
  inputShape,
  pageNames,
  storedShape,
} from "#domain/records/fields.ts";

const FIELDS = {
  name: {
    kind: "title",
    input: z.string().min(1),
    label: "common.loading",
    page: { name: "name", as: "word" },
  },
  berth: {
    kind: "text",
    input: z.string(),
    fresh: "",
    label: "common.loading",
    page: { name: "berth", as: "fact" },
  },
  cargo: {
    kind: "list",
    input: z.array(z.string()),
    fresh: [],
    label: "common.loading",
    page: { name: "cargo", as: "word" },
  },
  toll: {
    kind: "money",
    input: z.number().nullable(),
    fresh: undefined,
    label: "common.loading",
    page: {
      name: "fee",
      as: "fact",
      toPage: (toll: number) => `$${toll}`,
      toRecord: (fee: string) => Number(fee.slice(1)),
    },
  },
  built: {
    kind: "day",
    input: z.string(),
    label: "common.loading",
    page: { name: "built", as: "file" },
  },
  sails: { kind: "switch", input: z.boolean(), fresh: true, label: "common.loading" },
} as const satisfies Fields;

const PAGE = {
  name: "Ferry",
  berth: "3",
  cargo: ["jute"],
  fee: "$4",
  built: "1971-03-26",
  captain: "Rahim",
};

test("a field without a fresh value is required, any other may be left out", () => {
  const input = z.object(inputShape(FIELDS));
  expect(input.parse({ name: "Ferry", built: "" })).toEqual({ name: "Ferry", built: "" });
  expect(input.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual(["name", "built"]);
  expect(freshOf(FIELDS)).toEqual({
    berth: "",
    cargo: [],
    toll: undefined,
    sails: true,
    imageAlts: {},
  });
});

test("a record that is older than its fields opens as a new one", () => {
  expect(z.object(storedShape(FIELDS)).parse({ name: "Ferry" })).toEqual({
    name: "Ferry",
    berth: "",
    cargo: [],
    built: "",
    sails: true,
    imageAlts: {},
  });
});

test("a page in content/ has the texts as the record has them, and may lack those that a record may", () => {
  const content = z.strictObject(contentShape(FIELDS));
  expect(content.parse({ name: "Ferry", built: "" })).toEqual({ name: "Ferry", built: "" });
  expect(Object.keys(content.shape)).toEqual(["name", "berth", "built"]);
  expect([pageNames(FIELDS, "fact"), pageNames(FIELDS, "word"), pageNames(FIELDS, "file")]).toEqual(
    [["berth", "fee"], ["name", "cargo"], ["built"]],
  );
});

test("a record says what it has over its page", () => {
  const record = {
    name: "Barge",
    berth: "7",
    cargo: ["rice", "salt"],
    toll: 9,
    built: "1999-01-01",
    sails: true,
  };
  expect(overlayFields(FIELDS, record, PAGE)).toEqual({
    name: "Barge",
    berth: "7",
    cargo: ["rice", "salt"],
    fee: "$9",
    built: "1999-01-01",
    captain: "Rahim",
  });
});

test("what is empty is lost by the page that the record was filled from, unless it may not be empty", () => {
  const emptied = { name: "", berth: "", cargo: [], toll: null, built: "" };
  expect(overlayFields(FIELDS, emptied, PAGE)).toEqual(PAGE);
  expect(overlayFields(FIELDS, { ...emptied, page: "ferry" }, PAGE)).toEqual({
    name: "Ferry",
    cargo: [],
    built: "1971-03-26",
    captain: "Rahim",
  });
});

test("an amount of 0 is said", () => {
  expect(overlayFields(FIELDS, { toll: 0, page: "ferry" }, PAGE).fee).toBe("$0");
});

test("a record that is filled from a page says what the page says", () => {
  const filled = fieldsOfPage(FIELDS, PAGE);
  expect(filled).toEqual({
    name: "Ferry",
    berth: "3",
    cargo: ["jute"],
    toll: 4,
    built: "1971-03-26",
  });
  expect(overlayFields(FIELDS, { ...filled, page: "ferry" }, PAGE)).toEqual(PAGE);
  expect(fieldsOfPage(FIELDS, { name: "Raft" })).toEqual({ name: "Raft" });
});

test("a form holds and sends each field by its kind", () => {
  const { fields, toValues, toInput } = formOf<"services", typeof FIELDS>(FIELDS);
  expect(fields.map(({ name, kind }) => [name, kind]).slice(0, 2)).toEqual([
    ["name", "title"],
    ["berth", "text"],
  ]);
  expect(toValues()).toEqual({
    name: "",
    berth: "",
    cargo: [{ value: "" }],
    toll: "",
    built: "",
    sails: true,
    publishAt: "",
    unpublishAt: "",
  });
  const values = {
    name: "Ferry",
    berth: "3",
    cargo: [{ value: "jute" }, { value: " " }],
    toll: "12.5",
    built: "",
    sails: false,
    publishAt: "2026-12-01T03:00:00.000Z",
    unpublishAt: "",
  };
  expect(toInput(values)).toEqual({
    publishAt: "2026-12-01T03:00:00.000Z",
    unpublishAt: "",
    name: "Ferry",
    berth: "3",
    cargo: ["jute"],
    toll: 12.5,
    built: "",
    sails: false,
  });
  expect(toInput({ ...values, toll: " " })).not.toHaveProperty("toll");
  expect(toInput({ ...values, toll: "1,250" })).toMatchObject({ toll: 1250 });
  expect(toInput({ ...values, toll: " 1e5" })).toMatchObject({ toll: "1e5" });
});
