/**
 * Texts of cards and menus that are longer than their card: what staff write is cut there, but ours
 * is written to its length.
 */
import {
  type CardLimit,
  FIRST_PARAGRAPH,
  overCard,
  SHORT_DETAILS,
} from "#domain/checks/card-length.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import type { Entry } from "./links.ts";
import { type Path, type Problem, textsIn } from "./source.ts";

type Found = Omit<Problem, "file">;

const MENU_LINE = { words: TEXT_CUTS.menuWords };

/**
 * By collection and field, an entry of a list by its place; `*` is any. A card on phones is the
 * shortest that shows a text.
 */
const CARDS: Record<string, Record<string, CardLimit>> = {
  services: { shortDetails: SHORT_DETAILS, menuLine: MENU_LINE },
  site: { "menu.entries.*.shortDetails": SHORT_DETAILS },
  platforms: { summary: { ...SHORT_DETAILS, words: TEXT_CUTS.platformSummaryWords } },
  projects: { "descriptions.0": FIRST_PARAGRAPH },
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
    const over = overCard(text, limitOf(collection, path));
    if (over)
      return [
        at(
          path,
          `Must have at most ${over.max} ${over.unit}, or its ${over.unit === "words" ? "place" : "card"} cuts it (${over.now} now).`,
        ),
      ];
    return [];
  });
  const [, details] = texts.find(([path]) => fieldName(path) === "shortDetails") ?? [];
  const needsLine =
    collection === "services" &&
    details !== undefined &&
    overCard(details, MENU_LINE) !== undefined;
  if (needsLine && !texts.some(([path]) => fieldName(path) === "menuLine"))
    found.push(
      at(
        ["menuLine"],
        `Is missing: the menu has room for ${TEXT_CUTS.menuWords} words, and shortDetails has more.`,
      ),
    );
  return found;
}

function limitOf(collection: string, path: Path): CardLimit {
  const name = path.join(".");
  const any = path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
  return CARDS[collection]?.[name] ?? CARDS[collection]?.[any] ?? {};
}
