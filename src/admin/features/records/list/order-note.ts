import { t } from "#admin/i18n/i18n.ts";

/** How to change the order of a list, where staff decide it. */
export function orderNote(movable: boolean | undefined): string | undefined {
  if (movable === undefined) return undefined;
  return movable ? t("services.list.orderly") : t("services.list.unordered");
}
