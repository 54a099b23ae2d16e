/** The number of an enquiry, as people read it to each other. */
import { expect, test } from "vitest";
import { numberFrom, numberIn } from "#domain/inbox/enquiry-number.ts";

const hash = (bits: number) => bits.toString(16).padStart(5, "0") + "f".repeat(27);
const ANY = [0, 1, 31, 32, 1_023, 0x5b3c7, 0xfffff, 0x8a1f2].map((bits) => numberFrom(hash(bits)));

test("has the agency's prefix, four signs and a check, none of them easily mistaken", () => {
  for (const number of ANY) expect(number).toMatch(/^NW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
  expect(new Set(ANY).size).toBe(ANY.length);
  expect(numberFrom(hash(0x12345))).toBe(numberFrom(`12345${"0".repeat(27)}`));
});

test.each([
  ["as it is", (number: string) => number],
  ["in lower case", (number: string) => number.toLowerCase()],
  ["without dashes", (number: string) => number.replaceAll("-", "")],
  ["with spaces", (number: string) => ` ${number.replaceAll("-", " ")} `],
  ["with other dashes", (number: string) => number.replaceAll("-", "\u2011")],
  [
    "with letters for digits",
    (number: string) => `NW${number.slice(2).replace(/0/g, "o").replace(/1/g, "l")}`,
  ],
])("is found %s", (_how, typed) => {
  expect(ANY.map((number) => numberIn(typed(number)))).toEqual(ANY);
});

test("one wrong sign, or two swapped ones, make it no number", () => {
  for (const number of ANY) {
    const signs = Array.from(number.replaceAll("-", "").slice(2));
    for (const [index, sign] of signs.entries()) {
      for (const other of "0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        if (other !== sign)
          expect(numberIn(`NW${signs.with(index, other).join("")}`)).toBeUndefined();
      const next = signs[index + 1];
      if (next !== undefined && next !== sign)
        expect(
          numberIn(
            `NW${signs
              .with(index, next)
              .with(index + 1, sign)
              .join("")}`,
          ),
        ).toBeUndefined();
    }
  }
});

test.each(["", "NW", "NW-7F3K", "NW-7F3K-22", "7F3K-2", "XX-0000-0", "NW-७F3K-2", "Nokshaworks"])(
  "%s is no number",
  (text) => {
    expect(numberIn(text)).toBeUndefined();
  },
);
