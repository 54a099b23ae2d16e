/** The rows of a CSV file as spreadsheet programs parse it: RFC 4180, with a byte order mark. */
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
