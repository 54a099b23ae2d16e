/**
 * The tag by which `Intl` writes numbers, money and times for readers of a language. The site's
 * Spanish is that of Latin America:
 * `$32,500`, `50%`, `9:00 a.m.`.
 */
export function intlTag(locale: string): string {
  return locale === "es" ? "es-419" : locale;
}
