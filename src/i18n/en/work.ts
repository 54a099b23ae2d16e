/** Texts of the screens behind the dashboard, which load with the first of them. */
export const work = {
  answer: {},

  snippets: {},

  drafts: {},

  schedule: {},

  translations: {},

  agency: {},

  questions: {},

  library: {},

  lists: {
    contents: "On this page",
    jump: "Jump to a section",
    previewEmpty: "The preview appears when you start typing.",
  },

  presence: {},

  activity: {},

  checks: {},
};
