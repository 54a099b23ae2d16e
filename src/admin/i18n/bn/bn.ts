import type { Translation } from "../translation.ts";
import { common } from "../en/common.ts";

export const bn = { common } satisfies Translation;
