/**
 * Texts of cards and menus that are longer than their card: what staff write is cut there, but ours
 * is written to its length.
 */
import { TEXT_CUTS } from "#domain/limits.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import { cutText, cutWords } from "#domain/text/text.ts";
import type { Entry } from "./links.ts";
import { type Path, type Problem, textsIn } from "./source.ts";

type Found = Omit<Problem, "file">;

interface Limit {
  characters?: number;
  words?: number;
}

const SHORT_DETAILS = { characters: TEXT_CUTS.serviceListCardMobile };
const MENU_LINE = { words: TEXT_CUTS.menuWords };

/**
 * By collection and field, an entry of a list by its place; `*` is any. A card on phones is the
 * shortest that shows a text.
 */
const CARDS: Record<string, Record<string, Limit>> = {
  services: { shortDetails: SHORT_DETAILS, menuLine: MENU_LINE },
  site: { "menu.entries.*.shortDetails": SHORT_DETAILS },
  platforms: { summary: { ...SHORT_DETAILS, words: TEXT_CUTS.platformSummaryWords } },
  projects: { "descriptions.0": { characters: TEXT_CUTS.projectPreview } },
  articles: { excerpt: { characters: TEXT_CUTS.blogExcerptMobile } },
};

export function checkCards({ collection, source }: Entry): Found[] {
  const at = (path: Path, message: string) => ({
    line: source.lineOf(path),
    field: fieldName(path),
    message,
  });
  const texts = [...textsIn(source.data)];
  const found = texts.flatMap(([path, text]) => {
    const { characters, words } = limitOf(collection, path);
    if (characters !== undefined && cutText(text, characters) !== text.trim())
      return [
        at(
          path,
          `Must have at most ${characters} characters, or its card cuts it (${lengthOf(text)} now).`,
        ),
      ];
    if (words !== undefined && isCut(text, words))
      return [
        at(
          path,
          `Must have at most ${words} words, or its place cuts it (${text.trim().split(/\s+/).length} now).`,
        ),
      ];
    return [];
  });
  const [, details] = texts.find(([path]) => fieldName(path) === "shortDetails") ?? [];
  const needsLine =
    collection === "services" && details !== undefined && isCut(details, TEXT_CUTS.menuWords);
  if (needsLine && !texts.some(([path]) => fieldName(path) === "menuLine"))
    found.push(
      at(
        ["menuLine"],
        `Is missing: the menu has room for ${TEXT_CUTS.menuWords} words, and shortDetails has more.`,
      ),
    );
  return found;
}

function limitOf(collection: string, path: Path): Limit {
  const name = path.join(".");
  const any = path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
  return CARDS[collection]?.[name] ?? CARDS[collection]?.[any] ?? {};
}

function isCut(text: string, words: number): boolean {
  return cutWords(text, words) !== text.trim();
}

function lengthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text.trim())].length;
}
