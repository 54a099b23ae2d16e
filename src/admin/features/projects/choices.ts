import { locale, t } from "#admin/i18n/i18n.ts";
import { PROJECT_STATUSES, projectCategory } from "#domain/records/project-choices.ts";

/**
 * The translated category. Pages taken over from elsewhere may have others, which stay
 * untranslated.
 */
export function categoryInWords(category: string): string {
  return projectCategory(category, locale());
}

/** The translated status; an unknown one stays untranslated. */
export function statusInWords(status: string): string {
  const known = PROJECT_STATUSES.find((name) => name === status);
  return known ? t(`statuses.${known}`) : status;
}
