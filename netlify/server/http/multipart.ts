/**
 * Finds the one file of a multipart body without copying it: pictures are large, and many may come
 * at once.
 */
import { TEXT_MAX } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";
import { typedLine } from "#domain/text/typed-text.ts";

/**
 * Returns the bytes of the file in field `field`, as a view into `body`. `undefined` unless the
 * body, split by the boundary in `contentType`, is complete and has exactly this one part, and the
 * part is a file. The file's claimed name and type prove nothing and are
 * ignored.
 */
export function onlyFile(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  field: string,
): Buffer<ArrayBuffer> | undefined {
  const boundary = parametersOf(contentType).get("boundary") ?? "";
  const delimiter = `--${boundary}`;
  if (boundary === "" || body.toString("latin1", 0, delimiter.length + 2) !== `${delimiter}\r\n`)
    return undefined;
  const headEnd = body.indexOf("\r\n\r\n");
  const end = body.indexOf(`\r\n${delimiter}`, Math.max(headEnd, 0) + 2);
  if (headEnd === -1 || end === -1) return undefined;
  if (
    !/^--(?:\r\n|$)/.test(
      body.toString("latin1", end + 2 + delimiter.length, end + 6 + delimiter.length),
    )
  )
    return undefined;

  const head = body.toString("utf8", delimiter.length + 2, headEnd);
  const [disposition = ""] = head
    .split("\r\n")
    .filter((line) => /^content-disposition:\s*form-data\s*;/i.test(line));
  const parameters = parametersOf(disposition);
  const isFile = parameters.has("filename") || parameters.has("filename*");
  return isFile && parameters.get("name") === field
    ? body.subarray(headEnd + 4, Math.max(end, headEnd + 4))
    : undefined;
}

/**
 * The name that the sender gave to the file of such a body, to show it; `""` without one. Browsers
 * write a quote in it as `%22`.
 */
export function fileNameOf(body: Buffer<ArrayBuffer>): string {
  const head = body.toString("utf8", 0, Math.max(0, body.indexOf("\r\n\r\n")));
  const [disposition = ""] = head
    .split("\r\n")
    .filter((line) => /^content-disposition:/i.test(line));
  const name = parametersOf(disposition).get("filename") ?? "";
  return cutText(
    typedLine(name.replaceAll("%22", '"').replace(/^.*[/\\]/s, "")),
    TEXT_MAX.fileName,
  );
}

/** `; name=value` and `; name="value"`, by lower-case name; the first value of a repeated one. */
function parametersOf(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, plain = ""] of header.matchAll(
    /;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g,
  ))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), quoted ?? plain);
  return found;
}
