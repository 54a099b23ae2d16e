/** The newsletter: its form, its subscribers, and the pages behind its mail links. */
import { z } from "zod";
import {
  newsletterInput,
  newsletterReader,
  readerId,
  readerQuery,
} from "#domain/inbox/newsletter.ts";
import { API, NEWSLETTER_PAGES } from "#domain/links.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

export const newsletter = {
  list: {
    route: `GET ${API.newsletter}`,
    id: "listReaders",
    summary: "The addresses of the newsletter.",
    who: "newsletter",
    query: readerQuery,
    list: { NewsletterReader: newsletterReader },
  },
  enter: {
    route: `POST ${API.newsletter}`,
    id: "enterNewsletter",
    summary:
      "Enters an address for the newsletter; its owner confirms it by mail. A known address gets the same answer.",
    who: "anybody",
    form: { kind: "newsletter", thanks: ["newsletter"] },
    body: { NewsletterEntry: newsletterInput },
    example: { email: "maria@riverfreight.example", locale: "en" },
  },
} as const satisfies Contract;

export const readers = {
  export: {
    route: "GET /api/newsletter/export",
    id: "exportReaders",
    summary: "The addresses as a table.",
    who: "newsletter",
    query: readerQuery,
    answers: "csv",
  },
  forget: {
    route: "DELETE /api/newsletter/:id",
    params: z.object({ id: readerId }),
    id: "forgetReader",
    summary: "Deletes an address for good.",
    who: "erasure",
    message: say("readers.deleted"),
  },
} as const satisfies Contract;

export const newsletterPages = {
  askToConfirm: {
    route: `GET ${NEWSLETTER_PAGES.confirm}`,
    id: "askToConfirm",
    summary: "The page behind the link of the confirmation mail.",
    who: "anybody",
    answers: "html",
  },
  confirm: {
    route: `POST ${NEWSLETTER_PAGES.confirm}`,
    id: "confirmSubscription",
    summary: "Confirms the address, from the button of that page.",
    who: "anybody",
    answers: "html",
  },
  askToUnsubscribe: {
    route: `GET ${NEWSLETTER_PAGES.unsubscribe}`,
    id: "askToUnsubscribe",
    summary: "The page behind the link that ends the newsletter.",
    who: "anybody",
    answers: "html",
  },
  unsubscribe: {
    route: `POST ${NEWSLETTER_PAGES.unsubscribe}`,
    id: "endSubscription",
    summary: "Ends it, from the button of that page or of a mail program.",
    who: "anybody",
    answers: "html",
  },
} as const satisfies Contract;
