/** Whether a text fits its card or menu, which cut what is longer. The same for files and records. */
import { TEXT_CUTS } from "#domain/limits.ts";
import { characterCount, cutText, cutWords } from "#domain/text/text.ts";

export interface CardLimit {
  characters?: number;
  words?: number;
}

export const SHORT_DETAILS: CardLimit = { characters: TEXT_CUTS.serviceListCardMobile };
export const FIRST_PARAGRAPH: CardLimit = { characters: TEXT_CUTS.projectPreview };

/** A text over its limit. */
export interface TooLong {
  unit: "characters" | "words";
  max: number;
  now: number;
}

/** How far a text is over the limit of its card; `undefined` when it fits. */
export function overCard(text: string, { characters, words }: CardLimit): TooLong | undefined {
  const whole = text.trim();
  if (characters !== undefined && cutText(text, characters) !== whole)
    return { unit: "characters", max: characters, now: characterCount(whole) };
  if (words !== undefined && cutWords(text, words) !== whole)
    return { unit: "words", max: words, now: whole.split(/\s+/).length };
  return undefined;
}
