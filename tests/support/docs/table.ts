/** A Markdown table with Prettier's column widths. */
export function markdownTable(table: readonly (readonly string[])[]): string {
  const [heads = [], ...rest] = table;
  const widths = heads.map((_, column) =>
    Math.max(3, ...table.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  return [heads, widths.map((width) => "-".repeat(width)), ...rest].map(line).join("");
}
