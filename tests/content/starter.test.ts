/** What `npm run adopt` lays out has no mistake but the words that are still to write. */
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { agencyFacts } from "#domain/content/agency.ts";
import { readAgency } from "#site/agency/read.ts";
import { checkBrand } from "./brand.ts";
import { checkContent } from "./check.ts";
import { ROOT } from "./copy.ts";
import { layOutStarter, paint, timeZoneOf } from "../../adopt/starter-site.ts";

/** What the parts and categories of the agency that this test runs in ask for besides. */
const OF_THE_DEMO = [
  "storeService",
  "platform",
  "home.clientsNote",
  "home.storesLede",
  "about.evolutionAlt",
  "category",
];

const layOut = async (answers: { name: string; city: string; colour: string }) => {
  const content = mkdtempSync(join(tmpdir(), "starter-"));
  const demo = join(ROOT, "content");
  await layOutStarter(content, demo, { ...answers, country: "NO", languages: ["en", "fr"] });
  return content;
};

test("all that is wrong with it are its placeholders", async () => {
  const content = await layOut({ name: "Halden Studio", city: "Bergen", colour: "#0b6e4f" });
  const { problems } = checkContent(content, ROOT);
  const others = problems.filter(
    ({ field, message }) => !message.startsWith("Still says '") && !OF_THE_DEMO.includes(field),
  );
  expect(others).toEqual([]);
  expect(problems.length).toBeGreaterThan(50);
  expect(readAgency(content)).toMatchObject({
    brand: "Halden Studio",
    languages: ["en", "fr"],
    timeZone: "Europe/Oslo",
    address: { city: "Bergen", country: "Norway", countryCode: "NO" },
  });
});

test.each(["#ffcc00", "#ffffff", "#000000", "#7f7f7f", "#00ffff"])(
  "a main colour of %s gives a palette that can be read",
  async (colour) => {
    const content = mkdtempSync(join(tmpdir(), "palette-"));
    cpSync(join(ROOT, "adopt/starter/brand"), join(content, "brand"), { recursive: true });
    cpSync(join(ROOT, "content/brand/mark.svg"), join(content, "brand/mark.svg"));
    await paint(join(content, "brand"), colour);
    expect(checkBrand(content)).toEqual([]);
  },
);

test("names that YAML or SVG could misread stay as they are", async () => {
  const name = "& Sons: “R#D” <ltd>";
  const content = await layOut({ name, city: "- Sankt 'Pölten'", colour: "#1d4ed8" });
  expect(readAgency(content)).toMatchObject({ brand: name, address: { city: "- Sankt 'Pölten'" } });
  expect(checkBrand(content)).toEqual([]);
  expect(readFileSync(join(content, "brand/mark.svg"), "utf8")).not.toContain("&");
});

test.each(["IN", "UA", "NP", "VN", "US", "XK", "BV"])("%s has a time zone", (country) => {
  const { timeZone } = agencyFacts.shape;
  expect(timeZone.safeParse(timeZoneOf(country)).success).toBe(true);
});
