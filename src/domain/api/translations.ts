/** The translations of services and projects that staff write. */
import { z } from "zod";
import { BODY_MAX } from "#domain/limits.ts";
import { RECORD_KINDS, recordChange, recordId } from "#domain/records/record.ts";
import {
  translationInput,
  translationLocale,
  translationRecord,
  translationStates,
} from "#domain/records/translation.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

const ofKind = z.object({ kind: z.enum(RECORD_KINDS) });
const ofRecord = ofKind.extend({ id: recordId });

/**
 * A translation as the form needs it. Revision 0: staff have not saved one. `content` has the texts
 * of the page in `content/`, if it has the language.
 */
const translationView = translationRecord
  .pick({ isPublished: true, fields: true })
  .strip()
  .extend({
    locale: translationLocale,
    revision: z.int().min(0),
    content: translationRecord.shape.fields.optional(),
    change: recordChange.pick({ at: true, by: true }).optional(),
  });
export type TranslationView = z.output<typeof translationView>;

export const translations = {
  states: {
    route: "GET /api/translations/:kind",
    params: ofKind,
    id: "listTranslationStates",
    summary: "How far each record is translated, by record and language.",
    who: "services",
    data: { TranslationStates: z.record(z.string(), translationStates) },
  },
  ofRecord: {
    route: "GET /api/translations/:kind/:id",
    params: ofRecord,
    id: "listTranslations",
    summary: "The translations of a record, one for each language of the site.",
    who: "services",
    list: { Translation: translationView },
  },
  save: {
    route: "PUT /api/translations/:kind/:id/:locale",
    params: ofRecord.extend({ locale: translationLocale }),
    id: "saveTranslation",
    summary:
      "Saves the translation of a record; If-Match is its revision. If it has changed in the meantime, the answer is 412 with the current one.",
    who: "services",
    body: { TranslationInput: translationInput },
    bodyMax: BODY_MAX.translation,
    data: { Translation: translationView },
    message: say("translation.saved"),
    etag: true,
    ifMatch: true,
    example: {
      isPublished: true,
      fields: { serviceType: [{ english: "Boats", text: "Bateaux" }] },
    },
  },
} as const satisfies Contract;
