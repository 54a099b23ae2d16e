/** How each language is set: its spaces, digits, amounts and quotation marks. */

/**
 * What an editor of the language would strike out. The site's Spanish is that of Latin America
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

/** Those of `texts` that an editor of the language would not let pass. */
export function struckIn(locale: keyof typeof STRUCK, texts: readonly string[]): string[] {
  return texts.filter((text) => STRUCK[locale].some((mistake) => mistake.test(text)));
}
