/** Words of the forms of services and projects. */
export const record = {
  list: {
    detail: {
      entry: "Detail {{n, number}}",
      add: "Add a detail",
      remove: "Remove detail {{n, number}}",
      up: "Move detail {{n, number}} up",
      down: "Move detail {{n, number}} down",
      grip: "Put detail {{n, number}} in order",
      moved: "Detail is now number {{n, number}} of {{total, number}}.",
      removed: "Detail {{n, number}} is removed.",
    },
    feature: {
      entry: "Feature {{n, number}}",
      add: "Add a feature",
      remove: "Remove feature {{n, number}}",
      up: "Move feature {{n, number}} up",
      down: "Move feature {{n, number}} down",
      grip: "Put feature {{n, number}} in order",
      moved: "Feature is now number {{n, number}} of {{total, number}}.",
      removed: "Feature {{n, number}} is removed.",
    },
    picture: {
      grip: "Put picture {{n, number}} in order",
      moved: "Picture is now number {{n, number}} of {{total, number}}.",
      removed: "Picture {{n, number}} is removed.",
    },
    full: "{{max, number}} entries is the most.",
  },
  leave: {
    title: "Leave without saving?",
    text: "What you have changed here is not saved. It stays as a draft in this browser.",
    uploading: "Pictures are still being uploaded. What has not arrived by now is lost.",
    action: "Leave",
  },
  save: {
    unchanged: "Nothing has changed.",
    shortcut: "{{key}} saves and stays here.",
  },
  draft: {
    kept: "Draft kept on this device at {{time}}",
    found: "Unsaved draft from {{time}}",
    older: "It has been saved by somebody since. When you save, you see both.",
    restore: "Restore",
    discard: "Discard",
    restored: "Your draft is in the form. It is not saved yet.",
    discarded: "Draft discarded.",
  },
  value: {
    none: "Empty",
    on: "On",
    off: "Off",
    noAlt: "No description",
  },
} as const;
