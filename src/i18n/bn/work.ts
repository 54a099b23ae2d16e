import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"bn", typeof en> = {
  answer: {},

  snippets: {},

  drafts: {},

  schedule: {},

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {},

  presence: {},

  activity: {},

  checks: {},
};
