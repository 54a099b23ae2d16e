import { admin } from "#site/i18n/es/admin.ts";
import { common } from "#site/i18n/es/common.ts";

export const es = { ...common, ...admin };
