import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/records/project-choices.ts";
import { t } from "#admin/i18n/i18n.ts";

/**
 * A category in the language of the moment; one that staff do not choose from, of a page that was
 * taken over, as it is.
 */
export function categoryInWords(category: string): string {
  const known = PROJECT_CATEGORIES.find((name) => name === category);
  return known ? t(`categories.${known}`) : category;
}

/** A status in the language of the moment, as a category. */
export function statusInWords(status: string): string {
  const known = PROJECT_STATUSES.find((name) => name === status);
  return known ? t(`statuses.${known}`) : status;
}
