/** The agency's facts: what their file may say, and what is made of them. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Part, PART_PLACES, partsOf } from "#domain/content/part-places.ts";
import { LANGUAGES } from "#domain/languages.ts";
import { modulesOf, textsOf } from "#site/agency/modules.ts";
import { readParts } from "#site/agency/parts.ts";
import { readAgency } from "#site/agency/read.ts";
import { writeAgency } from "#site/agency/write.ts";

const DEMO = readFileSync("content/agency.yaml", "utf8");

/** A folder with the look, and with `content/agency.yaml` as `change` leaves it. */
function project(change: (text: string) => string = (text) => text): string {
  const root = mkdtempSync(join(tmpdir(), "agency-"));
  mkdirSync(join(root, "content"));
  cpSync("content/brand", join(root, "content/brand"), { recursive: true });
  writeFileSync(join(root, "content/agency.yaml"), change(DEMO));
  return root;
}

const languages = (list: string) => (text: string) =>
  text.replace(/^languages: .*$/m, `languages: ${list}`);

describe("a mistake is named with its line and field", () => {
  test.each([
    [/^email: .*$/m, "email: hello", "email: Must be an email address."],
    [/^phone: .*$/m, "phone: call us", "phone: Must be a phone number, like +47 55 00 00 00."],
    [/^phone: .*$/m, "phone: 01700 000000", "phone: Must start with + and the country’s code"],
    [/^phone: .*$/m, "phone: 0047 55 00 00 00", "phone: Must start with + and the country’s code"],
    [/^phone: .*$/m, "phone: +1 202 555 0100 ext. 5", "phone: Must start with + and the country’s"],
    [/^phone: .*$/m, "phone: +4755000000", "phone: Must be a text. Put it in quotes."],
    [/^# chat: .*$/m, "chat: 55 00 00 00", "chat: Must start with + and the country’s code"],
    [
      /^ {2}postalCode: .*$/m,
      "  postalCode: 1209",
      "address.postalCode: Must be a text. Put it in",
    ],
    [
      /^ {2}countryCode: .*$/m,
      "  countryCode: UK",
      "address.countryCode: There is no country 'UK'.",
    ],
    [
      /^ {2}countryCode: .*$/m,
      "  countryCode: ZZ",
      "address.countryCode: There is no country 'ZZ'.",
    ],
    [/^ {2}city: .*$/m, '  city: "{brand}"', "address.city: Must not name a fact in braces"],
    [/^ {2}year: .*$/m, "  year: 2099", "since.year: Must be at most 20"],
    [/^languages: .*$/m, "languages: en", "languages: Must be a list."],
    [
      /closes: "18:00"/,
      'closes: "06:00"',
      "hours[0]: Must close later than it opens, on the same day.",
    ],
    [/\{ from: Sat,/, "{ from: Fri,", "hours[1]: Names Fri again."],
    [/\{ from: Sun \}/, "{ from: Sat, to: Sun }", "hours[2]: Names Sat again."],
    [/^brand: .*$/m, "brand: ''", "brand: Is empty."],
    [
      /^brand: .*$/m,
      "brand: নকশা",
      "brand: Needs Latin letters or digits, of which the address of the meeting page is made.",
    ],
    [/^domain: .*$/m, "domain: https://a.example", "domain: Must be a domain, like example.com."],
    [/^currency: .*$/m, "currency: KRONE", "currency: There is no 'KRONE'."],
    [/^timeZone: .*$/m, "timeZone: Europe/Bergen", "timeZone: There is no 'Europe/Bergen'."],
    [/^timeZone: .*$/m, "timeZone: +05:30", "timeZone: There is no '+05:30'."],
    [/^languages: .*$/m, "languages: [fr]", "languages: Must hold `en`"],
    [/^languages: .*$/m, "languages: [en, en]", "languages: Names a language twice."],
    [/^languages: .*$/m, "languages: [en, no]", "languages[1]: Must be one of 'en', 'bn'"],
    [/^budgets: .*$/m, "budgets: [3, 2, 9]", "budgets: Must rise from step to step."],
    [/^ {2}scheduler: .*$/m, "  scheduler: http://a.example", "meeting.scheduler: Must start with"],
    [
      /^# holidays: .*$/m,
      "holidayNames: { 2026-12-25: { en: Christmas } }",
      "Is not one of the `holidays`.",
    ],
    [/^# holidays: .*$/m, "holidays: [25.12.2026]", "holidays[0]: Must be a day like 2026-12-25."],
    [/opens: "09:00"/, "opens: 9", "hours[0].opens: Must be a text."],
    [/^ {2}city: .*\n/m, "", "address.city: Is missing."],
  ])("%s", (from, to, message) => {
    const root = project((text) => text.replace(from, to));
    const line = to && readFileSync(join(root, "content/agency.yaml"), "utf8").split(to)[0];
    const said = () => readAgency(join(root, "content"));
    expect(said).toThrow(message);
    expect(said).toThrow(
      line ? `content/agency.yaml:${line.split("\n").length} ` : "content/agency.yaml:",
    );
  });

  test("several at once, and a file that is no YAML", () => {
    const root = project((text) => text.replace(/^email: .*$/m, "mail: a").replace("USD", "$"));
    expect(() => readAgency(join(root, "content"))).toThrow(/email: Is missing[^]*currency: /);
    const broken = project((text) => text.replace("brand: Nokshaworks", "brand: a: b"));
    expect(() => readAgency(join(broken, "content"))).toThrow(/^content\/agency\.yaml:\d+: /);
  });
});

test.each(["Asia/Kolkata", "Europe/Kyiv", "Asia/Ho_Chi_Minh", "Asia/Calcutta", "UTC"])(
  "the time zone %s is known",
  (name) => {
    const root = project((text) => text.replace(/^timeZone: .*$/m, `timeZone: ${name}`));
    expect(readAgency(join(root, "content")).timeZone).toBe(name);
  },
);

test.each([
  "phone: +49 (0)30 123456",
  'phone: "+4755000000"',
  "phone: +1 (202) 555-0100",
  "phone: +44 20.7946.0000",
])("%s is a phone number", (row) => {
  const root = project((text) => text.replace(/^phone: .*$/m, row));
  expect(readAgency(join(root, "content")).phone).toMatch(/^\+/);
});

describe("the modules hold the languages of the list and no other", () => {
  test.each([
    ["[en]", ["bn", "fr", "es"], false],
    ["[en, fr]", ["bn", "es"], false],
    ["[fr, bn, en]", ["es"], true],
  ])("%s", (list, gone, hasBengali) => {
    const root = project(languages(list));
    const modules = modulesOf(
      readAgency(join(root, "content")),
      partsOf(() => true),
      {},
    );
    for (const [path, text] of Object.entries(modules)) {
      for (const language of gone) expect(text, path).not.toMatch(new RegExp(`\\b${language}\\b`));
      if (/^texts|^admin/.test(path)) expect(text.includes("/bn"), path).toBe(hasBengali);
    }
    expect(modules["bengali.css"]).toBe(hasBengali ? '@import "../styles/bangla.css";\n' : "");
    expect(modules["bengali.ts"]?.includes(".woff2")).toBe(hasBengali);
    expect(modules["facts/hasBengali.ts"]).toContain(String(hasBengali));
    expect(modules["facts/hasLanguages.ts"]).toContain(String(list !== "[en]"));
  });
});

test("every language has its texts, and one without says which are missing", () => {
  expect(textsOf(LANGUAGES).filter((path) => !existsSync(path))).toEqual([]);
  expect(textsOf(["no" as "en"])).toContain("src/i18n/no/mail.ts");
});

test("an unchanged fact leaves its file alone, a changed one is written, a stray file goes", () => {
  const root = project();
  writeAgency(root);
  const file = (path: string) => join(root, "src/generated", path);
  writeFileSync(file("stray.ts"), "");
  const before = readFileSync(file("facts/currency.ts"), "utf8");
  expect(before).toContain('currency: Required<Agency>["currency"] = "USD"');
  writeFileSync(join(root, "content/agency.yaml"), DEMO.replace("USD", "NOK"));
  writeAgency(root);
  expect(readFileSync(file("facts/currency.ts"), "utf8")).toBe(before.replace('"USD"', '"NOK"'));
  expect(() => readFileSync(file("stray.ts"))).toThrow("ENOENT");
});

describe("a part is there when its folder or file is", () => {
  const there = (root: string) =>
    Object.entries(readParts(join(root, "content")))
      .filter(([, isThere]) => isThere)
      .map(([part]) => part);

  test.each(Object.entries(PART_PLACES) as [Part, string][])("%s", (part, place) => {
    const root = project();
    expect(there(root)).toEqual([]);
    if (part === "newsletter") mkdirSync(join(root, "content/articles/en"), { recursive: true });
    if (place.endsWith(".yaml")) writeFileSync(join(root, "content", place), "[]");
    else mkdirSync(join(root, "content", place, "en"), { recursive: true });
    expect(there(root)).toEqual(part === "newsletter" ? ["blog", "newsletter"] : [part]);
  });

  test.each([
    ["an empty folder", [], false],
    ["a folder of pictures", ["_images"], false],
    ["a folder for what the staff write", [".gitkeep"], true],
  ])("%s", (_what, names, isThere) => {
    const root = project();
    mkdirSync(join(root, "content/projects"));
    for (const name of names) writeFileSync(join(root, "content/projects", name), "");
    expect(there(root)).toEqual(isThere ? ["projects"] : []);
  });

  test("the modules say so, and a demo that is not there has nobody", () => {
    const root = project();
    mkdirSync(join(root, "content/articles/en"), { recursive: true });
    writeAgency(root);
    const read = (name: string) => readFileSync(join(root, "src/generated", name), "utf8");
    expect(read("parts.ts")).toContain("export const blog: boolean = true;");
    expect(read("parts.ts")).toContain("export const projects: boolean = false;");
    expect(read("demo.ts")).toContain("people: []");
  });
});
