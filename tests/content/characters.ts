/**
 * Characters that no page, feed or mail can hold, wherever they stand in a content file, and
 * apostrophes of a typewriter.
 */
import { fieldName } from "#domain/schema/author-words.ts";
import { strayCharacterIn } from "#domain/text/typed-text.ts";
import { type Problem, type Source, textsIn } from "./source.ts";

type Found = Omit<Problem, "file">;

/**
 * Reports one problem for each line of the text as it is written. If the text has none, looks at
 * what its escapes stand for.
 */
export function checkCharacters(source: Source): Found[] {
  const lines = source.text.replaceAll("\r\n", "\n").split("\n");
  const written = lines.flatMap((line, index) => problem(index + 1, "", line));
  if (written.length > 0) return written;
  return [...textsIn(source.data)].flatMap(([path, text]) => [
    ...problem(source.lineOf(path), fieldName(path), text),
    ...apostrophe(source.lineOf(path), fieldName(path), text),
  ]);
}

/** In the text under the front matter the build sets them itself. */
function apostrophe(line: number, field: string, text: string): Found[] {
  const [, word] = /(\p{L}+'\p{L}+)/u.exec(text) ?? [];
  return word === undefined
    ? []
    : [{ line, field, message: `Has a straight apostrophe: write ${word.replace("'", "’")}.` }];
}

function problem(line: number, field: string, text: string): Found[] {
  const at = strayCharacterIn(text);
  if (at < 0) return [];
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return [
    {
      line,
      field,
      message: `Holds the invisible character U+${code}, which would break the page or the feed. Delete it.`,
    },
  ];
}
