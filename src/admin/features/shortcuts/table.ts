/**
 * Every shortcut of the admin, as the dialog lists them: what is pressed together, and what it
 * does. `Mod` is Ctrl, and Command on machines of Apple.
 */
export const SHORTCUTS = [
  {
    title: "shortcuts.everywhere.title",
    shortcuts: [
      { keys: ["Mod", "K"], what: "shortcuts.everywhere.search" },
      { keys: ["?"], what: "shortcuts.everywhere.list" },
      { keys: ["Esc"], what: "shortcuts.everywhere.close" },
    ],
  },
  {
    title: "shortcuts.lists.title",
    shortcuts: [
      { keys: ["Space"], what: "shortcuts.lists.select" },
      { keys: ["Shift", "Click"], what: "shortcuts.lists.through" },
      { keys: ["Esc"], what: "shortcuts.lists.clear" },
    ],
  },
  {
    title: "shortcuts.forms.title",
    shortcuts: [{ keys: ["Mod", "S"], what: "shortcuts.forms.save" }],
  },
  {
    title: "shortcuts.messages.title",
    shortcuts: [
      { keys: ["j"], what: "shortcuts.messages.next" },
      { keys: ["k"], what: "shortcuts.messages.previous" },
      { keys: ["e"], what: "shortcuts.messages.read" },
      { keys: ["u"], what: "shortcuts.messages.unread" },
    ],
  },
  {
    title: "shortcuts.order.title",
    shortcuts: [
      { keys: ["Space"], what: "shortcuts.order.take" },
      { keys: ["↑"], what: "shortcuts.order.up" },
      { keys: ["↓"], what: "shortcuts.order.down" },
      { keys: ["Home"], what: "shortcuts.order.top" },
      { keys: ["End"], what: "shortcuts.order.bottom" },
      { keys: ["Esc"], what: "shortcuts.order.back" },
    ],
  },
] as const;
