/** What staff may send and what is refused, field by field; nothing refused leaves a trace. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  BODIES,
  media,
  type Records,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";

let house: Records;

beforeEach(async () => {
  house = await startRecords();
});
afterEach(() => house.close());

const long = (length: number) => "x".repeat(length);
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => media(String(index)));

type Row = [name: string, fields: object, wrong: string, sentence: string];

const BOTH: Row[] = [
  ["pictures that are no list", { images: "/media/a.webp" }, "images", "Must be a list."],
  [
    "a picture of another site",
    { images: ["https://example.com/a.png"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture by its whole address",
    { images: [`https://nokshaworks.example${media("a")}`] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture that was never uploaded",
    { images: ["/media/nonsense"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture that leads to something else",
    { images: ["/media/../api/users"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "the same with encoded dots",
    { images: [`/media/%2e%2e${media("a")}`] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture with a query",
    { images: [`${media("a")}?x`] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture in a folder of the site",
    { images: ["/placeholder.svg"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a second picture that is none",
    { images: [media("a"), "/media/x.png"] },
    "images.1",
    "Must be the address of a picture",
  ],
  [
    "a picture by script",
    { images: ["javascript:alert(1)"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture by data",
    { images: ["data:image/svg+xml,<svg>"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture without encryption",
    { images: ["http://example.com/a.png"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture of another host, in disguise",
    { images: ["//evil.example/a.png"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "the same with a backslash",
    { images: ["/\\evil.example/a.png"] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "a picture that ends its attribute",
    { images: ['/a.png" onerror="x'] },
    "images.0",
    "Must be the address of a picture",
  ],
  [
    "an alternative text that is too long",
    { imageAlts: { "/a.png": long(201) } },
    "imageAlts./a.png",
    "Must have at most 200 characters (201 now).",
  ],
  [
    "alternative texts as a list",
    { imageAlts: ["a"] },
    "imageAlts",
    "Must map picture addresses to texts.",
  ],
  ["active as a text", { isActive: "yes" }, "isActive", "Must be true or false."],
];

const ROWS: Record<RecordKind, Row[]> = {
  services: [
    ...BOTH,
    ["no type", { serviceType: undefined }, "serviceType", "This field is required."],
    ["a blank type", { serviceType: " \u200b\u2800 " }, "serviceType", "This field is required."],
    ["a type that is a number", { serviceType: 5 }, "serviceType", "Must be text."],
    [
      "a type that is too long",
      { serviceType: long(161) },
      "serviceType",
      "Must have at most 160 characters (161 now).",
    ],
    [
      "nothing but controls in the type",
      { serviceType: "\0\u001b\ud800" },
      "serviceType",
      "This field is required.",
    ],
    ["no short details", { shortDetails: undefined }, "shortDetails", "This field is required."],
    [
      "short details that are too long",
      { shortDetails: long(401) },
      "shortDetails",
      "Must have at most 400 characters (401 now).",
    ],
    ["full details as a text", { fullDetails: "a" }, "fullDetails", "Must be a list."],
    [
      "a full detail that is too long",
      { fullDetails: [long(501)] },
      "fullDetails.0",
      "Must have at most 500 characters (501 now).",
    ],
    [
      "a delivery time that is too long",
      { deliveryTime: long(61) },
      "deliveryTime",
      "Must have at most 60 characters (61 now).",
    ],
    [
      "too many key features",
      { bulletPoints: Array(31).fill("a") },
      "bulletPoints",
      "Must have at most 30 entries.",
    ],
    [
      "a key feature that is too long",
      { bulletPoints: [long(501)] },
      "bulletPoints.0",
      "Must have at most 500 characters (501 now).",
    ],
    ["a key feature that is no text", { bulletPoints: [null] }, "bulletPoints.0", "Must be text."],
    ["six pictures", { images: pictures(6) }, "images", "Maximum 5 images allowed"],
  ],
  questions: [
    ["active as a text", { isActive: "yes" }, "isActive", "Must be true or false."],
    ["no question", { question: undefined }, "question", "This field is required."],
    ["a blank question", { question: " \u200b " }, "question", "This field is required."],
    [
      "a question that is too long",
      { question: long(301) },
      "question",
      "Must have at most 300 characters (301 now).",
    ],
    ["no answer", { answer: undefined }, "answer", "This field is required."],
    [
      "an answer that is too long",
      { answer: long(1_501) },
      "answer",
      "Must have at most 1,500 characters (1,501 now).",
    ],
    ["an answer that is a list", { answer: ["Yes."] }, "answer", "Must be text."],
  ],
  projects: [
    ...BOTH,
    ...["title", "client", "description", "location"].map((field): Row => [
      `no ${field}`,
      { [field]: undefined },
      field,
      "This field is required.",
    ]),
    ["no start date", { startDate: undefined }, "startDate", "Must be a date, like 2026-03-01."],
    [
      "an empty completion date",
      { completionDate: "" },
      "completionDate",
      "Must be a date, like 2026-03-01.",
    ],
    [
      "a description that is too long",
      { description: long(5_001) },
      "description",
      "Must have at most 5,000 characters (5,001 now).",
    ],
    [
      "an unknown category",
      { category: "Web Development" },
      "category",
      "Must be Residential, Commercial",
    ],
    ["an empty category", { category: "" }, "category", "Must be Residential"],
    ["an unknown status", { status: "done" }, "status", "Must be Planning, In Progress"],
    ["nine pictures", { images: pictures(9) }, "images", "Maximum 8 images allowed"],
    ["featured as a number", { isFeatured: 1 }, "isFeatured", "Must be true or false."],
    ...["2024-02-30", "2025-02-29", "0000-01-01", "9999-12-31"].map((day): Row => [
      `the day ${day}`,
      { startDate: day },
      "startDate",
      "",
    ]),
    ...["2026-3-1", "01.03.2026", "2026-03-01T18:00:00Z", 20260301].map((day): Row => [
      `the day ${day}`,
      { startDate: day },
      "startDate",
      "Must be a date, like 2026-03-01.",
    ]),
    [
      "completion before start",
      { completionDate: "2026-01-09" },
      "completionDate",
      "Choose the start date or a later day.",
    ],
    ["B21: a budget below 0", { budget: -1 }, "budget", "Must be at least 0."],
    [
      "B21: a budget in tenths of a cent",
      { budget: 0.001 },
      "budget",
      "Must have at most 2 decimals.",
    ],
    [
      "a budget beyond all measure",
      { budget: 1e21 },
      "budget",
      "Must be at most 1,000,000,000,000.",
    ],
    ...["-", "e", "NaN", "about 5", true, [], {}].map((budget): Row => [
      `B34: the budget ${JSON.stringify(budget)}`,
      { budget },
      "budget",
      "Must be a number, like 12500 or 12500.50.",
    ]),
    ...Object.entries({
      "1e5": "Write the number in full, like 100000.",
      "1.000": "1000",
      "1,5": "15",
      "-5": "Must not be negative.",
    }).map(([budget, sentence]): Row => [
      `B34: the budget ${budget}`,
      { budget },
      "budget",
      sentence,
    ]),
  ],
};

describe.each(RECORD_KINDS)("%s", (kind) => {
  test.each(ROWS[kind])("refused: %s", async (_name, fields, wrong, sentence) => {
    const record = (await house.admin.create(kind, { [TITLES[kind]]: "Before" })).data;
    for (const answer of [
      await house.admin.create(kind, fields),
      await house.admin.save(kind, record, fields),
    ]) {
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        "invalid",
        "Please check the fields that are marked.",
      ]);
      expect(Object.keys(answer.body.fields ?? {})).toEqual([wrong]);
      expect(answer.body.fields?.[wrong]).toContain(sentence);
    }
    expect((await house.admin.list(kind)).data).toEqual([record]);
  });

  test.each<[string, string, number]>([
    ["nothing", "", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "5", 400],
    ["half a body", '{"title":', 400],
    ["100-deep nesting", `{"features":${"[".repeat(100)}${"]".repeat(100)}}`, 400],
    ["70 KB", JSON.stringify({ description: long(70_000) }), 413],
  ])("refused: a body of %s", async (_name, body, status) => {
    const record = (await house.admin.create(kind)).data;
    expect((await house.admin.ask("POST", `/api/${kind}`, body)).status).toBe(status);
    const headers = { ...house.tokens.admin, "if-match": '"1"' };
    expect((await ask("PUT", `/api/${kind}/${record._id}`, { headers, body })).status).toBe(status);
    expect((await house.admin.list(kind)).data).toEqual([record]);
  });

  test.each([
    undefined,
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ])("refused: a body of the type %s", async (type) => {
    const headers = { ...house.tokens.admin, "content-type": type ?? "" };
    expect((await ask("POST", `/api/${kind}`, { headers, body: BODIES[kind] })).status).toBe(415);
    expect((await house.admin.list(kind)).body.total).toBe(0);
  });
});

describe("F18: odd ids lead nowhere and change nothing", () => {
  const ODD = [
    ".",
    "..",
    "%2e",
    "%2e%2e",
    "%252e%252e%252f",
    "..%2f..%2fx",
    "A",
    "a%00",
    "a%20b",
    "%E0%A6%95",
    "a_b",
    "-a",
    "all",
    "history",
    long(65),
  ];
  test.each(ODD)("%s", async (id) => {
    for (const kind of RECORD_KINDS) {
      await house.admin.create(kind);
      const before = await house.store.all(kind);
      const headers = { ...house.tokens.admin, "if-match": '"1"' };
      for (const [method, path] of [
        ["GET", `/api/${kind}/${id}`],
        ["PUT", `/api/${kind}/${id}`],
        ["DELETE", `/api/${kind}/${id}`],
        ["GET", `/api/${kind}/${id}/history`],
        ["POST", `/api/${kind}/${id}/history/2`],
        ["POST", `/api/trash/${kind}/${id}`],
        ["DELETE", `/api/trash/${kind}/${id}`],
        ["POST", `/api/trash/${id}/${id}`],
      ] as const)
        expect(
          (await ask(method, path, { headers, ...(method === "PUT" && { body: BODIES[kind] }) }))
            .status,
          `${method} ${path}`,
        ).toBe(404);
      expect(await house.store.all(kind)).toEqual(before);
    }
  });
});
