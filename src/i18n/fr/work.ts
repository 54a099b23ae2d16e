import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"fr", typeof en> = {
  answer: {},

  snippets: {},

  drafts: {},

  schedule: {},

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {
    contents: "Sur cette page",
    jump: "Aller à une section",
    previewEmpty: "L’aperçu apparaît dès que vous commencez à écrire.",
  },

  presence: {},

  activity: {},

  checks: {},
};
