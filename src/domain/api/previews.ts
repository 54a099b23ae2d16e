/** Links to previews of records, which staff make and end, and the pages behind them. */
import { z } from "zod";
import { PREVIEW_DAYS } from "#domain/limits.ts";
import { PREVIEWS } from "#domain/links.ts";
import { previewId, previewInput, previewLink } from "#domain/records/preview-link.ts";
import { RECORD_KINDS, recordId } from "#domain/records/record.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

const record = z.object({ kind: z.enum(RECORD_KINDS), id: recordId });

export const previews = {
  list: {
    route: "GET /api/previews/:kind/:id",
    params: record,
    id: "listPreviews",
    summary: "The links to the preview of a record that lead there now, the newest first.",
    who: "drafts",
    list: { PreviewLink: previewLink },
  },
  share: {
    route: "POST /api/previews/:kind/:id",
    params: record,
    id: "sharePreview",
    summary: "Makes a link to the preview of a record or of a draft of a new one.",
    who: "drafts",
    body: { PreviewInput: previewInput },
    data: { PreviewLink: previewLink },
    message: say("preview.shared"),
    creates: true,
    example: { days: PREVIEW_DAYS[1] },
  },
  end: {
    route: "DELETE /api/previews/:kind/:id/:link",
    params: record.extend({ link: previewId }),
    id: "endPreview",
    summary: "Ends a link, which then says so.",
    who: "drafts",
    message: say("preview.ended"),
  },
} as const satisfies Contract;

export const previewPages = {
  show: {
    route: `GET ${PREVIEWS}:kind/:id/:link`,
    id: "showPreview",
    summary:
      "The page of a record as its draft has it, or as it is saved. `link` is the id of the link with its mark.",
    who: "anybody",
    limited: true,
    answers: "html",
  },
} as const satisfies Contract;
