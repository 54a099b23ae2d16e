/**
 * Demo messages for a first look: those of `content/demo/messages.json` in the site's languages and
 * from its pages, written only into an empty message store.
 */
import { hasPageAt } from "#domain/content/parts.ts";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { type Locale, LOCALES, pathWithoutLocale } from "#domain/links.ts";
import { demo } from "#generated/demo.ts";
import { idAt } from "#server/http/ids.ts";
import { messageStore } from "./messages.ts";
import { noteSender } from "./senders.ts";
import { addDemoSnippets } from "./snippets.ts";

/** An entry of the file. */
interface DemoText {
  id: string;
  locale: Locale;
  folder: "unread" | "read" | "spam";
  minutesAgo: number;
  page: string;
  name: string;
  email: string;
  phone: string;
  company?: string;
  /** Makes it a request. */
  service?: string;
  budget?: string;
  timeline?: string;
  about?: string[];
  from?: string;
  spamReason?: "links";
  text: string;
}

export interface DemoMessage {
  folder: "unread" | "read" | "spam";
  record: MessageRecord;
}

/** Adds the messages to an empty inbox, and the snippets to one that never had any. Safe to repeat, also in parallel. */
export async function addDemoMessages(now = Date.now()): Promise<void> {
  await addDemoSnippets(now);
  if ((await messageStore.folders()).length > 0) return;
  await Promise.all(
    demoMessages(now).map(async ({ folder, record }) => {
      await messageStore.create(`${folder}/${record._id}`, record);
      await noteSender(record);
    }),
  );
}

/** The messages, dated relative to `now` in milliseconds. */
export function demoMessages(now: number): DemoMessage[] {
  const texts = (demo.messages as DemoText[]).filter(
    ({ locale, page }) => LOCALES.includes(locale) && hasPageAt(pathWithoutLocale(page)),
  );
  return texts.map(({ id, folder, minutesAgo, text, ...fields }) => {
    const time = now - minutesAgo * 60_000;
    const record: MessageRecord = {
      ...{
        company: "",
        service: "",
        budget: "",
        timeline: "",
        about: [],
        from: "",
        trap: "",
        claim: "",
      },
      ...fields,
      _id: idAt(time, id),
      kind: fields.service === undefined ? "enquiry" : "request",
      createdAt: new Date(time).toISOString(),
      message: text,
    };
    return { folder, record };
  });
}
