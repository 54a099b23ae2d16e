/** Words for two people who have changed the same record. */
export const compare = {
  title: "Someone else saved this while you were editing",
  who: "Saved by {{name}}, {{time}}, while you were editing. Nothing of yours is lost.",
  whoUnknown: "Saved by somebody while you were editing. Nothing of yours is lost.",
  noClash: "Your changes and theirs do not meet: both can be saved.",
  clashes_one: "One field was changed by both.",
  clashes_other: "{{count, number}} fields were changed by both.",
  taken: "Added from their version:",
  mine: "Mine",
  theirs: "Theirs",
  allMine: "Keep all mine",
  allTheirs: "Take all theirs",
  save: "Save",
  saveBoth: "Save both",
  back: "Back to the form",
  choose_one: "One field is still to be chosen.",
  choose_other: "{{count, number}} fields are still to be chosen.",
} as const;
