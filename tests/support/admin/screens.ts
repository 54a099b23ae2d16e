/** Every screen behind the sign-in, as the application lists them: no walk forgets a new one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";
import { TITLES } from "#tests/support/records/records.ts";
import { madeRecord } from "./made-record.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** Read, not imported: the list leads to every screen, and a test has no window. */
const PATTERNS = [
  ...readFileSync(join(ROOT, "src/admin/app/screens.ts"), "utf8").matchAll(/\bpath: "([^"]+)"/g),
].map(([, path = ""]) => path);

/** The first word of an address, or what the forms of all translations are. */
const areaOf = (pattern = "") =>
  pattern.endsWith(":locale") ? "translations" : (pattern.split("/")[1] ?? "");

/**
 * The address of each screen; `ids` has one record of each list (`services`, `contacts`).
 * Neighbours are of different areas, so that a new heading proves the next screen.
 */
export function everyScreen(ids: Readonly<Record<string, string>>): string[] {
  const left = PATTERNS.flatMap((pattern) =>
    pattern.includes(":id?") ? [pattern.replace("/:id?", ""), pattern.replace("?", "")] : [pattern],
  );
  const found: string[] = [];
  let area: string | undefined;
  while (left.length > 0) {
    const many = (pattern: string) => left.filter((one) => areaOf(one) === areaOf(pattern)).length;
    const [next = left[0] ?? ""] = left
      .filter((pattern) => areaOf(pattern) !== area)
      .sort((one, other) => many(other) - many(one));
    left.splice(left.indexOf(next), 1);
    area = areaOf(next);
    found.push(addressOf(next, ids));
  }
  return found;
}

function addressOf(pattern: string, ids: Readonly<Record<string, string>>): string {
  const list = pattern.split("/")[1] ?? "";
  const id = ids[list];
  if (pattern.includes(":id") && id === undefined) throw new Error(`No record for ${pattern}.`);
  return `/admin${pattern.replace(":id", id ?? "").replace(":locale", "bn")}`.replace(/\/$/, "");
}

/** A record of each list by that name, a message and a snippet: the `ids` of `everyScreen`. */
export async function oneOfEach(
  page: Page,
  baseURL: string | undefined,
  name: string,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  let headers = {};
  for (const kind of RECORD_KINDS) {
    const made = await madeRecord(page, kind, { [TITLES[kind]]: name });
    ids[kind] = made.record._id;
    headers = made.headers;
  }
  await postAsVisitor(baseURL, "/api/contact", {
    name: "Bartholomew Featherstonehaugh",
    email: "bartholomew.featherstonehaugh@very-long-company-name.example",
    message: `${name}: a site for us, please.`,
  });
  const messages = await page.request.get("/api/contact", { headers });
  const { data } = (await messages.json()) as { data: { _id: string }[] };
  ids["contacts"] = data[0]?._id ?? "";
  const texts = { en: "Hello {name}.", bn: "", fr: "", es: "" };
  await page.request.post("/api/snippets", { headers, data: { name, texts } });
  return ids;
}
