/** What the newsletter's form refuses before anything is sent. */
import { expect, test } from "vitest";
import { addressProblem } from "#site/scripts/newsletter.ts";

const TEXTS = { max: "254", tooLong: "long", wrong: "wrong" };
const domain = (length: number) =>
  `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(4)}`.slice(0, length - 3) + ".co";

test.each([
  "reader@shapla.example",
  " reader@shapla.example\u200b",
  "reader＠shapla．example",
  "রহিমা@উদাহরণ.বাংলা",
  domain(254),
])("%j can be sent", (typed) => {
  expect(addressProblem(typed, TEXTS)).toBeUndefined();
});

test.each([
  "",
  "@",
  "reader@shapla",
  "a@b.example, c@d.example",
  "reader @shapla.example",
  "a@@b.example",
])("%j is no address", (typed) => {
  expect(addressProblem(typed, TEXTS)).toBe("wrong");
});

test("an address above the limit of the server is refused in place", () => {
  expect(addressProblem(domain(255), TEXTS)).toBe("long");
});
