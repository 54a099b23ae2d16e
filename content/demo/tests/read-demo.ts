/** The English demo content, as pages have it. */
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { fillFacts } from "#domain/content/fill-facts.ts";
import { readFacts } from "#site/facts/read.ts";
import { pictureAt } from "#tests/content/fields.ts";
import { readSource } from "#tests/content/source.ts";

export const CONTENT = join(import.meta.dirname, "../..");
const FACTS = readFacts(CONTENT).en;

export function read<S extends z.ZodType>(
  file: string,
  schema: (picture: z.ZodType<string>) => S,
): z.output<S> & { slug: string; text: string } {
  const source = readSource(join(CONTENT, file));
  return {
    ...(schema(pictureAt(dirname(source.file))).parse(fillFacts(source.data, FACTS)) as object),
    slug: basename(file, ".mdx"),
    text: fillFacts(source.body, FACTS),
  } as never;
}

export function readAll<S extends z.ZodType>(
  collection: string,
  schema: (picture: z.ZodType<string>) => S,
): ReturnType<typeof read<S>>[] {
  return globSync(`${collection}/en/*.mdx`, { cwd: CONTENT }).map((file) => read(file, schema));
}

export const list = <S extends z.ZodType>(file: string, entry: S): z.output<S>[] =>
  z.array(entry).parse(fillFacts(readSource(join(CONTENT, file)).data, FACTS));
