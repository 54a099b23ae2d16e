/**
 * Writes the staff's facts back into `content/agency.yaml`, and their prices into the English pages,
 * with all comments.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, parseDocument } from "yaml";
import {
  editableOf,
  pricesOver,
  type StaffFacts,
  staffFactsOf,
} from "#domain/content/staff-facts.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { readPrices } from "#site/agency/prices.ts";
import { AGENCY_FILE, readAgency } from "#site/agency/read.ts";
import { withNumbers } from "./content-pages.ts";

/** Returns the changed files. Only values that differ change. */
export async function exportFacts(root: string, facts: StaffFacts): Promise<string[]> {
  const content = join(root, "content");
  const listed = readPrices(content);
  const before = staffFactsOf(readAgency(content), listed);
  const written = await exportPrices(root, before.prices, pricesOver(listed, facts.prices));
  if (isDeepStrictEqual(before, { ...facts, prices: before.prices })) return written;
  const file = join(content, AGENCY_FILE);
  const document = parseDocument(await readFile(file, "utf8"));
  const { phone, chat, hours, holidays, promises } = editableOf(facts);
  put(document, ["phone"], phone);
  if (chat === undefined) document.delete("chat");
  else put(document, ["chat"], chat);
  if (!isDeepStrictEqual(facts.hours, before.hours)) {
    const rows = document.createNode(hours);
    for (const row of rows.items) if (isMap(row)) row.flow = true;
    document.set("hours", rows);
  }
  if (!isDeepStrictEqual(holidays, before.holidays))
    document.set("holidays", document.createNode(holidays, { flow: true }));
  for (const [name, value] of Object.entries(promises)) put(document, ["promises", name], value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
  return [`content/${AGENCY_FILE}`, ...written];
}

type Prices = StaffFacts["prices"];

async function exportPrices(root: string, before: Prices, after: Prices): Promise<string[]> {
  const written: string[] = [];
  for (const [page, { from, usual }] of Object.entries(after)) {
    if (isDeepStrictEqual(before[page], { from, usual })) continue;
    const path = `content/${page.replace("/", `/${DEFAULT_LOCALE}/`)}.mdx`;
    const text = await readFile(join(root, path), "utf8");
    const numbers: [(string | number)[], number][] = [
      [["price", "from"], from],
      [["price", "usual", 0], usual[0]],
      [["price", "usual", 1], usual[1]],
    ];
    await writeFile(join(root, path), withNumbers(text, numbers));
    written.push(path);
  }
  return written;
}

/** Keeps the comment beside a value. */
function put(document: Document, path: string[], value: unknown): void {
  const node = document.getIn(path, true);
  if (isScalar(node) && node.value !== value) node.value = value;
  else if (!isScalar(node)) document.setIn(path, value);
}
