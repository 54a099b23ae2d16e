/** Other words that a visitor may mean. */
import { foldedSpelling } from "#domain/text/folded.ts";

/** Endings of nouns, longest first: `সেবাগুলোর` is looked up as `সেবা`, `drones` as `dron`, too. */
const ENDINGS =
  "গুলোতে গুলোর গুলিতে গুলির গুলোকে গুলো গুলি দেরকে দের টিতে টির টিকে টাতে টার টাকে টি টা খানা তে কে রা ের র ে য় ই ও es s"
    .split(" ")
    .map(foldedSpelling);
/** The rest of a word without its ending. */
const STEM_MIN = 3;

/** Words that say nothing about what is sought, beside others. */
const SMALL = new Set(
  (
    "a an the and or of for to in on at by with from is are was be do does did can could will would i we you me my our your it its this that " +
    "what which who how when where why much many any some please get need want " +
    "le la les un une des du de et ou au aux en dans par sur pour avec est sont je nous vous mon ma mes notre nos votre vos ce cette ces que " +
    "qui quoi quel quelle quels quelles comment combien quand il elle se sa son ses l d s n qu y " +
    "el los las una unos unas del al o con por para es son yo nosotros usted ustedes mi mis su sus nuestro nuestra este esta lo se qué cuál " +
    "cuánto cuánta cómo cuándo dónde quién hay " +
    "ও এবং আর বা কি কী কত কতো কে কেন কীভাবে কিভাবে কোথায় কখন আমি আমার আমরা আমাদের আপনি আপনার আপনারা আপনাদের এই সেই এটা টা করে করতে হয় জন্য"
  )
    .split(" ")
    .map(foldedSpelling),
);

/** The words of a query that count: all of them if there are only small ones. */
export function weightyWords(words: readonly string[]): readonly string[] {
  const weighty = words.filter((word) => !SMALL.has(word));
  return weighty.length > 0 ? weighty : words;
}

/**
 * How many letters may be wrong, missing or too many in a word: none in a short one, where another
 * word is as near. A Bengali word of three letters is as long as a Latin one of five.
 */
export function slipsIn(word: string): number {
  if (word.length === 3 && /\p{M}/u.test(word)) return 1;
  return word.length < 4 ? 0 : word.length < 7 ? 1 : word.length < 10 ? 2 : 3;
}

/** The word with two neighbouring letters exchanged, which would be two slips. */
export function exchanged(word: string): string[] {
  if (word.length < 3) return [];
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? "";
    if (before === letter) return [];
    return [
      letters
        .with(index, letter)
        .with(index + 1, before)
        .join(""),
    ];
  });
}

/** The beginning that other forms of a word share: `designing` and `designer`. */
export function stemOf(word: string): string | undefined {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= STEM_MIN);
  const length = ending === undefined ? Math.floor(word.length * 0.7) : word.length - ending.length;
  if (ending === undefined && word.length <= 6) return undefined;
  // eslint-disable-next-line house/text-cuts -- compared, never shown
  return word.substring(0, length);
}
