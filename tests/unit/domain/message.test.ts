import { describe, expect, test } from "vitest";
import {
  enquirySubmission,
  messageRecord,
  requestSubmission,
  spamReason,
} from "#domain/inbox/message.ts";

const ENQUIRY = { name: "Rahima", email: "rahima@ghatline.example", message: "Hello" };

describe("an enquiry", () => {
  test("needs name, email and message; the rest is empty when left out; unknown fields go", () => {
    expect(enquirySubmission.parse({ ...ENQUIRY, role: "admin" })).toEqual({
      ...ENQUIRY,
      kind: "enquiry",
      from: "",
      phone: "",
      company: "",
      about: [],
      trap: "",
      locale: "en",
    });
    expect(
      Object.keys(enquirySubmission.safeParse({}).error?.flatten().fieldErrors ?? {}).sort(),
    ).toEqual(["email", "message", "name"]);
  });

  test.each([
    [{ trap: "x".repeat(9_000) }, { trap: "x".repeat(500) }],
    [{ trap: ["a"] }, { trap: "(unreadable)" }],
    [{ locale: "bn" }, { locale: "bn" }],
    [{ locale: 5 }, { locale: "en" }],
  ])("is never refused for what the page adds: %o", (added, expected) => {
    expect(enquirySubmission.parse({ ...ENQUIRY, ...added })).toMatchObject(expected);
  });
});

test("a request needs a service, name and email; message, budget and timeline are free", () => {
  const { name, email } = ENQUIRY;
  expect(requestSubmission.parse({ name, email, service: "Web Design" })).toMatchObject({
    kind: "request",
    message: "",
    budget: "",
    timeline: "",
  });
  expect(requestSubmission.safeParse({ name, email }).success).toBe(false);
});

test.each([
  "Under $5,000\u200b",
  "under $5,000",
  "\ufeff UNDER\u00a0$5,000 \u00ad",
  "\u200eUnder $5,000\u200f",
])("a request takes the choice that %j means", (budget) => {
  const request = { ...ENQUIRY, service: "Web Design", budget, timeline: "\u200b" };
  expect(requestSubmission.parse(request)).toMatchObject({ budget: "Under $5,000", timeline: "" });
});

test("a record without the fields that came later still reads", () => {
  const old = {
    _id: "1-a",
    kind: "enquiry",
    createdAt: "2026-01-01T00:00:00.000Z",
    name: "A",
    email: "a@b.example",
  };
  expect(messageRecord.parse(old)).toMatchObject({
    ...old,
    phone: "",
    locale: "en",
    page: "",
    claim: "",
  });
});

test.each([
  [{ trap: "x" }, "trap"],
  [{ message: "[link=http://a.example]b[/link]" }, "markup"],
  [{ message: "www.a.example ".repeat(9) }, "links"],
  [{ message: "www.a.example ".repeat(8) }, undefined],
  [{}, undefined],
])("%o looks like spam: %s", (fields, reason) => {
  expect(spamReason({ ...ENQUIRY, trap: "", ...fields })).toBe(reason);
});
