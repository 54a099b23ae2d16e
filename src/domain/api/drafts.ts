/** Drafts of records. Saving one changes neither the saved version nor the public page. */
import { z } from "zod";
import { BODY_MAX } from "#domain/limits.ts";
import { DRAFT_KINDS, draft, draftEntry, draftInput } from "#domain/records/draft.ts";
import { RECORD_KINDS, recordId } from "#domain/records/record.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

const kind = z.object({ kind: z.enum(RECORD_KINDS) });
const one = z.object({ kind: z.enum(DRAFT_KINDS), id: recordId });
const saves = {
  who: "drafts",
  body: { DraftInput: draftInput },
  bodyMax: BODY_MAX.draft,
  data: { Draft: draft },
  message: say("drafts.saved"),
  etag: true,
  example: { values: { serviceType: "Custom Web Development", isActive: true } },
} as const;

export const drafts = {
  list: {
    route: "GET /api/drafts",
    id: "listDrafts",
    summary: "The drafts of all kinds, the newest first, without their values.",
    who: "drafts",
    list: { DraftEntry: draftEntry },
  },
  create: {
    ...saves,
    route: "POST /api/drafts/:kind",
    params: kind,
    id: "createDraft",
    summary: "Saves the draft of a new record, which is in no list of records.",
    creates: true,
  },
  one: {
    route: "GET /api/drafts/:kind/:id",
    params: one,
    id: "getDraft",
    summary: "The draft of a record or of the agency; a success without data when it has none.",
    who: "drafts",
    data: { Draft: draft },
    sometimes: true,
    etag: true,
  },
  save: {
    ...saves,
    route: "PUT /api/drafts/:kind/:id",
    params: one,
    id: "saveDraft",
    summary:
      'Saves the draft of a record. If-Match is the ETag of the draft, `"0"` while there is none; if it has changed in the meantime, the answer is 412 with the current one.',
    ifMatch: true,
  },
  remove: {
    route: "DELETE /api/drafts/:kind/:id",
    params: one,
    id: "discardDraft",
    summary: "Discards the draft of a record.",
    who: "drafts",
    message: say("drafts.discarded"),
    ifMatch: true,
  },
} as const satisfies Contract;
