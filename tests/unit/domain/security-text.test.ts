import { expect, test } from "vitest";
import { securityText } from "#domain/content/security-text.ts";

const YEAR = 365 * 24 * 60 * 60 * 1000;

test.each(["2026-11-30T00:00:00Z", "2028-02-29T23:59:59Z"])(
  "a file built at %s is valid for less than a year",
  (day) => {
    const built = new Date(day);
    const text = securityText({
      email: "safety+web@agency.example",
      languages: ["en", "fr"],
      address: "https://agency.example/.well-known/security.txt",
      built,
    });
    const [contact, expires = "", ...others] = text.split("\n");
    expect(contact).toBe("Contact: mailto:safety+web@agency.example");
    expect(others).toEqual([
      "Preferred-Languages: en, fr",
      "Canonical: https://agency.example/.well-known/security.txt",
      "",
    ]);
    const [, end = ""] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z)$/.exec(expires) ?? [];
    const valid = new Date(end).valueOf() - built.valueOf();
    expect(valid).toBeGreaterThan(0.9 * YEAR);
    expect(valid).toBeLessThan(YEAR);
  },
);
