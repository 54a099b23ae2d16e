/** A stored enquiry, ready to be mailed. */
import type { MessageRecord } from "#domain/inbox/message.ts";

export const RECORD: MessageRecord = {
  _id: "8236000000000-aabbccddeeff",
  kind: "enquiry",
  createdAt: "2026-03-01T09:30:00.000Z",
  name: "Rahima Akter",
  email: "rahima@ghatline.example",
  phone: "+880 1700 000000",
  company: "Ghatline Cargo",
  message: "Hello.\n.\nA line with one dot above.",
  service: "",
  budget: "",
  timeline: "",
  about: [],
  trap: "",
  locale: "en",
  page: "/contact",
  from: "",
  claim: "",
};

/** A subject without the number of its message, which is another in each store. */
export function plainSubject(subject: string | undefined): string {
  return (subject ?? "").replace(/ NW-[0-9A-Z]{4}-[0-9A-Z]/, "");
}
