import { z } from "zod";
import { IMAGE_MAX, KEEP_DAYS } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";
import { libraryPicture, pictureAlts, replaced, replacement } from "./picture-library.ts";

/** The address of the uploaded picture. */
const uploadedPicture = z.object({ url: z.string().regex(PICTURE_ADDRESS) });

export const upload = {
  picture: {
    route: "POST /api/upload/single",
    id: "uploadPicture",
    summary: `Stores a PNG, JPG, GIF or WebP picture of up to ${IMAGE_MAX.sentBytes / 1024 / 1024} MB and ${IMAGE_MAX.edge} pixels a side. The same picture has the same address.`,
    who: "uploads",
    upload: true,
    data: { UploadedPicture: uploadedPicture },
  },
} as const satisfies Contract;

const PICTURE = { Picture: libraryPicture };
/** A name ends like an address under `/media/`. */
const name = z.object({ name: z.string().regex(/^[0-9a-f]{64}\.[a-z]{3,4}$/) });
/** Names with commas between them, as many as a record can have. */
const some = z.string().regex(/^[0-9a-f]{64}\.[a-z]{3,4}(?:,[0-9a-f]{64}\.[a-z]{3,4}){0,19}$/);
const EXAMPLE = { alts: { [DEFAULT_LOCALE]: "A boat at the quay, at dusk" } };

export const pictures = {
  list: {
    route: "GET /api/pictures",
    id: "listPictures",
    summary:
      "All pictures with where they are used, page by page: uploads by their address, before them the pictures of content/; or only the uploads named in `of`.",
    who: "uploads",
    query: z.object({
      of: some.optional(),
      cursor: z
        .string()
        .regex(/^[a-z]{3,4}\/[0-9a-f]{64}$/)
        .optional(),
    }),
    list: PICTURE,
    also: ["cursor", "total"],
  },
  describe: {
    route: "PUT /api/pictures/:name",
    id: "describePicture",
    summary:
      "Saves what an upload shows, a description a language. A use without a description of its own takes it.",
    who: "uploads",
    params: name,
    body: { Descriptions: z.object({ alts: pictureAlts }) },
    data: PICTURE,
    message: say("picture.described"),
    etag: true,
    ifMatch: true,
    example: EXAMPLE,
  },
  remove: {
    route: "DELETE /api/pictures/:name",
    id: "removePicture",
    summary: `Removes an unused upload. It can be restored for ${KEEP_DAYS.removedImage} days.`,
    who: "uploads",
    params: name,
    data: PICTURE,
    message: say("picture.removed"),
  },
  restore: {
    route: "POST /api/pictures/:name",
    id: "restorePicture",
    summary: "Restores a removed upload.",
    who: "uploads",
    params: name,
    data: PICTURE,
    message: say("picture.restored"),
  },
  replace: {
    route: "POST /api/pictures/:name/replace",
    id: "replacePicture",
    summary:
      "Puts another upload in the place of this one in one record or draft, as a new version. A repeat changes nothing.",
    who: "uploads",
    params: name,
    body: { Replacement: replacement },
    data: { Replaced: replaced },
    example: {
      by: `/media/${"0".repeat(64)}.webp`,
      kind: RECORD_KINDS[0],
      id: "8203984000000-0123456789ab",
      keepAlt: true,
    },
  },
} as const satisfies Contract;

export const media = {
  picture: {
    route: "GET /media/:name",
    id: "getPicture",
    summary: "An uploaded picture. The content of an address never changes.",
    who: "anybody",
    answers: "picture",
  },
} as const satisfies Contract;
