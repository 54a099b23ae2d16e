/** The table of shortcuts, which `?` opens. */
export const shortcuts = {
  everywhere: {
    title: "Everywhere",
    search: "Search, and do anything by name",
    list: "Show this list",
    close: "Close what is open",
  },
  lists: {
    title: "Lists",
    select: "Select the row whose box has the focus",
    through: "Select all rows up to this one",
    clear: "Select nothing any more",
  },
  forms: { title: "Forms", save: "Save" },
  messages: {
    title: "Messages",
    next: "Next message",
    previous: "Previous message",
    read: "Mark as read",
    unread: "Mark as unread",
  },
  order: {
    title: "Order of services, entries and pictures",
    take: "Take what the focused grip belongs to, and put it down",
    up: "Move it up",
    down: "Move it down",
    top: "Move it to the top",
    bottom: "Move it to the bottom",
    back: "Put it back where it was",
  },
  /** What stands on the keys of this language's keyboards; those that are not here have no words on them. */
  keys: { Esc: "Esc", Space: "Space", Shift: "Shift", Click: "Click", Home: "Home", End: "End" },
} as const;
