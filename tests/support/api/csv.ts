/**
 * The rows of a table as a spreadsheet program reads them: RFC 4180, with a byte order mark before.
 */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, , end] of text
    .replace(/^\ufeff/, "")
    .matchAll(/"((?:[^"]|"")*)"(?:(,)|(\r\n))/g)) {
    rows.at(-1)?.push((quoted ?? "").replaceAll('""', '"'));
    if (end !== undefined) rows.push([]);
  }
  return rows.slice(0, -1);
}
