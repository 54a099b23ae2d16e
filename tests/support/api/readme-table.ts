/** The README's table of the API, made of the contracts. Run by itself (`npm run readme`), it writes the table into the README. */
import { readFile, writeFile } from "node:fs/promises";
import { CONTRACTS } from "#domain/api/contracts.ts";
import type { Operation } from "#domain/api/contract.ts";
import { can } from "#domain/can.ts";

const README = new URL("../../../README.md", import.meta.url);
const TABLE = /^\| Route .*\n(?:\|.*\n)+/m;
const HEADS = ["Route", "Everyone", "Staff", "Admins only"];

/** The README with the table of today. Throws when it has none. */
export async function readmeWithTable(): Promise<{ now: string; then: string }> {
  const now = await readFile(README, "utf8");
  if (!TABLE.test(now)) throw new Error("The README has no table that begins with Route.");
  return { now, then: now.replace(TABLE, () => tableText([HEADS, ...rows()])) };
}

/** One row a path, with its methods by who may call them. */
function rows(): string[][] {
  const paths = new Map<string, string[][]>();
  for (const operation of CONTRACTS.flatMap((contract) => Object.values(contract))) {
    const [method = "", path = ""] = operation.route.split(" ");
    const columns = paths.get(path) ?? [[], [], []];
    columns[columnOf(operation)]?.push(method);
    paths.set(path, columns);
  }
  return Array.from(paths, ([path, columns]) => [`\`${path}\``, ...columns.map((methods) => methods.join(", "))]);
}

function columnOf({ who, visitors }: Operation): number {
  if (who === "anybody" || visitors) return 0;
  return can("manager", who) ? 1 : 2;
}

/** In columns, as Prettier writes it. */
function tableText(table: string[][]): string {
  const widths = HEADS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  const [heads = [], ...rest] = table;
  return [heads, widths.map((width) => "-".repeat(width)), ...rest].map(line).join("");
}

if (import.meta.main) await writeFile(README, (await readmeWithTable()).then);
