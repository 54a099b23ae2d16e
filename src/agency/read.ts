/** Reads `content/agency.yaml`, and other files of facts and look in YAML. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { type Agency, agencyFacts, type OwnFacts, ownFacts } from "#domain/content/agency.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/languages.ts";
import { authorWords, fieldName } from "#domain/schema/author-words.ts";

export const AGENCY_FILE = "agency.yaml";

/** The facts of a content folder. Throws as `readYaml`. */
export function readAgency(content: string): Agency {
  return readYaml(content, AGENCY_FILE, agencyFacts);
}

/**
 * Facts that a language writes in its own words. A language without a site file has the English
 * ones. Throws as `readYaml`.
 */
export function readOwnFacts(content: string, locale: Locale): OwnFacts {
  const file = [locale, DEFAULT_LOCALE]
    .map((language) => `site/${language}.yaml`)
    .find((name) => existsSync(join(content, name)));
  return file === undefined ? {} : readYaml(content, file, z.object(ownFacts.shape));
}

/**
 * A file of a content folder. Throws with a line for each mistake: `content/agency.yaml:12 email:
 * Must be an email address.`
 */
export function readYaml<T>(content: string, name: string, schema: z.ZodType<T>): T {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(content, name), "utf8"), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const line = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  /** Line of the field, or of its nearest parent. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    if (path.length === 0 || isNode(node)) return line(isNode(node) ? node.range?.[0] : 0);
    return lineOf(path.slice(0, -1));
  };
  const said = (at: number, field: string, message: string) =>
    `content/${name}:${at}${field && ` ${field}`}: ${message}`;

  const unread = document.errors.map((error) => said(line(error.pos[0]), "", error.message));
  const result = schema.safeParse(document.toJS(), { error: authorWords });
  const wrong = result.error?.issues.map(({ path, message }) =>
    said(
      lineOf(path),
      fieldName(path),
      document.getIn(path) === undefined ? "Is missing." : message,
    ),
  );
  if (unread.length > 0 || !result.success)
    throw new Error((unread.length > 0 ? unread : (wrong ?? [])).join("\n"));
  return result.data;
}
