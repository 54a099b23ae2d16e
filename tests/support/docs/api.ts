/**
 * The table of docs/api.md, generated from the contracts: one row per path, with its methods by
 * permission.
 */
import type { Operation } from "#domain/api/contract.ts";
import { CONTRACTS } from "#domain/api/contracts.ts";
import { can } from "#domain/staff/can.ts";
import { markdownTable } from "./table.ts";

export function apiTable(): string {
  const paths = new Map<string, string[][]>();
  for (const operation of CONTRACTS.flatMap((contract) => Object.values(contract))) {
    const [method = "", path = ""] = operation.route.split(" ");
    const columns = paths.get(path) ?? [[], [], []];
    columns[columnOf(operation)]?.push(method);
    paths.set(path, columns);
  }
  const rows = Array.from(paths, ([path, columns]) => [
    `\`${path}\``,
    ...columns.map((methods) => methods.join(", ")),
  ]);
  return markdownTable([["Route", "Everyone", "Staff", "Admins only"], ...rows]);
}

function columnOf({ who, visitors }: Operation): number {
  if (who === "anybody" || visitors) return 0;
  return can("manager", who) ? 1 : 2;
}
