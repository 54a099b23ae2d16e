/** Words of putting the things of a list in order. */
export const order = {
  grip: "Move {{name}}",
  hint: "Drag it. Or Space takes it, the arrow keys move it, Space puts it down, Escape puts it back.",
  taken: "{{name}} taken. Place {{place, number}} of {{total, number}}.",
  at: "{{name}}: place {{place, number}} of {{total, number}}.",
  put: "{{name}} put down at place {{place, number}} of {{total, number}}.",
  back: "{{name}} is back at place {{place, number}}.",
  failed: "Failed to save the order",
  network: "Failed to connect to server. The order is as it was.",
} as const;
