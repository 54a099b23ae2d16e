/** What the privacy policy says of the site, in each language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";

const HASH = { en: "a hash", bn: "হ্যাশ", fr: "une empreinte", es: "un hash" };

describe.each(LOCALES)("the privacy policy in %s", (locale) => {
  const text = readFileSync(
    join(import.meta.dirname, `../../legal/${locale}/privacy-policy.mdx`),
    "utf8",
  );
  const part = (heading: number) => text.split(/^## /m)[heading] ?? "";

  test("promises no time that the site does not keep itself", () => {
    expect(part(8)).toContain("{enquiryMonths}");
    expect(part(8).replace(/^.*\n/, "")).not.toMatch(/[\d০-৯]/);
  });

  test("names the hashes of the network address, of the email address, and of those that connect messages", () => {
    const hashes = part(3)
      .split("\n")
      .filter((line) => line.startsWith("- **") && line.split("**")[1]?.includes(HASH[locale]));
    expect(hashes).toHaveLength(3);
    expect(hashes[0]).toContain("{counterMinutes}");
  });
});
