import { expect, test } from "vitest";
import { isWaiting } from "#domain/inbox/waiting.ts";

const READ = "2026-11-30T04:00:00.000Z";
const ANSWERED = "2026-11-30T05:00:00.000Z";

test.each([
  ["an unread message", { folder: "unread" }, true],
  ["a read message", { folder: "read", readAt: READ }, true],
  ["a message that is unread again", { folder: "unread", readAt: READ }, true],
  ["an answered message", { folder: "read", readAt: READ, answeredAt: ANSWERED }, false],
  ["a message that was read before its moment was kept", { folder: "read" }, false],
  ["spam", { folder: "spam", readAt: READ }, false],
  ["a deleted message", { folder: "trash", readAt: READ }, false],
] as const)("the sender of %s waits for an answer, or not", (_, message, waits) => {
  expect(isWaiting(message)).toBe(waits);
});
