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
import { fieldsIn, withFields, withNumbers } from "./content-pages.ts";

/** Only values that differ change. */
export async function exportFacts(root: string, facts: StaffFacts): Promise<PriceExport> {
  const content = join(root, "content");
  const listed = readPrices(content);
  const before = staffFactsOf(readAgency(content), listed);
  const prices = await exportPrices(root, before.prices, pricesOver(listed, facts.prices));
  if (isDeepStrictEqual(before, { ...facts, prices: before.prices })) return prices;
  const file = join(content, AGENCY_FILE);
  const document = parseDocument(await readFile(file, "utf8"));
  const { phone, chat, hours, holidays, holidayNames, promises } = editableOf(facts);
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
  if (Object.keys(holidayNames).length === 0) document.delete("holidayNames");
  else if (!isDeepStrictEqual(holidayNames, before.holidayNames))
    document.set("holidayNames", holidayNames);
  for (const [name, value] of Object.entries(promises)) put(document, ["promises", name], value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
  return { ...prices, written: [`content/${AGENCY_FILE}`, ...prices.written] };
}

type Prices = StaffFacts["prices"];

/** What an export of the prices did. */
export interface PriceExport {
  /** Changed files. */
  written: string[];
  /** Pages that say nothing about what a price depends on, as a price in `content/` must. */
  wordless: string[];
}

async function exportPrices(root: string, before: Prices, after: Prices): Promise<PriceExport> {
  const done: PriceExport = { written: [], wordless: [] };
  for (const [page, price] of Object.entries(after)) {
    if (isDeepStrictEqual(before[page], price)) continue;
    const path = `content/${page.replace("/", `/${DEFAULT_LOCALE}/`)}.mdx`;
    const text = await readFile(join(root, path), "utf8").catch(() => undefined);
    const { moves } = (text === undefined ? {} : (fieldsIn(text)["price"] ?? {})) as Moves;
    if (text === undefined || moves === undefined) {
      done.wordless.push(page);
      continue;
    }
    await writeFile(join(root, path), withPrice(text, before[page], price, moves));
    done.written.push(path);
  }
  return done;
}

interface Moves {
  moves?: unknown;
}

/** Other numbers alone keep every comment beside them. */
function withPrice(
  text: string,
  before: Prices[string] | undefined,
  price: Prices[string],
  moves: unknown,
): string {
  if (!price) return withFields(text, { price: { moves } });
  const { from, usual, per } = price;
  if (before?.per !== per)
    return withFields(text, {
      price: { from, usual, ...(per === "month" && { per }), moves },
    });
  return withNumbers(text, [
    [["price", "from"], from],
    [["price", "usual", 0], usual[0]],
    [["price", "usual", 1], usual[1]],
  ]);
}

/** Keeps the comment beside a value. */
function put(document: Document, path: string[], value: unknown): void {
  const node = document.getIn(path, true);
  if (isScalar(node) && node.value !== value) node.value = value;
  else if (!isScalar(node)) document.setIn(path, value);
}
