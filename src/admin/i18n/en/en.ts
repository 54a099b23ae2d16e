/** The staff area in English, one file for each part of it. */
import { common } from "./common.ts";

export const en = { common } as const;
