import { admin } from "#site/i18n/en/admin.ts";
import { common } from "#site/i18n/en/common.ts";

export const en = { ...common, ...admin };
