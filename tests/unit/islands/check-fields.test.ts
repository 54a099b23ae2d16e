/** The browser refuses what the server would refuse, and nothing else (cases B04 to B07). */
import { describe, expect, test } from "vitest";
import { email as serverEmail, phone as serverPhone } from "#domain/schema/inputs.ts";
import { wrongFields } from "#site/islands/check-fields.ts";

const PROBLEMS = { name: "name?", email: "email?", phone: "phone?" };
const RIGHT = { name: "Rahima", email: "rahima@ghatline.example", phone: "" };

test("fields that are right are no problem, blanks and a missing phone included", () => {
  expect(wrongFields(RIGHT, PROBLEMS)).toEqual({});
  expect(
    wrongFields(
      { name: " Rahima ", email: " \u200brahima@ghatline.example ", phone: "  " },
      PROBLEMS,
    ),
  ).toEqual({});
});

test("each wrong field is named, in the order of the form", () => {
  expect(
    Object.entries(wrongFields({ name: " ", email: "rahima", phone: "abc" }, PROBLEMS)),
  ).toEqual(Object.entries(PROBLEMS));
});

describe("an email address is judged like on the server", () => {
  test.each([
    ["B04", "o'neil-smith@sub-domain.example", true],
    ["B05", "a@studio.photography", true],
    ["B05", "a@x.fitness", true],
    ["B06", "first+tag@example.com", true],
    ["a list", "a@b.example, c@d.example", false],
    ["a name with it", "Rahima <a@b.example>", true],
    ["no domain", "a@b", false],
    ["copied marks", "\u202aa@b.example\u202c", true],
  ])("%s: %s is right: %s", (_case, email, right) => {
    expect(wrongFields({ ...RIGHT, email }, PROBLEMS)).toEqual(
      right ? {} : { email: PROBLEMS.email },
    );
    expect(serverEmail.safeParse(email).success).toBe(right);
  });
});

describe("a phone number is judged like on the server (B07)", () => {
  test.each([
    ["abc", false],
    ["+++", false],
    ["1234", false],
    ["০১৭০০-০০০০০০", true],
    ["+880 1700-000000 ext 5", true],
    [" +880 1700 000000 ", true],
  ])("%s is right: %s", (phone, right) => {
    expect(wrongFields({ ...RIGHT, phone }, PROBLEMS)).toEqual(
      right ? {} : { phone: PROBLEMS.phone },
    );
    expect(serverPhone.safeParse(phone).success).toBe(right);
  });
});
