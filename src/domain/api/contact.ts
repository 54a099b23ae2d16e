/** Enquiries and requests: how visitors send them, and the staff's inbox. */
import { z } from "zod";
import { phone } from "#generated/agency.ts";
import { inboxFigures } from "#domain/inbox/figures.ts";
import {
  deletionQuery,
  inboxMessage,
  inboxQuery,
  inboxSelection,
  inboxStats,
  messageId,
  messagePatch,
  staffName,
} from "#domain/inbox/inbox.ts";
import { enquirySubmission, receipt, requestSubmission } from "#domain/inbox/message.ts";
import { relatedMessage } from "#domain/inbox/related.ts";
import { API, RECEIPTS } from "#domain/links.ts";
import type { Contract } from "./contract.ts";

const params = z.object({ id: messageId });

const sender = {
  name: "Maria Lind",
  email: "maria@riverfreight.example",
  phone,
};

export const contact = {
  list: {
    route: `GET ${API.contact}`,
    id: "listMessages",
    summary:
      "A page of messages: enquiries and requests, by folder, by the work on them, by label. As long as there is a cursor, the next request sends it.",
    who: "messages",
    query: inboxQuery,
    list: { Message: inboxMessage },
    also: ["cursor"],
  },
  send: {
    route: `POST ${API.contact}`,
    id: "sendEnquiry",
    summary:
      "Sends an enquiry. A success means that it is stored; `url` is the path of its receipt.",
    who: "anybody",
    form: { kind: "enquiry", thanks: ["home", "contact"] },
    body: { Enquiry: enquirySubmission },
    data: { Receipt: receipt },
    example: {
      ...sender,
      company: "River Freight",
      message: "We need a booking site for river freight.",
    },
  },
} as const satisfies Contract;

export const serviceRequest = {
  send: {
    route: `POST ${API.serviceRequest}`,
    id: "requestService",
    summary: "Asks for a service; `url` is the path of the receipt.",
    who: "anybody",
    form: { kind: "request", thanks: ["proposal", "request"] },
    body: { ServiceRequest: requestSubmission },
    data: { Receipt: receipt },
    example: {
      ...sender,
      service: "Custom Web Development",
      message: "",
      budget: "",
      timeline: "",
    },
  },
} as const satisfies Contract;

export const receiptPages = {
  show: {
    route: `GET ${RECEIPTS}:receipt`,
    id: "showReceipt",
    summary: "The receipt of a message: what was sent, and whether it is read and answered.",
    who: "anybody",
    limited: true,
    answers: "html",
  },
  change: {
    route: `POST ${RECEIPTS}:receipt`,
    id: "changeReceipt",
    summary:
      "What the sender does there: `do` is `add` (with `message`), `correct` (with `email`) or `withdraw`. Leads back to the receipt.",
    who: "anybody",
    limited: true,
    answers: "html",
  },
} as const satisfies Contract;

export const messages = {
  count: {
    route: "GET /api/contact/stats",
    id: "countMessages",
    summary: "Counts.",
    who: "messages",
    data: { InboxStats: inboxStats },
  },
  figures: {
    route: "GET /api/contact/figures",
    id: "countFigures",
    summary: "The median time to a first answer this week, and the latest messages by page.",
    who: "messages",
    data: { InboxFigures: inboxFigures },
  },
  staff: {
    route: "GET /api/contact/staff",
    id: "listOwners",
    summary: "The names of those to whom a message can be given.",
    who: "messages",
    list: { StaffName: staffName },
  },
  export: {
    route: "GET /api/contact/export",
    id: "exportMessages",
    summary: "Messages as a table.",
    who: "messages",
    query: inboxSelection,
    answers: "csv",
  },
  one: {
    route: "GET /api/contact/:id",
    params,
    id: "getMessage",
    summary: "One message. Its ETag is the revision of its note.",
    who: "messages",
    data: { Message: inboxMessage },
    etag: true,
  },
  related: {
    route: "GET /api/contact/:id/related",
    params,
    id: "listRelated",
    summary:
      "The newest other messages of the sender, by address or phone number, and which of them are probably doubles.",
    who: "messages",
    list: { RelatedMessage: relatedMessage },
  },
  change: {
    route: "PATCH /api/contact/:id",
    params,
    id: "changeMessage",
    summary:
      "Marks a message, moves it, brings it back from the trash, gives it an owner or labels, or changes its note. Only a note needs If-Match.",
    who: "messages",
    body: { MessageChange: messagePatch },
    data: { Message: inboxMessage },
    etag: true,
    example: { read: true },
  },
  remove: {
    route: "DELETE /api/contact/:id",
    params,
    id: "deleteMessage",
    summary:
      "Moves a message to the trash. With `permanent`, which is for admins, one in the trash is deleted for good.",
    who: "messages",
    query: deletionQuery,
    data: { Message: inboxMessage },
    sometimes: true,
  },
  retryMail: {
    route: "POST /api/contact/:id/mail",
    params,
    id: "retryMail",
    summary: "Sends the mail about a message again.",
    who: "messages",
    data: { Message: inboxMessage },
  },
} as const satisfies Contract;
