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

  lists: {
    contents: "এই পাতায়",
    jump: "কোনো অংশে যান",
    previewEmpty: "লিখতে শুরু করলে এখানে প্রিভিউ দেখা যাবে।",
  },

  presence: {},

  activity: {},

  checks: {},
};
