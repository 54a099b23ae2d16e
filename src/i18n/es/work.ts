import type { work as en } from "../en/work.ts";
import type { Translation } from "../keys.ts";

export const work: Translation<"es", typeof en> = {
  answer: {},

  snippets: {},

  drafts: {},

  schedule: {},

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {
    contents: "En esta página",
    jump: "Ir a una sección",
    previewEmpty: "La vista previa aparece cuando empieza a escribir.",
  },

  presence: {},

  activity: {},

  checks: {},
};
