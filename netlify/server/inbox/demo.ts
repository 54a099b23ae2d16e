/**
 * Messages for a first look around: made up, the same everywhere, and written into a message store
 * that is still empty.
 */
import type { MessageRecord } from "#domain/inbox/message.ts";
import { DEMO_LETTERS } from "./demo-messages.ts";
import { idAt } from "#server/http/ids.ts";
import { messageStore } from "./messages.ts";

export interface DemoMessage {
  folder: "unread" | "read" | "spam";
  record: MessageRecord;
}

/** Adds the messages to an empty inbox. Safe to repeat, and at the same time. */
export async function addDemoMessages(now = Date.now()): Promise<void> {
  if ((await messageStore.folders()).length > 0) return;
  await Promise.all(
    demoMessages(now).map(({ folder, record }) =>
      messageStore.create(`${folder}/${record._id}`, record),
    ),
  );
}

/** The messages as if it were `now`, in milliseconds. */
export function demoMessages(now: number): DemoMessage[] {
  return DEMO_LETTERS.map(({ id, folder, minutesAgo, text, ...fields }) => {
    const time = now - minutesAgo * 60_000;
    const record: MessageRecord = {
      ...{ company: "", service: "", budget: "", timeline: "", trap: "", claim: "" },
      ...fields,
      _id: idAt(time, id),
      kind: fields.service === undefined ? "enquiry" : "request",
      createdAt: new Date(time).toISOString(),
      message: text,
    };
    return { folder, record };
  });
}
