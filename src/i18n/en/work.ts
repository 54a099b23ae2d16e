/** Texts of the screens behind the dashboard, which load with the first of them. */
export const work = {
  answer: {
    lede: "{{total, number}} in the inbox, {{unread, number}} unread, {{open, number}} without an answer.",
    listLabel: "Messages, the most urgent first",
    state: "State",
    work: "Work on this message",
    filters: {
      any: "Any state",
      open: "Open",
      mine: "Mine",
      overdue: "Overdue",
      answered: "Answered",
      closed: "Closed",
    },
    /** A filter with the number of its messages. */
    counted: "{{name}} ({{count}})",
    label: "Label",
    anyLabel: "Any label",
    noneTitle: "No messages here",
    noneText: "No message matches these filters.",
    states: { open: "Open", answered: "Answered", closed: "Closed" },
    elsewhere: "Answered elsewhere",
    close: "Close",
    reopen: "Reopen",
    done: {
      closed: "Closed without an answer.",
      open: "Reopened.",
      owner: "Owner changed.",
    },
    undone: "Undone.",
    owner: "Owner",
    nobody: "Nobody",
    you: "{{name}} (you)",
    labels: "Labels",
    addLabel: "Add a label",
    add: "Add",
    removeLabel: "Remove the label {{label}}",
    labelLong: "A label can have at most {{max, number}} characters.",
    labelsMany: "A message can have at most {{max, number}} labels.",
    reopened: {
      addition: "Reopened: the sender added something.",
      correction: "Reopened: the sender corrected the email address.",
      mail: "Reopened: the reply could not be sent.",
    },
  },

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
} as const;
