/** Tables for spreadsheet programs. */
import { PLAIN_HEADERS } from "#server/http/http.ts";

type Rows = string[][];

/**
 * An answer that saves `<name>-<day>.csv`, sent as its rows come. What fails before the first of
 * them is thrown; what fails later breaks the answer off, and no browser takes that for the whole
 * file.
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
  // Excel takes a file for UTF-8 by its byte order mark only.
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

/** Quoted, and never a formula: a spreadsheet would run what a visitor wrote. */
function cellOf(text: string): string {
  // Some take the wide forms of East Asian keyboards for the plain ones.
  const harmless = /^[=+\-@\t\r\n]/.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
