/** The fields of one content file against the schema of the domain, in words for its author. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { z } from "zod";
import { authorWords, fieldName } from "#domain/schema/author-words.ts";
import { isProblem, sentenceIn } from "#domain/schema/problem.ts";
import { nearest } from "#domain/text/nearest.ts";
import { inWords } from "#server/http/texts.ts";
import { type Path, type Problem, type Source, valueAt } from "./source.ts";

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/;

/**
 * What a picture is in a check: the path of a file that exists, seen from the folder of the file
 * that names it.
 */
export const pictureAt = (folder: string) =>
  z.string("Must be the path of a picture.").superRefine((path, context) => {
    if (PICTURE.test(path) && existsSync(join(folder, path))) return;
    const images = join(folder, "..", "_images");
    const pictures = existsSync(images)
      ? readdirSync(images).filter((name) => PICTURE.test(name))
      : [];
    const suggestion = nearest(basename(path), pictures);
    context.addIssue({
      code: "custom",
      message: `There is no picture '${path}'.`,
      params: { suggestion: suggestion && relative(folder, join(images, suggestion)) },
    });
  });

/** Every field of `source` that `schema` refuses; `[]` when all are right. */
export function checkFields(source: Source, schema: z.ZodType): Omit<Problem, "file">[] {
  const result = schema.safeParse(source.data, { error: authorWords });
  const found = result.error?.issues.flatMap((issue) => problemsOf(issue, source, schema)) ?? [];
  // The first thing wrong with a field is the one to mend; the rest follows from it.
  return found.filter(
    (problem, index) => found.findIndex(({ field }) => field === problem.field) === index,
  );
}

function problemsOf(
  issue: z.core.$ZodIssue,
  source: Source,
  schema: z.ZodType,
): Omit<Problem, "file">[] {
  const at = (path: Path, message: string, suggestion?: string) => ({
    line: source.lineOf(path),
    field: fieldName(path),
    message: isProblem(message) ? inWords(sentenceIn(message), "en") : message,
    suggestion,
  });
  if (issue.code === "unrecognized_keys") {
    const valid = keysAt(schema, issue.path).filter(
      (key) => valueAt(source.data, [...issue.path, key]) === undefined,
    );
    return issue.keys.map((key) =>
      at([...issue.path, key], "Is not a known field.", nearest(key, valid)),
    );
  }
  const value = valueAt(source.data, issue.path);
  if (value === undefined || value === null) return [at(issue.path, "Is missing.")];
  if (issue.code === "invalid_value")
    return [at(issue.path, issue.message, nearest(String(value), issue.values.map(String)))];
  const suggestion: unknown = issue.code === "custom" ? issue.params?.suggestion : undefined;
  return [at(issue.path, issue.message, typeof suggestion === "string" ? suggestion : undefined)];
}

/** The fields that `schema` knows at `path`. */
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const { def } = schema._zod as {
    def: Partial<Record<"innerType" | "in" | "element", z.core.$ZodType>> & {
      shape?: Record<PropertyKey, z.core.$ZodType>;
    };
  };
  const inner = def.innerType ?? def.in;
  if (inner) return keysAt(inner, path);
  const [part, ...rest] = path;
  if (part === undefined) return Object.keys(def.shape ?? {});
  const next = def.element ?? def.shape?.[part];
  return next ? keysAt(next, rest) : [];
}
