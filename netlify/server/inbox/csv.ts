/** Tables for spreadsheet programs. */
import { PLAIN_HEADERS } from "#server/http/http.ts";

type Rows = string[][];

/**
 * Returns a download of `<name>-<day>.csv`, streamed row by row. Throws if it fails before the
 * first row; a later failure aborts the response, which browsers report as an incomplete download.
 */
export async function csvAnswer(
  name: string,
  head: string[],
  chunks: Iterable<Rows> | AsyncIterable<Rows>,
): Promise<Response> {
  const texts = textsOf(head, chunks);
  const first = await texts.next();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      if (!first.done) stream.enqueue(first.value);
    },
    async pull(stream) {
      const { done, value } = await texts.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => void (await texts.return(undefined)),
  });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      ...PLAIN_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
}

async function* textsOf(
  head: string[],
  chunks: Iterable<Rows> | AsyncIterable<Rows>,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  // Excel needs a byte order mark to recognize UTF-8.
  let start = `\ufeff${rowOf(head)}`;
  for await (const rows of chunks) {
    yield encoder.encode(start + rows.map(rowOf).join(""));
    start = "";
  }
  if (start !== "") yield encoder.encode(start);
}

function rowOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** A quoted cell, never a formula: a spreadsheet would run a visitor's input. */
function cellOf(text: string): string {
  // Some programs treat the wide forms of East Asian keyboards as the plain ones.
  const harmless = /^[=+\-@\t\r\n]/.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
