export const texts = {
  grip: (name: string) => `Move ${name}`,
  hint: "Press Space to take the row, the arrow keys to move it, Space to put it down, Escape to put it back. Or drag it.",
  taken: (name: string, place: number, count: number) => `${name} taken. Place ${place} of ${count}.`,
  at: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}.`,
  put: (name: string, place: number, count: number) => `${name} put down at place ${place} of ${count}.`,
  back: (name: string, place: number) => `${name} is back at place ${place}.`,
  failed: "Failed to save the order",
  network: "Failed to connect to server. The order is as it was.",
} as const;
