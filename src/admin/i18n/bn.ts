import { admin } from "#site/i18n/bn/admin.ts";
import { common } from "#site/i18n/bn/common.ts";

export const bn = { ...common, ...admin };
