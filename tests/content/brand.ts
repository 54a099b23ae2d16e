/** What is wrong with the agency's look, `content/brand`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { markOf } from "#domain/brand/drawing.ts";
import { coloursOf } from "#domain/brand/look.ts";
import { palette } from "#domain/brand/palette.ts";
import { faintPairs } from "#domain/brand/pairs.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import { errorIn } from "./drawings.ts";
import { checkFields } from "./fields.ts";
import { type Problem, readSource } from "./source.ts";

const missing = { line: 1, field: "", message: "Is missing." };

/** @param content the folder `content`, absolute. */
export function checkBrand(content: string): Problem[] {
  const [colours, mark] = [join(content, "brand/palette.yaml"), join(content, "brand/mark.svg")];
  return [
    ...(existsSync(colours) ? checkPalette(colours) : [missing]).map((problem) => ({
      ...problem,
      file: "content/brand/palette.yaml",
    })),
    ...(existsSync(mark) ? checkMark(mark) : [missing]).map((problem) => ({
      ...problem,
      file: "content/brand/mark.svg",
    })),
  ];
}

function checkPalette(file: string): Omit<Problem, "file">[] {
  const source = readSource(file);
  if (source.errors.length > 0) return source.errors.map((error) => ({ field: "", ...error }));
  const problems = checkFields(source, palette);
  const { data } = palette.safeParse(source.data);
  if (!data) return problems;
  return faintPairs(coloursOf(data)).map(({ front, ground, sentence }) => {
    // The one to change is one that the file sets: the rest follows from it.
    const own = [front, ground].find((name) => name in data.roles || name in data.shades) ?? front;
    const path = [own in data.roles ? "roles" : "shades", own];
    return { line: source.lineOf(path), field: fieldName(path), message: `${sentence}.` };
  });
}

function checkMark(file: string): Omit<Problem, "file">[] {
  const error = errorIn(file, markOf);
  return error ? [{ line: 1, field: "", message: `It ${error}.` }] : [];
}
