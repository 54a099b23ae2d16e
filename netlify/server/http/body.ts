/**
 * Reads a request body: counted while it arrives, within a deadline, in one of two types, checked
 * by a schema.
 */
import type { z } from "zod";
import { BODY_DEADLINE, BODY_MAX, JSON_DEPTH_MAX } from "#domain/limits.ts";
import { problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { showableText } from "#domain/text/typed-text.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { AppError } from "./errors.ts";

/**
 * Returns the validated JSON object of a request. Throws as `readObject`, and `invalid` with a
 * sentence for each wrong field.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  max?: number,
): Promise<z.output<Schema>> {
  return check(await readObject(request, max), schema);
}

/**
 * Returns the JSON object of a request, unvalidated. Throws `unsupported` (another Content-Type),
 * `too_large` (over 64 KB, or `max`), `invalid` (not UTF-8, not JSON, not an object, or too deep).
 */
export async function readObject(
  request: Request,
  max: number = BODY_MAX.json,
): Promise<Record<string, unknown>> {
  if (mediaType(request) !== "application/json")
    throw new AppError("unsupported", say("request.notJson"));
  const text = await readText(request, max);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new AppError("invalid", say("request.badJson"), { cause });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AppError("invalid", say("request.noObject"));
  if (tooDeep(body, JSON_DEPTH_MAX)) throw new AppError("invalid", say("request.tooDeep"));
  return body as Record<string, unknown>;
}

/** Whether a request is a form post from a page without JavaScript. */
export function isForm(request: Request): boolean {
  return mediaType(request) === "application/x-www-form-urlencoded";
}

/**
 * Returns the fields of a form post, which a page may have to show again; the first value of a
 * repeated field. Throws `too_large` and `invalid`.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of await readPairs(request)) fields[name] ??= value;
  return fields;
}

/** As `readForm`, with every value of a repeated field, in order. */
export async function readPairs(request: Request): Promise<[name: string, value: string][]> {
  const text = await readText(request, BODY_MAX.form);
  try {
    decodeURIComponent(text.replaceAll("+", " "));
  } catch (cause) {
    throw new AppError("invalid", say("request.badForm"), { cause });
  }
  return [...new URLSearchParams(text)].map(([name, value]) => [name, showableText(value)]);
}

/**
 * Returns the validated query of an address; an empty parameter counts as missing, and the first
 * value of a repeated one counts. Throws `invalid`.
 */
export function readQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const parameters = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URL(request.url).searchParams)
    if (value !== "") parameters[name] ??= value;
  return check(parameters, schema);
}

/**
 * Returns `body` parsed by the schema. Throws `invalid` with the first sentence for each wrong
 * field.
 */
export function check<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body, { error: problemOf });
  if (result.success) return result.data;
  const fields: Record<string, Sentence> = {};
  for (const issue of result.error.issues)
    fields[issue.path.join(".") || "body"] ??= sentenceIn(issue.message);
  throw new AppError("invalid", say("request.fields"), { fields });
}

/** `Content-Type` without parameters; JSON and forms are UTF-8 whatever `charset` says. */
export function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").replace(/;.*$/s, "").trim().toLowerCase();
}

async function readText(request: Request, max: number): Promise<string> {
  const bytes = await readBytes(request, max);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("invalid", say("request.badText"), { cause });
  }
}

/**
 * Returns a body of at most `max` bytes, counted while reading because `Content-Length` is only a
 * claim. Throws `too_large`, and `invalid` when the body breaks off or does not arrive in time.
 */
export async function readBytes(
  request: Request,
  max: number,
  tooLarge: Sentence = say("request.tooLarge", { max: max / 1024 }),
): Promise<Buffer<ArrayBuffer>> {
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError("invalid", say("request.tooSlow"))),
      BODY_DEADLINE,
    );
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) return joined(chunks, size);
      size += value.byteLength;
      if (size > max) throw new AppError("too_large", tooLarge);
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error instanceof AppError
      ? error
      : new AppError("invalid", say("request.cutOff"), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A body that arrives as one chunk, as from most platforms, is not copied. */
function joined(chunks: Uint8Array[], size: number): Buffer<ArrayBuffer> {
  const [only, ...more] = chunks;
  if (only && more.length === 0 && only.buffer instanceof ArrayBuffer)
    return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
  return Buffer.concat(chunks, size);
}

function tooDeep(value: unknown, left: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1));
}
