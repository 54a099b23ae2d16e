/** Texts of the screens behind the dashboard, which load with the first of them. */
export const work = {
  answer: {},

  snippets: {},

  drafts: {
    /** Ways to save a record. */
    group: "Save",
    more: "More ways to save",
    publish: "Save and publish",
    publishNote: "Visitors see it in a few minutes.",
    save: "Save draft",
    saveNote: "The saved version and the public page stay as they are.",
    notPublished: "Not published yet.",
    publishIt: "Publish",
    publishNamed: "Publish {{name}} and all other changes",
    next: "Everything saved is published at about {{time}}.",
    others_one: "{{count, number}} more",
    others_other: "{{count, number}} more",
    month_one: "Published {{count, number}} time this month.",
    month_other: "Published {{count, number}} times this month.",
    failed: "The draft could not be saved.",
    found: "Draft by {{name}}, {{time}}.",
    editing: "You are editing the draft by {{name}}, {{time}}.",
    beside: "The saved version and the public page do not have it.",
    open: "Open the draft",
    compare: "Compare",
    toSaved: "Back to the saved version",
    discard: "Discard the draft",
    discardFailed: "The draft could not be discarded.",
    discarded: "Draft discarded.",
    compareTitle: "Draft and saved version",
    same: "The draft is the same as the saved version.",
    newOnes: "Drafts not saved yet",
    untitled: "Without a name",
    sides: { saved: "Saved version", draft: "Draft" },
  },

  schedule: {
    title: "Schedule",
    note: "Optional. In the time of {{zone}}; the site follows within about 20 minutes.",
    publishAt: "Goes public",
    unpublishAt: "Comes off the site",
    yours: "{{time}} where you are",
    /** What visitors see of a record: one sentence for each state. */
    says: {
      draftOnly: "Only a draft. Visitors do not see it.",
      unknown: "We do not know what visitors see.",
      refused: "Visitors do not see it, because it cannot become a page.",
      byContent: "Visitors see the page from the content files instead.",
      building: "Being published now.",
      live: "Visitors see this version.",
      liveUntil: "Visitors see this version until {{until}}.",
      lacking: "Visitors see it, but something is missing.",
      hidden: "Visitors do not see it, because it is inactive.",
      upcoming: "Goes public on {{from}}.",
      upcomingUntil: "Goes public on {{from}} and comes off the site on {{until}}.",
      starting: "Was set for {{from}}. Goes public within about 20 minutes.",
      ending: "Was set to end on {{until}}. Comes off the site within about 20 minutes.",
      ended: "Off the site since {{until}}.",
      goingAway: "Still public. The next publish takes it off the site until {{from}}.",
      waitingOld: "Not published yet. Visitors see the version before.",
      waitingNew: "Not published yet. Visitors do not see it.",
      waitingOff: "Not published yet. Visitors see it until you publish.",
    },
  },

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
} as const;
