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

  lists: {},

  presence: {},

  activity: {},

  checks: {},
};
