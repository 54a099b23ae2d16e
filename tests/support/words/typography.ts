/** Typographic rules of each language: spaces, digits, amounts and quotation marks. */

/**
 * Patterns that an editor of the language would correct. The site's Spanish is Latin American
 * (`src/domain/text/intl.ts`).
 */
export const STRUCK: Record<"en" | "bn" | "fr" | "es", readonly RegExp[]> = {
  en: [/\p{L}'\p{L}/u],
  bn: [
    /[\u0980-\u09ff]\.(?= |$)(?<!^[০-৯]+\.)/,
    / [।?!,;]/,
    /[$]|[০-৯][$%]\d/,
    /^[\u0980-\u09ff ,।]*\d[\u0980-\u09ff ,।]*$/,
  ],
  fr: [
    /[^\s\d:/][;!?»](?![\w/])| [;:!?%»]|«(?!\u00a0)/,
    /[\p{L})}»]:(?<!^Re:)(?= |$)/u,
    /\d ?[$%€]|[$]\s?\d/,
    /\d,\d{3}(?!\d)|\d \d{3}(?!\d)/,
    /\p{L}'\p{L}/u,
    /^“/,
  ],
  es: [
    /\d,\d{1,2}(?!\d)/,
    /\d\s%/,
    /\d[.\s]\d{3}(?![\d ])(?<!0 1700)/,
    /\d\s?[$]/,
    /^[^¿]*\?|^[^¡]*!$/,
    /^[“"]/,
  ],
};

/** The `texts` that an editor of the language would correct. */
export function struckIn(locale: keyof typeof STRUCK, texts: readonly string[]): string[] {
  return texts.filter((text) => STRUCK[locale].some((mistake) => mistake.test(text)));
}
