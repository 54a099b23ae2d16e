/** Every shortcut of the admin, as the dialog lists them. `Mod` is Ctrl, and Command on machines of Apple. */
export interface Shortcut {
  /** Pressed together. */
  keys: readonly string[];
  what: string;
}

export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { keys: ["Mod", "K"], what: "Search, and do anything by name" },
      { keys: ["?"], what: "Show this list" },
      { keys: ["Esc"], what: "Close what is open" },
    ],
  },
  {
    title: "Lists",
    shortcuts: [
      { keys: ["Space"], what: "Select the row whose box has the focus" },
      { keys: ["Shift", "Click"], what: "Select all rows up to this one" },
      { keys: ["Esc"], what: "Select nothing any more" },
    ],
  },
  {
    title: "Forms",
    shortcuts: [{ keys: ["Mod", "S"], what: "Save" }],
  },
  {
    title: "Messages",
    shortcuts: [
      { keys: ["j"], what: "Next message" },
      { keys: ["k"], what: "Previous message" },
      { keys: ["e"], what: "Mark as read" },
      { keys: ["u"], what: "Mark as unread" },
    ],
  },
  {
    title: "Order of services",
    shortcuts: [
      { keys: ["Space"], what: "Take the row whose grip has the focus, and put it down" },
      { keys: ["↑"], what: "Move it up" },
      { keys: ["↓"], what: "Move it down" },
      { keys: ["Home"], what: "Move it to the top" },
      { keys: ["End"], what: "Move it to the bottom" },
      { keys: ["Esc"], what: "Put it back where it was" },
    ],
  },
];
