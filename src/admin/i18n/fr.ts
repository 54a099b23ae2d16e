import { admin } from "#site/i18n/fr/admin.ts";
import { common } from "#site/i18n/fr/common.ts";

export const fr = { ...common, ...admin };
