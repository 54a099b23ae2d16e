/** Words of moving the rows of a list. */
export const order = {
  grip: "Move {{name}}",
  hint: "Press Space to take the row, the arrow keys to move it, Space to put it down, Escape to put it back. Or drag it.",
  taken: "{{name}} taken. Place {{place, number}} of {{total, number}}.",
  at: "{{name}}: place {{place, number}} of {{total, number}}.",
  put: "{{name}} put down at place {{place, number}} of {{total, number}}.",
  back: "{{name}} is back at place {{place, number}}.",
  failed: "Failed to save the order",
  network: "Failed to connect to server. The order is as it was.",
} as const;
