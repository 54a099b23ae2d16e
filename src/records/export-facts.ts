/** Writes the staff's facts back into `content/agency.yaml`, with its comments. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, parseDocument } from "yaml";
import { editableOf, type StaffFacts, staffFactsOf } from "#domain/content/staff-facts.ts";
import { AGENCY_FILE, readAgency } from "#site/agency/read.ts";

/** Returns the changed file, if any. Only values that differ change. */
export async function exportFacts(root: string, facts: StaffFacts): Promise<string[]> {
  const content = join(root, "content");
  const before = staffFactsOf(readAgency(content));
  if (isDeepStrictEqual(before, facts)) return [];
  const file = join(content, AGENCY_FILE);
  const document = parseDocument(await readFile(file, "utf8"));
  const { phone, hours, holidays, promises } = editableOf(facts);
  if (phone !== before.phone) put(document, ["phone"], phone);
  if (!isDeepStrictEqual(facts.hours, before.hours)) {
    const rows = document.createNode(hours);
    for (const row of rows.items) if (isMap(row)) row.flow = true;
    document.set("hours", rows);
  }
  if (!isDeepStrictEqual(holidays, before.holidays))
    document.set("holidays", document.createNode(holidays, { flow: true }));
  for (const [name, value] of Object.entries(promises)) put(document, ["promises", name], value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
  return [`content/${AGENCY_FILE}`];
}

/** Keeps the comment beside a value. */
function put(document: Document, path: string[], value: unknown): void {
  const node = document.getIn(path, true);
  if (isScalar(node) && node.value !== value) node.value = value;
  else if (!isScalar(node)) document.setIn(path, value);
}
